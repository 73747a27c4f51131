import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleImport } from './example-import.fixture.ts';
import { ImportMapping } from './import-mapping.tsx';

export const examples: Examples = {
  'Of 40 buildings': () => <ImportMapping current={exampleImport} reload={() => undefined} />,
};
