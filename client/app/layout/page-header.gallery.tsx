import type { Examples } from '../../../mocks/gallery/example.ts';
import { useBrand } from '../page-info.tsx';
import { PageHeader } from './page-header.tsx';

const Header = ({ shortlisted }: { shortlisted: number }) => (
  <PageHeader brandName={useBrand().name} shortlisted={shortlisted} />
);

export const alone = true;
export const examples: Examples = {
  'Empty shortlist': () => <Header shortlisted={0} />,
  'Long shortlist': () => <Header shortlisted={128} />,
};
