import type { Examples } from '../../../mocks/gallery/example.ts';
import { UndeliveredEmail } from './undelivered-email.tsx';

const email = 'landlord@demo.example';
const error = '550 5.1.1 No such mailbox';
const home = (slug: string, name: string, of = email) => ({ email: of, error, listing: { slug, name } });

export const examples: Examples = {
  'Listing contact': () => <UndeliveredEmail here="listings" addresses={[home('neil-house', 'Neil House')]} />,
  'Account and listing contact': () => (
    <UndeliveredEmail here="listings" addresses={[{ email, error, listing: null }, home('neil-house', 'Neil House')]} />
  ),
  'Account page': () => (
    <UndeliveredEmail
      here="account"
      addresses={[{ email, error: '452 4.2.2 Mailbox full, try again later', listing: null }]}
    />
  ),
  'Two addresses': () => (
    <UndeliveredEmail
      here="listings"
      addresses={[
        { email, error, listing: null },
        home('neil-house', 'Neil House', 'a.very.long.name.of.a.mailbox@students-homes-of-columbus.example'),
      ]}
    />
  ),
};
