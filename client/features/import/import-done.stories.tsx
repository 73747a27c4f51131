import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleImport } from './example-import.fixture.ts';
import { ImportDone } from './import-done.tsx';

export default { component: ImportDone } satisfies Meta<typeof ImportDone>;

export const Of40Buildings: StoryObj<typeof ImportDone> = { args: { current: exampleImport } };
