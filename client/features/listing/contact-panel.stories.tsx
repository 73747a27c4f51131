import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleListing, sparseListing } from '../../shared/examples/example-listing.fixture.ts';
import { ContactActionBar, ContactPanel } from './contact-panel.tsx';

export default { component: ContactPanel, tags: ['alone'] } satisfies Meta<typeof ContactPanel>;
type Story = StoryObj<typeof ContactPanel>;

const plan = exampleListing.floorplans[1];

export const AcceptsRequests: Story = {
  args: { home: exampleListing, plan, reasons: [{ kind: 'fits', text: 'Dogs are welcome' }], from: false },
};
export const DoesntAcceptRequests: Story = {
  args: { home: sparseListing, plan: sparseListing.floorplans[0], reasons: [], from: true },
};
export const PhoneBar: Story = { render: () => <ContactActionBar home={exampleListing} plan={plan} from /> };
