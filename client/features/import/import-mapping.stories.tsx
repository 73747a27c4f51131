import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleImport } from './example-import.fixture.ts';
import { ImportMapping } from './import-mapping.tsx';

export default { component: ImportMapping } satisfies Meta<typeof ImportMapping>;

export const Of40Buildings: StoryObj<typeof ImportMapping> = {
  args: { current: exampleImport, reload: () => undefined },
};
