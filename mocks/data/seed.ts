import { GROUP_LIST_DAYS, HOUSE_MONTHLY_LEADS } from '../../domain/limits.ts';
import { withDemoTerms } from '../../demo/listings/demo-terms.ts';
import { APARTMENT, defaultPrices, HOUSE } from '../../domain/options/property-types.ts';
import type { AccountRow, Db, ListingRow, GroupListRow, SubscriberRow, CallRow, InvoiceRow } from '../world/db.ts';
import { seededUuid } from '../../demo/seeded-uuid.ts';
import { demoListings } from './listings.ts';
import { landlordListings, type ListingOutcome } from './landlord-listings.ts';
import { seededLeads } from './leads.ts';
import { listingRow } from './listing-row.ts';
import { edgeCaseListings } from './edge-case-listings.ts';
import * as words from './text-samples.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time-spans.ts';
import { addMonthsToAnchor, gracePeriodEnd, billingPeriod } from '../../domain/billing/billing-period.ts';
import { isShown } from '../listings/lead-months.ts';
import { billMonth } from '../billing/invoices.ts';
import { TEST_CARDS } from '../stripe/cards.ts';
import { EXPIRED } from '../../domain/options/listing-status.ts';
import { secretDigest } from '../world/secret.ts';

/** Returns the moment that many days from the seed's current time, as ISO 8601. */
type Days = (count: number) => string;

/** Returns the dates that produce a listing's state, after that many paid months. */
function listingDates(fate: ListingOutcome, months: number, now: Date, days: Days): Partial<ListingRow> {
  const daysPaid = { active: 13, canceled: 18, hidden: 9, 'at its cap': 20, 'past due': 2, expired: 20 }[fate];
  const begin = addMonthsToAnchor(new Date(days(-daysPaid)), -months);
  const anchor = begin.toISOString();
  const expiresAt = billingPeriod(begin, now).until.toISOString();
  const paid = { anchor, publishedAt: anchor, confirmedAt: days(-6), expiresAt };
  switch (fate) {
    case 'canceled':
      return { ...paid, canceledAt: days(-3) };
    case 'hidden':
      return { ...paid, rentedAt: days(-5) };
    case 'past due':
      return { ...paid, pastDueSince: days(-2), expiresAt: gracePeriodEnd(new Date(days(-2))).toISOString() };
    case 'expired':
      return { ...paid, status: EXPIRED, canceledAt: days(-31), expiresAt: days(-20) };
    default:
      return paid;
  }
}

/** Returns the invoices of the seeded listings until now: one a month, the last one past due where the charge failed. */
function seededInvoices(listings: readonly ListingRow[], now: Date): InvoiceRow[] {
  const paid = listings.filter(({ price, anchor }) => price > 0 && anchor !== null);
  const months = paid.flatMap((listing) => {
    const anchor = new Date(listing.anchor ?? 0);
    const end = Math.min(now.getTime(), listing.status === 1 ? Infinity : Date.parse(listing.expiresAt ?? '') - 1);
    const count = Array.from({ length: 60 }, (_, month) => addMonthsToAnchor(anchor, month)).filter(
      (at) => at.getTime() <= end,
    );
    return count.map((at) => ({ listing, at }));
  });
  const db: { invoices: InvoiceRow[] } = { invoices: [] };
  const [card] = TEST_CARDS;
  for (const { listing, at } of months.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const owed = listing.pastDueSince !== null && at.getTime() >= Date.parse(listing.pastDueSince);
    billMonth(db, listing, at, owed ? undefined : card);
  }
  return db.invoices;
}

/** Returns the year in which the seed's card expires: four after its first charge. */
const cardYear = (invoices: readonly InvoiceRow[]): number => new Date(invoices[0]?.billedAt ?? 0).getUTCFullYear() + 4;

