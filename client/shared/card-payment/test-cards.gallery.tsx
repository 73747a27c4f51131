import type { Examples } from '../../../mocks/gallery/example.ts';
import { TestCards } from './test-cards.tsx';

export const examples: Examples = { 'With the local processor': () => <TestCards /> };
