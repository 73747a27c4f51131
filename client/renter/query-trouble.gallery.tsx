import { CombinedGraphQLErrors } from '@apollo/client';
import type { Examples } from '../../mocks/gallery/example.ts';
import { QueryTrouble } from './query-trouble.tsx';

const again = () => undefined;
const failed = new CombinedGraphQLErrors({
  errors: [{ message: 'Something went wrong.', extensions: { requestId: 'req-7f3a91' } }],
});

export const examples: Examples = {
  'No server': () => <QueryTrouble error={new Error('Failed to fetch')} retry={again} />,
  'The server failed': () => <QueryTrouble error={failed} retry={again} />,
};
