import type { Examples } from '../../mocks/gallery/example.ts';
import { PageLoading } from './page-loading.tsx';

export const examples: Examples = { 'While a screen’s code is on its way': () => <PageLoading title="Page loading" /> };
