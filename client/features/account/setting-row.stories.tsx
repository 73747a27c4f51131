import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingRow } from './setting-row.tsx';

const nothing = () => undefined;

export default {
  component: SettingRow,
  args: { label: 'Email', isOpen: false, open: nothing, children: null },
} satisfies Meta<typeof SettingRow>;
type Story = StoryObj<typeof SettingRow>;

export const Value: Story = { args: { value: 'landlord@demo.example' } };
export const LongValue: Story = { args: { value: `${'a-long-name-'.repeat(8)}@demo.example` } };
