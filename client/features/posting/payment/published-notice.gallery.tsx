import type { Examples } from '../../../../mocks/gallery/example.ts';
import { PublishedNotice } from './published-notice.tsx';

export const examples: Examples = { Published: () => <PublishedNotice /> };
