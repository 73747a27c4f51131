import type { Examples } from '../../../mocks/gallery/example.ts';
import { PlaceList, PlaceListSkeleton } from './place-list.tsx';

const places = [
  { href: '/college/osu', name: 'Ohio State University', detail: 'Columbus, OH', listingsCount: 1412 },
  { href: '/college/unc', name: 'University of North Carolina at Chapel Hill School of the Arts', listingsCount: 1 },
  { href: '/college/none', name: 'Oberlin College', listingsCount: 0 },
];

export const examples: Examples = {
  Places: () => <PlaceList places={places} />,
  Loading: () => <PlaceListSkeleton count={3} />,
};
