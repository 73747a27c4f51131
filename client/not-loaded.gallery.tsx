import type { Examples } from '../mocks/gallery/example.ts';
import { NotLoaded } from './not-loaded.tsx';

const error = new TypeError('Failed to fetch');
const nothing = () => undefined;

export const examples: Examples = {
  'No line': () => <NotLoaded what="Your listings did not load." error={error} busy={false} retry={nothing} />,
  'Trying again': () => <NotLoaded what="This may not be the latest." error={error} busy retry={nothing} />,
};
