import { expect, test } from 'vitest';
import { toFloorplanView } from '../search/floorplan.ts';
import { compareListings } from './comparison.ts';

const silent = {
  listing: { amenities: [], mentionedFeatures: [], mentionsPets: false, confirmedAt: null, takesRequests: true },
  plan: toFloorplanView({ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1201 }),
  miles: null,
};
const open = {
  listing: {
    amenities: [{ id: 33 }, { id: 37 }, { id: 102 }],
    mentionedFeatures: [],
    mentionsPets: false,
    confirmedAt: '2027-03-01T12:00:00Z',
    takesRequests: false,
  },
  plan: toFloorplanView({
    bedrooms: 4,
    bathrooms: 2,
    sq: 1400,
    rent: 2000,
    feesMonthly: 40,
    utilities: 0,
    deposit: 0,
    oneTime: 150,
    leaseMonths: [9, 12],
    availableOn: '2027-08-15',
  }),
  miles: 0.4,
};

test('states what each landlord said, and that the rest is not stated', () => {
  const rows = Object.fromEntries(compareListings([silent, open]).map(({ label, values }) => [label, values]));
  expect(rows).toMatchObject({
    'Cost per person': ['$601 / month', '$510 / month'],
    'Total per month': ['$1,201, fees not stated', '$2,040 with fees'],
    'Required fees': ['not stated', '$40'],
    Utilities: ['not stated', 'Included'],
    Deposit: ['not stated', 'None'],
    Size: ['2 bed, 1 bath, 800 sq ft', '4 bed, 2 bath, 1,400 sq ft'],
    Laundry: ['not stated', 'Washer and dryer in the unit'],
    Parking: ['not stated', 'Yes'],
    Pets: ['not stated', 'Dogs'],
    Lease: ['not stated', '9 or 12 months'],
    Available: ['not stated', 'August 15, 2027'],
    'Availability confirmed': ['not confirmed', 'March 1, 2027'],
    'Accepting requests': ['Yes', 'Not right now'],
  });
  expect(rows['To campus (estimate)']?.[1]).toMatch(/min/);
});

test('says of what the description alone mentions that it does, never that it is not stated', () => {
  const listing = { ...silent.listing, amenities: [{ id: 34 }], mentionedFeatures: [0, 2], mentionsPets: true };
  const rows = Object.fromEntries(
    compareListings([{ ...silent, listing }]).map(({ label, values }) => [label, values]),
  );
  expect(rows).toMatchObject({
    Laundry: ['In the building'],
    Parking: ['mentioned in the description'],
    'Air conditioning': ['not stated'],
    Pets: ['mentioned in the description'],
  });
});
