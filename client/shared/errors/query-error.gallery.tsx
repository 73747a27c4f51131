import { CombinedGraphQLErrors } from '@apollo/client';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { QueryError } from './query-error.tsx';

const again = () => undefined;
const failed = new CombinedGraphQLErrors({
  errors: [{ message: 'Something went wrong.', extensions: { requestId: 'req-7f3a91' } }],
});

export const examples: Examples = {
  'No server': () => <QueryError error={new Error('Failed to fetch')} retry={again} />,
  'The server failed': () => <QueryError error={failed} retry={again} />,
};
