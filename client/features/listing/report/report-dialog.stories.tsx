import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportDialog } from './report-dialog.tsx';

export default { component: ReportDialog, tags: ['alone'] } satisfies Meta<typeof ReportDialog>;

export const Dialog: StoryObj<typeof ReportDialog> = { args: { id: '1', name: 'Lane Avenue Flats' } };
