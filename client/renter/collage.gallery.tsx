import type { Examples } from '../../mocks/gallery/example.ts';
import { Collage } from './collage.tsx';

export const examples: Examples = { 'On the start': () => <Collage /> };
