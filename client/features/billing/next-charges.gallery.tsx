import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../components/card.tsx';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { NextCharges } from './next-charges.tsx';

const many = Array.from({ length: 7 }, (_, index) => ({
  ...exampleMyListing,
  id: String(index + 1),
  nextChargeAt: `2026-10-0${index + 1}T10:00:00.000Z`,
}));

export const examples: Examples = {
  One: () => (
    <Card padded={false}>
      <NextCharges listings={[exampleMyListing]} />
    </Card>
  ),
  'Folded list': () => (
    <Card padded={false}>
      <NextCharges listings={many} />
    </Card>
  ),
  'Price change': () => (
    <Card padded={false}>
      <NextCharges
        listings={[
          { ...exampleMyListing, newPrice: { price: 39, from: '2026-10-01T10:00:00.000Z' } },
          {
            ...exampleMyListing,
            id: '2',
            listing: { ...exampleMyListing.listing, name: 'Maple Court' },
            newPrice: { price: 39, from: '2026-11-01T10:00:00.000Z' },
          },
        ]}
      />
    </Card>
  ),
  'Credit applied': () => (
    <Card padded={false}>
      <NextCharges
        listings={[
          exampleMyListing,
          {
            ...exampleMyListing,
            id: '2',
            listing: { ...exampleMyListing.listing, name: 'Maple Court' },
            nextChargeAt: '2026-10-04T10:00:00.000Z',
          },
        ]}
        creditCents={1333}
      />
    </Card>
  ),
  Empty: () => (
    <Card padded={false}>
      <NextCharges listings={[]} />
    </Card>
  ),
};
