import type { Examples } from '../../../mocks/gallery/example.ts';
import { LoadError } from './load-error.tsx';

const error = new TypeError('Failed to fetch');
const nothing = () => undefined;

export const examples: Examples = {
  Offline: () => <LoadError what="Your listings didn't load." error={error} busy={false} retry={nothing} />,
  Retrying: () => <LoadError what="This may be out of date." error={error} busy retry={nothing} />,
};
