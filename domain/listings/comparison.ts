import { formatUtcDate, type Moment } from '../format/dates.ts';
import { formatDollars } from '../format/money.ts';
import { formatNumber } from '../format/numbers.ts';
import { CATS_OK, DOGS_OK, NO_PETS_ALLOWED, WASHER_IN_UNIT } from '../options/amenities.ts';
import { bedroomsShort } from '../options/bedrooms.ts';
import { featureOptions } from '../options/features.ts';
import { travelModeLabels, formatDuration, travelTimes } from '../places/directions/travel-times.ts';
import { totalMonthly, type FloorplanView } from '../search/floorplan.ts';

/** What is shown where a landlord has said nothing. */
const NOT_STATED = 'not stated';
/** What is shown where the description mentions it and the amenities do not. */
const MENTIONED = 'mentioned in the description';

interface ComparedListing {
  amenities: readonly { id: number }[];
  mentionedFeatures: readonly number[];
  mentionsPets: boolean;
  confirmedAt: Moment | null;
  takesRequests: boolean;
}

interface Compared {
  listing: ComparedListing;
  /** The floorplan that fits the renter's search best. */
  plan: FloorplanView;
  /** Miles to the college; null without one. */
  miles: number | null;
}

const stated = (dollars: number | null, none: string) =>
  dollars === null ? NOT_STATED : dollars === 0 ? none : formatDollars(dollars);

const travelText = (miles: number) =>
  travelTimes(miles)
    .map(({ mode, minutes }) => `${formatDuration(minutes)} ${travelModeLabels[mode].toLowerCase()}`)
    .join(', ');

const has = ({ amenities }: ComparedListing, ids: readonly number[]) => amenities.some(({ id }) => ids.includes(id));

function petsText(listing: ComparedListing): string {
  if (has(listing, [NO_PETS_ALLOWED])) return 'No pets';
  const allowed = [has(listing, [DOGS_OK]) && 'Dogs', has(listing, [CATS_OK]) && 'Cats'].filter(Boolean);
  return allowed.join(', ') || (listing.mentionsPets ? MENTIONED : NOT_STATED);
}

const featureText = (label: (typeof featureOptions)[number]['label'], yes: (listing: ComparedListing) => string) => {
  const feature = featureOptions.find((option) => option.label === label);
  return ({ listing }: Compared) => {
    if (has(listing, feature?.amenities ?? [])) return yes(listing);
    return feature && listing.mentionedFeatures.includes(feature.id) ? MENTIONED : NOT_STATED;
  };
};
const laundryText = (listing: ComparedListing) =>
  has(listing, [WASHER_IN_UNIT]) ? 'Washer and dryer in the unit' : 'In the building';

/** The value of each row by its label; a value that nobody stated is said to be so. */
const rows: Record<string, (compared: Compared) => string> = {
  'Cost per person': ({ plan }) => `${formatDollars(plan.perPerson)} / month`,
  'Total per month': ({ plan }) =>
    `${formatDollars(totalMonthly(plan))}${plan.feesMonthly === null ? ', fees not stated' : ' with fees'}`,
  Size: ({ plan }) => `${bedroomsShort(plan.bedrooms)}, ${plan.bathrooms} bath, ${formatNumber(plan.sq)} sq ft`,
  'To campus (estimate)': ({ miles }) => (miles === null ? NOT_STATED : travelText(miles)),
  'Required fees': ({ plan }) => stated(plan.feesMonthly, 'None'),
  Utilities: ({ plan }) => stated(plan.utilities, 'Included'),
  Deposit: ({ plan }) => stated(plan.deposit, 'None'),
  'One-time fees': ({ plan }) => stated(plan.oneTime, 'None'),
  Laundry: featureText('On-Site Laundry', laundryText),
  Parking: featureText('Parking', () => 'Yes'),
  'Air conditioning': featureText('Air Conditioning', () => 'Yes'),
  Pets: ({ listing }) => petsText(listing),
  Lease: ({ plan }) => (plan.leaseMonths.length > 0 ? `${plan.leaseMonths.join(' or ')} months` : NOT_STATED),
  Available: ({ plan }) => (plan.availableOn ? formatUtcDate(`${plan.availableOn}T00:00:00Z`, 'long') : NOT_STATED),
  'Availability confirmed': ({ listing }) =>
    listing.confirmedAt ? formatUtcDate(listing.confirmedAt, 'long') : 'not confirmed',
  'Accepting requests': ({ listing }) => (listing.takesRequests ? 'Yes' : 'Not right now'),
};

/** Returns the listings side by side: each row with a value for each listing. */
export const compareListings = (compared: readonly Compared[]): { label: string; values: string[] }[] =>
  Object.entries(rows).map(([label, value]) => ({ label, values: compared.map(value) }));
