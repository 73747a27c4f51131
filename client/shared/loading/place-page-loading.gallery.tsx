import type { Examples } from '../../../mocks/gallery/example.ts';
import { PlacePageLoading } from './place-page-loading.tsx';

export const examples: Examples = { 'A place on its way': () => <PlacePageLoading /> };
