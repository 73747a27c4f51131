import type { Examples } from '../../../mocks/gallery/example.ts';
import { PostingLoading } from './posting-loading.tsx';

export const examples: Examples = { 'While the draft is looked up': () => <PostingLoading /> };
