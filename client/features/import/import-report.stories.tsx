import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleImport } from './example-import.fixture.ts';
import { ImportReport } from './import-report.tsx';

export default { component: ImportReport } satisfies Meta<typeof ImportReport>;

export const WithAnError: StoryObj<typeof ImportReport> = { args: { report: exampleImport.report } };
