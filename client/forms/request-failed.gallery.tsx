import type { Examples } from '../../mocks/gallery/example.ts';
import { RequestFailed } from './request-failed.tsx';
import type { AsyncAction } from './use-async-action.ts';

const done = () => Promise.resolve();
const action: AsyncAction = {
  busy: false,
  failed: 'We could not reach the server. Nothing was lost. Try again.',
  run: done,
  retry: done,
};

export const examples: Examples = {
  'Server unreachable': () => <RequestFailed action={action} />,
};
