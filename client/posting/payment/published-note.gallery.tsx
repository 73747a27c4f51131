import type { Examples } from '../../../mocks/gallery/example.ts';
import { PublishedNote } from './published-note.tsx';

export const examples: Examples = { Published: () => <PublishedNote /> };
