import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertCheckbox } from './alert-checkbox.tsx';

const search = {
  locationType: 'college',
  locationId: 204796,
  bedrooms: 2,
  maxBudget: 1200,
  page: 1,
  site: 'default',
} as const;

export default { component: AlertCheckbox, args: { search, onChange: () => undefined } } satisfies Meta<
  typeof AlertCheckbox
>;
type Story = StoryObj<typeof AlertCheckbox>;

export const Unchecked: Story = { args: { chosen: false } };
export const Checked: Story = { args: { chosen: true } };
