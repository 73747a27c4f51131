import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleImport } from './example-import.fixture.ts';
import { ImportRun } from './import-run.tsx';

export const examples: Examples = {
  'Of 40 buildings': () => <ImportRun current={exampleImport} reload={() => Promise.resolve()} />,
};
