import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import type { AccountRow, Db, ListingRow, SubscriberRow } from '../db.ts';
import { uuidOf } from '../ids.ts';
import { seededCalls } from './calls.ts';
import { demoHomes } from './homes.ts';
import { cardYear, seededInvoices } from './invoices.ts';
import { landlordHomes } from './landlord-homes.ts';
import { cappedPlan, seededLeads } from './leads.ts';
import { lifeOf } from './listing-life.ts';
import { listingRow } from './listing-row.ts';
import { oddHomes } from './odd-homes.ts';
import * as words from './words.ts';
import { DAY_MS } from '../../domain/time.ts';

/** Grows when the rows change their form or the seed its content, so that what a browser has kept is left behind. */
export const DB_FORM = 10;

const OWNERS = 6;
/** Of DEMO_PASSWORD, as mocks/digest.ts makes it. */
const DEMO_DIGEST = 'demo$ac089d374d380711b76a57a01574de4de631a89ddf0667f6fd89a9fc4c80e749';

/** The accounts one can log in to, both with this password. */
export const DEMO_PASSWORD = 'demo-landlord';
export const LANDLORD = 'landlord@demo.example';
export const EMPTY_LANDLORD = 'empty@demo.example';
/** What the links in the mails of the seed's subscriber end with. */
export const STOP_TOKEN = 'example-of-a-mail-link';

/** The dollars a month of the default installation. */
const prices = { [APARTMENT]: 49, [HOUSE]: 29 };

const account = (id: number, email: string, passwordDigest: string, firstName: string, lastName: string) => ({
  id,
  key: uuidOf(`account ${id}`),
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

/** The homes of the landlord, of colleges, and odd ones: their numbers never change while DB_FORM stands. */
function listings(now: Date): ListingRow[] {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS).toISOString();
  const rows: ListingRow[] = [];
  const add = (home: Parameters<typeof listingRow>[1]) => rows.push(listingRow(rows.length + 1, home));
  const owner = () => 3 + (rows.length % OWNERS);
  for (const { age, contact, ...home } of demoHomes()) {
    const accountId = owner();
    const email = `landlord-${accountId - 3}@demo.example`;
    add({ ...home, contact: { ...contact, email }, accountId, publishedAt: days(-age) });
  }
  for (const [index, home] of oddHomes.entries()) {
    const contact = { firstName: 'Ada', lastName: 'Quill', email: 'landlord-0@demo.example', phone: '7405552900' };
    add({ ...home, contact, accountId: 3, publishedAt: days(-40 - index) });
  }
  for (const [index, { fate, ...home }] of landlordHomes.entries()) {
    const contact = { firstName: 'Robin', lastName: 'Calloway', email: LANDLORD, phone: '6145557788' };
    add({
      ...home,
      contact,
      accountId: 1,
      demo: false,
      publishedAt: days(0),
      price: home.type === APARTMENT ? prices[APARTMENT] : prices[HOUSE],
      vanityPhone: fate === 'expired' ? null : `61455501${60 + index}`,
      ...lifeOf(fate, landlordHomes.length - index, now, days),
    });
  }
  return rows;
}

/** A student who is told of new homes, so that the link of her mails leads somewhere. */
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
});

/** A fresh database: the same for the same time. */
export function seed(now: Date): Db {
  const rows = listings(now);
  const idOf = (name: string) => rows.find((row) => row.name === name && row.accountId === 1)?.id ?? 0;
  const leads = seededLeads(
    [
      { listingId: idOf('High Street Lofts'), delivered: 9 },
      { listingId: idOf('Chittenden House'), delivered: 4 },
      { listingId: idOf('Lane Avenue Commons'), delivered: 6 },
      { listingId: idOf('Norwich Duplex'), delivered: 2 },
      { listingId: idOf('Packard Place'), delivered: 1 },
      cappedPlan(idOf('Woodruff House')),
    ],
    now,
  );
  const invoices = seededInvoices(rows, now);
  // A copy: the tables it is made of are every world's.
  return structuredClone({
    form: DB_FORM,
    lastId: {
      account: 2 + OWNERS,
      listing: rows.length,
      lead: leads.length,
      subscriber: 1,
      enquiry: 0,
      picture: 0,
      payment: 0,
    },
    accounts: accounts(),
    sessions: [],
    listings: rows,
    leads,
    calls: seededCalls(idOf('High Street Lofts'), idOf('Lane Avenue Commons'), now),
    subscribers: [subscriber(now)],
    enquiries: [],
    resets: [],
    emailChanges: [],
    loginLinks: [],
    knownDevices: [],
    loginFailures: {},
    tries: [],
    kindChanges: [],
    prices,
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
    undelivered: [],
  });
}