/** The calls to a listing, newest first: hours ago, caller, outcome and duration. */
const plan: readonly (Pick<CallRow, 'caller' | 'outcome' | 'seconds'> & { hours: number; second?: true })[] = [
  { hours: 3, caller: '6145550177', outcome: 'missed', seconds: 0 },
  { hours: 5, caller: '3305550142', outcome: 'answered', seconds: 194, second: true },
  { hours: 27, caller: null, outcome: 'missed', seconds: 0 },
  { hours: 51, caller: '4195550118', outcome: 'answered', seconds: 61 },
  { hours: 75, caller: '+442079460018', outcome: 'missed', seconds: 0, second: true },
  ...Array.from({ length: 8 }, (_, turn) => ({
    hours: 100 + turn * 19,
    caller: `740555${String(2000 + turn * 37)}`,
    outcome: turn % 4 === 1 ? ('missed' as const) : ('answered' as const),
    seconds: turn % 4 === 1 ? 0 : 30 + turn * 41,
  })),
];

const seededCalls = (first: number, second: number, now: Date): CallRow[] =>
  plan.toReversed().map(({ hours, second: isSecond, ...call }, index) => ({
    ...call,
    id: index + 1,
    listingId: isSecond ? second : first,
    at: new Date(now.getTime() - hours * HOUR_MS).toISOString(),
  }));

/** The version of the rows' shape and the seed's content: saved data of another one is discarded. */
export const DB_FORM = 13;

const OWNERS = 6;
/** The digest of DEMO_PASSWORD, computed by mocks/world/password-digest.ts. */
const DEMO_DIGEST = 'demo$ac089d374d380711b76a57a01574de4de631a89ddf0667f6fd89a9fc4c80e749';

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'demo-landlord';
export const LANDLORD = 'landlord@demo.example';
export const EMPTY_LANDLORD = 'empty@demo.example';
/** The token of the links in emails to the seed's subscriber. */
export const STOP_TOKEN = 'example-of-a-mail-link';

const account = (id: number, email: string, passwordDigest: string, firstName: string, lastName: string) => ({
  id,
  key: seededUuid(`account ${id}`),
  email,
  passwordDigest,
  firstName,
  lastName,
});

const accounts = (): AccountRow[] => [
  account(1, LANDLORD, DEMO_DIGEST, 'Robin', 'Calloway'),
  account(2, EMPTY_LANDLORD, DEMO_DIGEST, 'Sam', 'Ferris'),
  ...Array.from({ length: OWNERS }, (_, n) =>
    account(3 + n, `landlord-${n}@demo.example`, '', words.firstNames[n] ?? '', words.lastNames[n] ?? ''),
  ),
];

/** Returns the listings of the landlord, of colleges, and the edge cases: their ids are stable within a DB_FORM version. */
function listings(now: Date): ListingRow[] {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS).toISOString();
  const rows: ListingRow[] = [];
  const add = (home: Parameters<typeof listingRow>[1]) => rows.push(listingRow(rows.length + 1, home));
  const owner = () => 3 + (rows.length % OWNERS);
  for (const { age, contact, ...home } of demoListings()) {
    const accountId = owner();
    const email = `landlord-${accountId - 3}@demo.example`;
    const floorplans = withDemoTerms(String(rows.length + 1), home.floorplans, now);
    add({ ...home, floorplans, contact: { ...contact, email }, accountId, publishedAt: days(-age) });
  }
  for (const [index, home] of edgeCaseListings.entries()) {
    const contact = { firstName: 'Ada', lastName: 'Quill', email: 'landlord-0@demo.example', phone: '7405552900' };
    add({ ...home, contact, accountId: 3, publishedAt: days(-40 - index) });
  }
  for (const [index, { fate, ...home }] of landlordListings.entries()) {
    // One contact email is not confirmed yet.
    const confirmed = home.name !== 'Speedway Bungalow';
    const email = confirmed ? LANDLORD : 'speedway@homes.example';
    const contact = { firstName: 'Robin', lastName: 'Calloway', email, phone: '6145557788' };
    add({
      ...home,
      contact,
      ...(confirmed && { emailConfirmedAt: days(-13) }),
      phoneConfirmedAt: days(-13),
      accountId: 1,
      demo: false,
      publishedAt: days(0),
      price: home.type === APARTMENT ? defaultPrices[APARTMENT] : defaultPrices[HOUSE],
      vanityPhone: fate === 'expired' ? null : `61455501${60 + index}`,
      ...listingDates(fate, landlordListings.length - index, now, days),
    });
  }
  return rows;
}

