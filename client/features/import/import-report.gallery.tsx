import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleImport } from './example-import.fixture.ts';
import { ImportReport } from './import-report.tsx';

export const examples: Examples = {
  'With an error': () => <ImportReport report={exampleImport.report} />,
};
