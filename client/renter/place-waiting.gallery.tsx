import type { Examples } from '../../mocks/gallery/example.ts';
import { PlaceWaiting } from './place-waiting.tsx';

export const examples: Examples = { 'A place on its way': () => <PlaceWaiting /> };
