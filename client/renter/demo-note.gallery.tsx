import type { Examples } from '../../mocks/gallery/example.ts';
import { DemoNote } from './demo-note.tsx';

export const examples: Examples = { 'Below homes of the seed': () => <DemoNote /> };
