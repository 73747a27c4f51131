import type { Examples } from '../../../../mocks/gallery/example.ts';
import { PropertyTypeCard } from './property-type-card.tsx';
import type { PropertyTypeChange } from './use-property-type-change.ts';

const listing = { price: 29, cardBrand: 'visa', cardLast4: '4242' };
const change: PropertyTypeChange = {
  published: 85,
  chosen: 85,
  quote: undefined,
  problem: undefined,
  loading: false,
  asking: false,
  choose: () => undefined,
  refuse: (errors) => errors,
  confirm: async () => ({}),
};
const quote = {
  type: 84,
  differenceCents: 1342,
  chargeCents: 1342,
  nextBillCents: 0,
  price: 49,
  quotedAt: '2026-09-15T15:00:00.000Z',
  until: '2026-10-02T10:00:00.000Z',
  renews: true,
};
const cheaper = { ...quote, type: 85, differenceCents: -1342, chargeCents: 0, price: 29 };
const dearer: PropertyTypeChange = { ...change, chosen: 84, quote };

export const examples: Examples = {
  Unchanged: () => <PropertyTypeCard listing={listing} change={change} busy={false} />,
  Upgrade: () => <PropertyTypeCard listing={listing} change={dearer} busy={false} />,
  Downgrade: () => (
    <PropertyTypeCard listing={listing} change={{ ...change, published: 84, quote: cheaper }} busy={false} />
  ),
  Declined: () => (
    <PropertyTypeCard
      listing={listing}
      change={{ ...dearer, problem: 'Card declined. Try another card.' }}
      busy={false}
    />
  ),
  'Bank asks for confirmation': () => <PropertyTypeCard listing={listing} change={{ ...dearer, asking: true }} busy />,
};
