import type { Examples } from '../../../mocks/gallery/example.ts';
import { PublishedCard } from './listing-published.tsx';

export const examples: Examples = {
  'Just published': () => (
    <PublishedCard listing={{ name: 'Neil House', slug: 'neil-house' }} dismiss={() => undefined} />
  ),
};
