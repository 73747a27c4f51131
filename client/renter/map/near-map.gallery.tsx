import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleHome } from '../example-home.ts';
import { NearMap } from './near-map.tsx';

const frame = { height: '22rem' };

export const examples: Examples = {
  'A home and the colleges near it': () => (
    <div style={frame}>
      <NearMap home={exampleHome} schools={exampleHome.nearbySchools} />
    </div>
  ),
  'The way to one of them': () => (
    <div style={frame}>
      <NearMap home={exampleHome} schools={exampleHome.nearbySchools.slice(1)} line />
    </div>
  ),
};
