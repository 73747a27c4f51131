import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleHome } from '../example-home.ts';
import { DirectionsLink } from './directions-link.tsx';

export const examples: Examples = {
  'From a home to a college': () =>
    exampleHome.nearbySchools
      .slice(0, 1)
      .map((school) => <DirectionsLink key={school.id} home={exampleHome} school={school} />),
};
