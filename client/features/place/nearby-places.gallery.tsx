import type { Examples } from '../../../mocks/gallery/example.ts';
import { NearbyPlaces } from './nearby-places.tsx';

const places = [
  { href: '/city/columbus-oh', name: 'Columbus, OH', listingsCount: 1412 },
  { href: '/city/dublin-oh', name: 'Dublin, OH', listingsCount: 1 },
  { href: '/city/westerville-oh', name: 'Westerville, OH', listingsCount: 0 },
];

export const examples: Examples = {
  'With a link to more': () => (
    <NearbyPlaces
      heading="Cities nearby"
      places={places}
      more={{ name: 'Colleges and cities in Ohio', href: '/state/oh' }}
    />
  ),
  'None nearby': () => (
    <NearbyPlaces heading="Cities nearby" places={[]} more={{ name: 'Cities in Alaska', href: '/state/ak' }} />
  ),
};
