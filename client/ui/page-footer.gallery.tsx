import type { Examples } from '../../mocks/gallery/example.ts';
import { useBrand } from '../boot.tsx';
import { PageFooter } from './page-footer.tsx';

const Footer = () => <PageFooter brandName={useBrand().name} />;

export const examples: Examples = { 'On every page': () => <Footer /> };
