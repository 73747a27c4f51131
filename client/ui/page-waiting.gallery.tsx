import type { Examples } from '../../mocks/gallery/example.ts';
import { PageWaiting } from './page-waiting.tsx';

export const examples: Examples = { 'While a screen’s code is on its way': () => <PageWaiting title="Page waiting" /> };
