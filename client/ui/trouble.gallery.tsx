import type { Examples } from '../../mocks/gallery/example.ts';
import { Trouble } from './trouble.tsx';

const again = () => undefined;

export const alone = true;
export const examples: Examples = {
  'With a number': () => <Trouble requestId="req-7f3a91" retry={again} />,
  'Without one': () => <Trouble retry={again} />,
};
