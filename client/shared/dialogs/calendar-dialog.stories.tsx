import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDialog } from './calendar-dialog.tsx';

const nothing = () => undefined;

export default { component: CalendarDialog, tags: ['alone'], args: { choose: nothing } } satisfies Meta<
  typeof CalendarDialog
>;
type Story = StoryObj<typeof CalendarDialog>;

export const NoDateSelected: Story = { args: { day: '' } };
export const DateNextMonthSelected: Story = { args: { day: '2026-10-05' } };
