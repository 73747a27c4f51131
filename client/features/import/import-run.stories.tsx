import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleImport } from './example-import.fixture.ts';
import { ImportRun } from './import-run.tsx';

export default { component: ImportRun } satisfies Meta<typeof ImportRun>;

export const Of40Buildings: StoryObj<typeof ImportRun> = {
  args: { current: exampleImport, reload: () => Promise.resolve() },
};
