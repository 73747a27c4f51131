import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllowedSites } from './allowed-sites.tsx';

const origin = 'https://homes.example';

export default { component: AllowedSites, args: { own: [origin] } } satisfies Meta<typeof AllowedSites>;
type Story = StoryObj<typeof AllowedSites>;

export const None: Story = { args: { brandName: 'CSA Housing', hosts: [origin] } };
export const SeveralAndThisComputer: Story = {
  args: {
    brandName: 'CR Housing',
    hosts: [origin, 'https://www.a.example', 'https://*.b.example', 'http://localhost:*', 'http://127.0.0.1:*'],
  },
};
