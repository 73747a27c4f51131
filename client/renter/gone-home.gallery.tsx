import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleHome } from './example-home.ts';
import { GoneHome } from './gone-home.tsx';

const gone = {
  __typename: 'GoneListing' as const,
  city: 'Columbus',
  state: 'OH',
  nearbySchools: exampleHome.nearbySchools,
};

export const alone = true;
export const examples: Examples = {
  'With homes like it': () => <GoneHome gone={{ ...gone, similar: [exampleHome] }} />,
  'With none, far from any college': () => <GoneHome gone={{ ...gone, nearbySchools: [], similar: [] }} />,
};
