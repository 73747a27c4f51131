import type { Examples } from '../../../mocks/gallery/example.ts';
import { ExampleCollage } from './example-collage.tsx';

export const examples: Examples = { 'On the start': () => <ExampleCollage /> };
