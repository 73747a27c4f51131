import type { Meta, StoryObj } from '@storybook/react-vite';
import { UndeliveredEmail } from './undelivered-email.tsx';

export default { component: UndeliveredEmail } satisfies Meta<typeof UndeliveredEmail>;
type Story = StoryObj<typeof UndeliveredEmail>;

const email = 'landlord@demo.example';
const error = '550 5.1.1 No such mailbox';
const home = (slug: string, name: string, of = email) => ({ email: of, error, listing: { slug, name } });

export const ListingContact: Story = { args: { here: 'listings', addresses: [home('neil-house', 'Neil House')] } };
export const AccountAndListingContact: Story = {
  args: { here: 'listings', addresses: [{ email, error, listing: null }, home('neil-house', 'Neil House')] },
};
export const AccountPage: Story = {
  args: { here: 'account', addresses: [{ email, error: '452 4.2.2 Mailbox full, try again later', listing: null }] },
};
export const TwoAddresses: Story = {
  args: {
    here: 'listings',
    addresses: [
      { email, error, listing: null },
      home('neil-house', 'Neil House', 'a.very.long.name.of.a.mailbox@students-homes-of-columbus.example'),
    ],
  },
};
