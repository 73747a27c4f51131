import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleListing } from '../../../shared/examples/example-listing.fixture.ts';
import { MapFrame } from './map-frame.tsx';

const none: [] = [];

export const examples: Examples = {
  'Loads when visible': () => <MapFrame home={exampleListing} schools={none} />,
};
