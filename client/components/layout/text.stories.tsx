import type { Meta } from '@storybook/react-vite';
import { Notice, Text } from './text.tsx';

export default { component: Text } satisfies Meta<typeof Text>;

export const Sizes = {
  render: () => (
    <>
      <Text size="large">What the page is about.</Text>
      <Text>What one may also know.</Text>
      <Text bad>What went wrong.</Text>
    </>
  ),
};
export const Notices = {
  render: () => (
    <>
      <Notice>The listing is not shown.</Notice>
      <Notice tone="good" small>
        Sent.
      </Notice>
      <Notice tone="bad">The card was declined.</Notice>
    </>
  ),
};
