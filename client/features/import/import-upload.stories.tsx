import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImportUpload } from './import-upload.tsx';

export default { component: ImportUpload } satisfies Meta<typeof ImportUpload>;

export const First: StoryObj<typeof ImportUpload> = { args: { again: false, uploaded: () => Promise.resolve() } };
