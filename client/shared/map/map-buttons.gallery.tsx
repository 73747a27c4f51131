import type { Examples } from '../../../mocks/gallery/example.ts';
import { MapButtons } from './map-buttons.tsx';

const corner = { position: 'relative', height: '10rem' } as const;

export const examples: Examples = {
  'On a map': () => (
    <div style={corner}>
      <MapButtons view={undefined} fit={() => {}} />
    </div>
  ),
};
