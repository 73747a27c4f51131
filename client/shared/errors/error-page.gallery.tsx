import type { Examples } from '../../../mocks/gallery/example.ts';
import { ErrorPage } from './error-page.tsx';

const again = () => undefined;

export const alone = true;
export const examples: Examples = {
  'With request ID': () => <ErrorPage requestId="req-7f3a91" retry={again} />,
  'Without request ID': () => <ErrorPage retry={again} />,
};
