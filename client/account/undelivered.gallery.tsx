import type { Examples } from '../../mocks/gallery/example.ts';
import { Undelivered } from './undelivered.tsx';

const email = 'landlord@demo.example';
const answer = '550 5.1.1 No such mailbox';
const home = (slug: string, name: string, of = email) => ({ email: of, answer, listing: { slug, name } });

export const examples: Examples = {
  'Of a home': () => <Undelivered here="listings" addresses={[home('neil-house', 'Neil House')]} />,
  'Of the account and a home': () => (
    <Undelivered here="listings" addresses={[{ email, answer, listing: null }, home('neil-house', 'Neil House')]} />
  ),
  'On the account page': () => (
    <Undelivered
      here="account"
      addresses={[{ email, answer: '452 4.2.2 Mailbox full, try again later', listing: null }]}
    />
  ),
  'Two addresses': () => (
    <Undelivered
      here="listings"
      addresses={[
        { email, answer, listing: null },
        home('neil-house', 'Neil House', 'a.very.long.name.of.a.mailbox@students-homes-of-columbus.example'),
      ]}
    />
  ),
};
