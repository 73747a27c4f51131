import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleHome, sparseHome } from './example-home.ts';
import { FloorplanTable } from './floorplan-table.tsx';

export const alone = true;
export const examples: Examples = {
  Several: () => <FloorplanTable floorplans={exampleHome.floorplans} />,
  'Large figures': () => <FloorplanTable floorplans={sparseHome.floorplans} />,
};
