import type { Examples } from '../../mocks/gallery/example.ts';
import { FailedLine } from './failed-line.tsx';
import type { Action } from './use-action.ts';

const done = () => Promise.resolve();
const action: Action = {
  busy: false,
  failed: 'We could not reach the server. Nothing was lost. Try again.',
  run: done,
  retry: done,
};

export const examples: Examples = {
  'The server could not be reached': () => <FailedLine action={action} />,
};
