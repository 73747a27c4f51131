import type { Examples } from '../../../mocks/gallery/example.ts';
import { Notice, Text } from './text.tsx';

export const examples: Examples = {
  Sizes: () => (
    <>
      <Text size="large">What the page is about.</Text>
      <Text>What one may also know.</Text>
      <Text bad>What went wrong.</Text>
    </>
  ),
  Notices: () => (
    <>
      <Notice>The listing is not shown.</Notice>
      <Notice tone="good" small>
        Sent.
      </Notice>
      <Notice tone="bad">The card was declined.</Notice>
    </>
  ),
};
