import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { rateLimits } from '../../domain/limits.ts';
import { TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const PASSWORD = 'seven blue kites';
let app: ServedApp;
let rosa: RestClient;
let picture: { large: string; small: string };

/** Publishes a house as Rosa; `payment` names a payment method, or has the fields of a card. */
async function publish(name: string, payment: object): Promise<{ listing?: { id: number }; errors?: object }> {
  const house = houseDraft([picture]);
  const answer = await rosa.post('/api/posting/post', {
    ...house,
    id: randomUUID(),
    name,
    contact: { ...house.contact, email: 'rosa@chittenden.example' },
    location: { ...house.location, coordinates: { lat: 39.997, lon: -83.005 } },
    email: 'rosa@chittenden.example',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    payment,
  });
  return (await answer.json()) as { listing?: { id: number }; errors?: object };
}

const ask = async <Data>(query: string, variables: object = {}): Promise<Data> =>
  ((await (await rosa.post('/graphql', { query, variables })).json()) as { data: Data }).data;

const cards = async () => {
  const { myListings, myBilling } = await ask<{
    myListings: { cardLast4: string; listing: { name: string } }[];
    myBilling: { card: { last4: string } };
  }>('{ myListings { cardLast4 listing { name } } myBilling(receipts: 1) { card { last4 } } }');
  const own = myListings.map(({ listing, cardLast4 }) => [listing.name, cardLast4]);
  return { onFile: myBilling.card.last4, ...Object.fromEntries(own) } as Record<string, string>;
};

/** The last four digits of the card that the processor charges for each listing. */
const charged = () => {
  const methods = (app.processor.local?.list('payment_methods') ?? []) as Stripe.PaymentMethod[];
  const subscriptions = (app.processor.local?.list('subscriptions') ?? []) as Stripe.Subscription[];
  return subscriptions
    .map(({ default_payment_method: method }) => methods.find(({ id }) => id === method)?.card?.last4)
    .toSorted();
};

beforeAll(async () => {
  app = await serveApp();
  rosa = new RestClient(app.url);
  picture = await rosa.upload(await samplePhoto());
  await publish('First House', testCard);
});
afterAll(() => app.close());

it('charges the card on file without a card being entered', async () => {
  expect(await publish('Second House', { paymentMethod: 'on_file' })).toHaveProperty('listing.id');
  expect(await cards()).toEqual({ onFile: '4242', 'First House': '4242', 'Second House': '4242' });
  const stranger = new RestClient(app.url);
  const answer = await stranger.post('/api/posting/post', { payment: { paymentMethod: 'on_file' } });
  expect(await answer.json()).toHaveProperty('errors');
});

it('uses a new card for its listing only', async () => {
  await publish('Third House', { paymentMethod: 'pm_card_mastercard' });
  expect(await cards()).toEqual({
    onFile: '4242',
    'First House': '4242',
    'Second House': '4242',
    'Third House': '4444',
  });
  expect(charged()).toEqual(['4242', '4242', '4444']);
});

it('changes the card of the chosen listings, or of all', async () => {
  const change = async (label: string, listings: string[] | null) => {
    const { beginCardChange } = await ask<{ beginCardChange: { clientSecret: string } }>(
      'mutation ($listings: [ID!]) { beginCardChange(listings: $listings) { clientSecret } }',
      { listings },
    );
    const setup = beginCardChange.clientSecret.split('_secret_')[0] ?? '';
    await fetch(`http://127.0.0.1:${app.processor.local?.port}/v1/setup_intents/${setup}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams({ client_secret: beginCardChange.clientSecret, payment_method: label }),
    });
    await ask(
      'mutation ($setup: ID!, $listings: [ID!]) { changeCard(setup: $setup, listings: $listings) { __typename } }',
      {
        setup,
        listings,
      },
    );
  };
  const { myListings } = await ask<{ myListings: { id: string; listing: { name: string } }[] }>(
    '{ myListings { id listing { name } } }',
  );
  const first = myListings.find(({ listing }) => listing.name === 'First House')?.id ?? '';
  await change('pm_card_amex', [first]);
  expect(await cards()).toMatchObject({ onFile: '4242', 'First House': '0005', 'Second House': '4242' });
  expect(charged()).toEqual(['0005', '4242', '4444']);
  await change('pm_card_discover', null);
  expect(new Set(Object.values(await cards()))).toEqual(new Set(['1117']));
  expect(charged()).toEqual(['1117', '1117', '1117']);
});

it('returns a receipt as a PDF with the addresses of both sides, to its landlord only', async () => {
  const { myBilling } = await ask<{ myBilling: { receipts: { id: string; listingName: string }[] } }>(
    '{ myBilling(receipts: 9) { receipts { id listingName } } }',
  );
  const id = myBilling.receipts.find(({ listingName }) => listingName === 'First House')?.id ?? '';
  const file = await rosa.get(`/api/receipts/${id}.pdf`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="receipt-[\w-]+\.pdf"$/);
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\s*$/);
  const lines = await app.services.payments.cards.billedTo(id);
  expect(lines).toEqual(expect.arrayContaining([testCard.address, testCard.zip, 'rosa@chittenden.example']));
  const stranger = new RestClient(app.url);
  expect((await stranger.get(`/api/receipts/${id}.pdf`)).status).toBe(401);
  expect((await rosa.get('/api/receipts/in_nobodys.pdf')).status).toBe(404);
});

it('exports the own listings as CSV, with formulas escaped', async () => {
  const other = new RestClient(app.url);
  expect((await other.get('/api/listings.csv')).status).toBe(401);
  await app.rows(`update listing set name = '=HYPERLINK("http://evil.example")' where name = 'Second House'`);
  const file = await (await rosa.get('/api/listings.csv')).text();
  expect(file).toContain('First House,House,Active');
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(file.trim().split('\r\n')).toHaveLength(4);
});

it.each([
  ['receiptPdf', '/api/receipts/in_nobodys.pdf', 404],
  ['csvFile', '/api/listings.csv', 200],
  ['csvFile', '/api/leads.csv', 200],
] as const)('limits downloads by account: %s of %s', async (limit, path, status) => {
  await app.rows('delete from throttle');
  expect((await rosa.get(path)).status).toBe(status);
  await app.rows('update throttle set points = $2 where key like $1', [`${limit}:%`, rateLimits[limit]]);
  const refused = await rosa.get(path);
  expect([refused.status, await refused.json()]).toEqual([429, { message: TOO_MANY_REQUESTS.message }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
