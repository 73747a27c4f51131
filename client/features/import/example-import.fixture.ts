import type { ImportPartsFragment } from './listing-import.generated.ts';

/** An import of a small file with an error and an image that is missing, for the gallery. */
export const exampleImport: ImportPartsFragment = {
  id: 'd5af7000-0000-4000-8000-000000000002',
  fileName: 'buildings.csv',
  rows: 42,
  state: 'mapping',
  done: 0,
  columns: [
    { header: 'Unit', sample: 'B-12', field: 'ownId' },
    { header: 'Building', sample: 'Maple Court', field: 'name' },
    { header: 'Manager', sample: '', field: null },
  ],
  report: {
    listings: 40,
    ready: 30,
    incomplete: 9,
    rejected: 1,
    errorCount: 1,
    errors: [{ line: 7, column: 'Rent', message: 'Enter a whole number.' }],
    missingImages: ['b12-front.jpg', 'b12-kitchen.jpg'],
  },
  counts: { created: 30, updated: 6, unchanged: 2, published: 1, rejected: 1 },
};
