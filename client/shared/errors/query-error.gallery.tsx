import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { QueryError } from './query-error.tsx';

const again = () => undefined;
const failed = new CombinedGraphQLErrors({
  errors: [{ message: 'Something went wrong.', extensions: { requestId: 'req-7f3a91' } }],
});
const rejected = new ServerError('Rejected', { response: new Response(null, { status: 413 }), bodyText: '' });

export const examples: Examples = {
  'Server unreachable': () => <QueryError error={new Error('Failed to fetch')} retry={again} />,
  'Request rejected': () => <QueryError error={rejected} retry={again} />,
  'Server error': () => <QueryError error={failed} retry={again} />,
};
