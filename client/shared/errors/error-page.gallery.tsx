import { CombinedGraphQLErrors } from '@apollo/client';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { ErrorPage } from './error-page.tsx';

const again = () => undefined;
const failed = new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { requestId: 'req-7f3a91' } }] });

export const alone = true;
export const examples: Examples = {
  'With request ID': () => <ErrorPage error={failed} retry={again} />,
  'Without request ID': () => <ErrorPage error={new Error('Failed to fetch')} retry={again} />,
};
