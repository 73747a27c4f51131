import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImportProgress } from './import-progress.tsx';

export default { component: ImportProgress } satisfies Meta<typeof ImportProgress>;

export const WithoutAnImport: StoryObj<typeof ImportProgress> = {};
