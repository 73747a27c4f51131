import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleImport } from './example-import.fixture.ts';
import { ImportDone } from './import-done.tsx';

export const examples: Examples = {
  'Of 40 buildings': () => <ImportDone current={exampleImport} />,
};
