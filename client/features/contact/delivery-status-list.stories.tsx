import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliveryStatusList } from './delivery-status-list.tsx';

const homes = ['Lane Avenue Flats', 'Neil House', 'Packard Place', 'The Old Schoolhouse at the Corner', 'Iuka Row'].map(
  (name, at) => ({ id: String(at), name, slug: String(at) }),
);

export default { component: DeliveryStatusList, args: { homes } } satisfies Meta<typeof DeliveryStatusList>;
type Story = StoryObj<typeof DeliveryStatusList>;

export const BeforeSending: Story = { args: { outcomes: new Map() } };
export const Sending: Story = {
  args: {
    outcomes: new Map([
      ['0', 'sent'],
      ['1', 'waits'],
      ['2', 'gone'],
      ['3', 'sending'],
    ]),
  },
};
