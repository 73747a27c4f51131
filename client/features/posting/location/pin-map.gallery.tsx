import type { Examples } from '../../../../mocks/gallery/example.ts';
import { PinMap } from './pin-map.tsx';

const at = { lat: 39.99, lon: -83 };
const colleges = [
  { displayName: 'Ohio State University', lat: 40.0, lon: -83.0145 },
  { displayName: 'Capital University', lat: 39.9555, lon: -82.9383 },
];

export const examples: Examples = {
  'Pin in a city': () => (
    <div style={{ height: '18rem' }}>
      <PinMap at={at} begin={at} isWide={false} colleges={colleges} moved={() => undefined} />
    </div>
  ),
};
