import type { Examples } from '../../../mocks/gallery/example.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const home = { name: 'Home', href: '/' };
const ohio = { name: 'Ohio', href: '/state/oh' };

/** Landmarks with the same name must be unique on a page. */
export const alone = true;

export const examples: Examples = {
  State: () => <Breadcrumbs steps={[home]} here="Ohio" />,
  'Listing with a long name': () => (
    <Breadcrumbs
      steps={[home, ohio, { name: 'Ohio State University', href: '/college/ohio-state-university' }]}
      here="The Old Schoolhouse at the Corner of Richland Avenue and South Shafer Street"
    />
  ),
};
