import type { Examples } from '../../mocks/gallery/example.ts';
import { PostingWaiting } from './posting-waiting.tsx';

export const examples: Examples = { 'While the draft is looked up': () => <PostingWaiting /> };
