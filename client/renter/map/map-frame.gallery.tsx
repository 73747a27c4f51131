import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleHome } from '../example-home.ts';
import { MapFrame } from './map-frame.tsx';

const none: [] = [];

export const examples: Examples = {
  'Filled when it is seen': () => <MapFrame home={exampleHome} schools={none} />,
};
