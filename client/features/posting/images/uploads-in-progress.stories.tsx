import type { Meta, StoryObj } from '@storybook/react-vite';
import { UploadsInProgress } from './uploads-in-progress.tsx';

export default { component: UploadsInProgress } satisfies Meta<typeof UploadsInProgress>;
type Story = StoryObj<typeof UploadsInProgress>;

export const OneUploading: Story = { args: { underWay: 1, failed: 0 } };
export const SomeFailedToUpload: Story = { args: { underWay: 2, failed: 1 } };
