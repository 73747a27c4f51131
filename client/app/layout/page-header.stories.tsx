import type { Meta } from '@storybook/react-vite';
import { useBrand } from '../page-info.tsx';
import { PageHeader } from './page-header.tsx';

export default { component: PageHeader, tags: ['alone'] } satisfies Meta<typeof PageHeader>;

const Header = ({ shortlisted }: { shortlisted: number }) => (
  <PageHeader brandName={useBrand().name} shortlisted={shortlisted} />
);

export const EmptyShortlist = { render: () => <Header shortlisted={0} /> };
export const LongShortlist = { render: () => <Header shortlisted={128} /> };
