import type { Meta } from '@storybook/react-vite';
import { useBrand } from '../page-info.tsx';
import { PageFooter } from './page-footer.tsx';

export default { component: PageFooter } satisfies Meta<typeof PageFooter>;

const Footer = () => <PageFooter brandName={useBrand().name} />;

export const OnEveryPage = { render: () => <Footer /> };
