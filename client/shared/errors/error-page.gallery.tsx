import type { Examples } from '../../../mocks/gallery/example.ts';
import { ErrorPage } from './error-page.tsx';

const again = () => undefined;

export const alone = true;
export const examples: Examples = {
  'With a number': () => <ErrorPage requestId="req-7f3a91" retry={again} />,
  'Without one': () => <ErrorPage retry={again} />,
};
