import { CombinedGraphQLErrors } from '@apollo/client';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { QueryError } from './query-error.tsx';

const again = () => undefined;
const failed = new CombinedGraphQLErrors({
  errors: [{ message: 'Something went wrong.', extensions: { requestId: 'req-7f3a91' } }],
});

export const examples: Examples = {
  'Server unreachable': () => <QueryError error={new Error('Failed to fetch')} retry={again} />,
  'Server error': () => <QueryError error={failed} retry={again} />,
};
