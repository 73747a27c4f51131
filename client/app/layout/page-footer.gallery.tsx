import type { Examples } from '../../../mocks/gallery/example.ts';
import { useBrand } from '../page-info.tsx';
import { PageFooter } from './page-footer.tsx';

const Footer = () => <PageFooter brandName={useBrand().name} />;

export const examples: Examples = { 'On every page': () => <Footer /> };
