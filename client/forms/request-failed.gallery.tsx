import type { Examples } from '../../mocks/gallery/example.ts';
import { RequestFailed, type AsyncAction } from './request-failed.tsx';

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