/** The token of the seed's group list, as its link has it. */
export const GROUP_TOKEN = 'example-of-a-group-list-link-for-the-mock-0';
/** The token that deletes it. */
export const GROUP_REVOKE_TOKEN = 'example-of-a-group-list-end-for-the-mock-00';

/** A list that two people have begun to decide on. */
const groupList = (homes: readonly ListingRow[], now: Date): GroupListRow => ({
  token: secretDigest(GROUP_TOKEN),
  revokeToken: secretDigest(GROUP_REVOKE_TOKEN),
  listingIds: homes.map(({ id }) => id),
  collegeId: 204796,
  members: [
    {
      id: 1,
      name: 'Ana',
      hearts: homes.slice(0, 2).map(({ id }) => id),
      contacted: homes.slice(0, 1).map(({ id }) => id),
    },
    { id: 2, name: 'Ben', hearts: homes.slice(0, 1).map(({ id }) => id), contacted: [] },
  ],
  expiresAt: new Date(now.getTime() + GROUP_LIST_DAYS * DAY_MS).toISOString(),
});

/** A student who is subscribed to alerts, so that the links in her emails work. */
const subscriber = (now: Date): SubscriberRow => ({
  id: 1,
  token: STOP_TOKEN,
  email: 'ana@student.example',
  firstName: 'Ana',
  lastName: 'Reyes',
  phone: '6145550123',
  place: { type: 'college', id: 204796 },
  filter: { locationType: 'college', locationId: 204796, bedrooms: 2, maxBudget: 1500 },
  site: 'default',
  createdAt: now.toISOString(),
  unsubscribedAt: null,
  frequency: 'daily',
  confirmedAt: now.toISOString(),
});

/** Returns a new database, the same for the same time. */
export function seed(now: Date): Db {
  const rows = listings(now);
  // Several people reported it half a day ago.
  const reported = rows.find(({ name }) => name === 'Eleven Ways');
  if (reported) reported.beingCheckedUntil = new Date(now.getTime() + 12 * HOUR_MS).toISOString();
  const idOf = (name: string) => rows.find((row) => row.name === name && row.accountId === 1)?.id ?? 0;
  const leads = seededLeads(
    [
      { listingId: idOf('High Street Lofts'), delivered: 9 },
      { listingId: idOf('Chittenden House'), delivered: 4 },
      { listingId: idOf('Lane Avenue Commons'), delivered: 6 },
      { listingId: idOf('Norwich Duplex'), delivered: 2 },
      { listingId: idOf('Packard Place'), delivered: 1 },
      { listingId: idOf('Woodruff House'), delivered: HOUSE_MONTHLY_LEADS, waiting: 3 },
    ],
    now,
  );
  const invoices = seededInvoices(rows, now);
  // A copy, because all worlds share the source tables.
  return structuredClone({
    form: DB_FORM,
    lastId: {
      account: 2 + OWNERS,
      listing: rows.length,
      lead: leads.length,
      subscriber: 1,
      inquiry: 0,
      report: 0,
      picture: 0,
      payment: 0,
    },
    accounts: accounts(),
    sessions: [],
    listings: rows,
    leads,
    calls: seededCalls(idOf('High Street Lofts'), idOf('Lane Avenue Commons'), now),
    subscribers: [subscriber(now)],
    groupLists: [groupList(rows.filter(isShown).slice(0, 3), now)],
    inquiries: [],
    reports: [],
    resets: [],
    emailChanges: [],
    loginLinks: [],
    knownDevices: [],
    loginFailures: {},
    publishIntents: [],
    editReviews: [],
    propertyTypeChanges: [],
    prices: { ...defaultPrices },
    cards: [
      {
        accountId: 1,
        paymentMethod: 'pm_card_visa',
        brand: 'visa',
        last4: '4242',
        expMonth: 12,
        expYear: cardYear(invoices),
        confirmed: false,
        creditCents: 0,
      },
    ],
    invoices,
    cardSetups: [],
    savedDrafts: [],
    listingImports: [],
    undelivered: [],
    console: { role: null, reviews: [], reports: [], log: [] },
  });
}
