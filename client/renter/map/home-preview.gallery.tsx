import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleHome, sparseHome } from '../example-home.ts';
import { HomePreview } from './home-preview.tsx';
import { mapHomeOf } from './map-home.ts';

const corner = { position: 'relative', height: '11rem' } as const;

export const examples: Examples = {
  'A home whose pin was pressed': () => (
    <div style={corner}>
      <HomePreview home={mapHomeOf(exampleHome, { bedrooms: 2 })} close={() => {}} />
    </div>
  ),
  'Without a picture, and with a long name': () => (
    <div style={corner}>
      <HomePreview home={mapHomeOf(sparseHome, {})} close={() => {}} />
    </div>
  ),
};
