import { addMonthsToAnchor } from '../../domain/billing/billing-period.ts';
import { beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD, LANDLORD } from '../data/seed.ts';
import { execute } from '../execute.ts';
import { Browser } from '../landlord.fixture.ts';
import { mockSchema } from '../schema.ts';
import { heldWorld } from '../world/world.fixture.ts';

let clock: ReturnType<typeof heldWorld>;
let browser: Browser;
beforeEach(async () => {
  clock = heldWorld();
  browser = new Browser(clock.world);
  await browser.ask('login', { email: LANDLORD, password: DEMO_PASSWORD });
});

/** Executes an operation of the landlord. @throws its error as `CODE: message` */
async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const caller = { token: browser.token, ip: '192.0.2.1', userAgent: 'Browser', remember: () => undefined };
  const { data, errors } = await execute(mockSchema, { query, variables }, { world: clock.world, caller });
  if (errors?.[0]) throw new Error(`${String(errors[0].extensions['code'])}: ${errors[0].message}`);
  return JSON.parse(JSON.stringify(data)) as Data;
}

interface Receipt {
  id: string;
  state: string;
  listingName: string;
  amountCents: number;
  billedAt: string;
  cardLast4: string | null;
}
const BILLING = `query ($receipts: Int!) { myBilling(receipts: $receipts) {
  card { last4 expYear } receiptCount receipts { id state listingName amountCents billedAt cardLast4 } } }`;
const billing = async (receipts = 1000) =>
  (
    await ask<{ myBilling: { card: { last4: string }; receiptCount: number; receipts: Receipt[] } }>(BILLING, {
      receipts,
    })
  ).myBilling;
const BEGIN = 'mutation { beginCardChange { clientSecret } }';
const CHANGE = `mutation ($setup: ID!) { changeCard(setup: $setup) { __typename
  ... on CardChanged { declineMessage billing { card { last4 } } } ... on NeedsAuthentication { clientSecret }
  ... on Invalid { errors { field } } } }`;
interface Changed {
  __typename: string;
  declineMessage?: string | null;
  clientSecret?: string;
}

async function confirmed(number: string): Promise<string> {
  const { clientSecret } = (await ask<{ beginCardChange: { clientSecret: string } }>(BEGIN)).beginCardChange;
  const [setup = ''] = clientSecret.split('_secret_');
  const fields = { client_secret: clientSecret };
  const tried = browser.askProcessor(`v1/setup_intents/${setup}/confirm`, {
    ...fields,
    payment_method: browser.card(number),
  });
  if ('status' in tried.body && tried.body.status === 'requires_action')
    browser.askProcessor(`v1/test_helpers/setup_intents/${setup}/authenticate`, { ...fields, outcome: 'succeed' });
  return setup;
}
const change = async (setup: string) => (await ask<{ changeCard: Changed }>(CHANGE, { setup })).changeCard;
const owed = () => clock.world.db.listings.find(({ pastDueSince }) => pastDueSince !== null);

test('creates a bill for each past month, however late it is read', async () => {
  const before = (await billing()).receiptCount;
  const renewing = clock.world.db.listings.filter(
    ({ accountId, status, canceledAt, rentedAt, pastDueSince }) =>
      accountId === 1 && status === 1 && (canceledAt ?? rentedAt ?? pastDueSince) === null,
  ).length;
  clock.later(92 * 86_400_000);
  await browser.ask('myListings');
  expect((await billing()).receiptCount).toBe(before + 3 * renewing);
});

test('bills an announced price from the next renewal on, and not before', async () => {
  const listing = clock.world.db.listings.find(({ name }) => name === 'High Street Lofts');
  const renewal = listing?.expiresAt ?? '';
  const from = addMonthsToAnchor(new Date(renewal), 1).toISOString();
  Object.assign(listing ?? {}, { newPrice: { price: 59, from } });
  type Answer = { myListings: { id: string; price: number; newPrice: { price: number; from: string } | null }[] };
  const current = async () =>
    (await ask<Answer>('{ myListings { id price newPrice { price from } } }')).myListings.find(
      ({ id }) => id === String(listing?.id),
    );
  expect(await current()).toMatchObject({ price: 49, newPrice: { price: 59, from } });
  clock.later(92 * 86_400_000);
  expect(await current()).toMatchObject({ price: 59, newPrice: null });
  const bills = (await billing()).receipts.filter(({ listingName }) => listingName === listing?.name);
  expect(bills.slice(0, 3).map(({ amountCents }) => amountCents)).toEqual([5900, 5900, 4900]);
});

test('pays what is owed with a new card, after confirmation where the card requires it', async () => {
  const setup = await confirmed('4000002760003184');
  const first = await change(setup);
  expect(first).toMatchObject({ __typename: 'NeedsAuthentication' });
  browser.answerBank(first.clientSecret ?? '', 'succeed');
  expect(await change(setup)).toMatchObject({ __typename: 'CardChanged', declineMessage: null });
  expect(owed()).toBeUndefined();
  const { card, receipts } = await billing();
  expect(card).toMatchObject({ last4: '3184' });
  expect(receipts.find(({ cardLast4 }) => cardLast4 === '3184')).toMatchObject({ state: 'paid' });
});
