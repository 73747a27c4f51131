import { beforeEach, expect, test } from 'vitest';
import { createWorld } from '../world/create-world.ts';
import { Browser } from '../landlord.fixture.ts';
import { seededListingNamed } from '../scenarios/setup/arrange.ts';
import { SCENARIO_NOW } from '../scenarios/setup/scenario.ts';
import type { World } from '../world/world.ts';

/**
 * Property type changes in the mocked world, with the same rules and sums as the server
 * (server/modules/property-type-changes/property-type-changes.service.test.ts).
 */
let world: World;
let browser: Browser;
beforeEach(async () => {
  world = createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl: 'http://here' });
  browser = new Browser(world);
  await browser.login();
});

const HOUSE = seededListingNamed('Chittenden House');
type Quote = { quotedAt: string; chargeCents: number; differenceCents: number; price: number };

const quote = async (id: number, type: number) =>
  (await browser.ask('propertyTypeQuote', { id: String(id), type })) as unknown as Quote;

async function edit(row: { id: number; slug: string }, type: number) {
  const { quotedAt, chargeCents } = await quote(row.id, type);
  const mine = await browser.ask('myListing', { slug: row.slug });
  const { draft, id } = mine as unknown as { id: string; draft: { draftId: string } };
  const { draftId, ...written } = draft;
  const variables = { id, draft: { ...written, id: draftId, type }, agreed: { quotedAt, chargeCents } };
  return { variables, chargeCents };
}

const rowOf = ({ id }: { id: number }) => world.db.listings.find((row) => row.id === id);

test('charges a more expensive property type once for the rest of its month, however often it is sent', async () => {
  const { variables, chargeCents } = await edit(HOUSE, 84);
  expect(await browser.refused('editListing', { ...variables, agreed: null })).toHaveProperty('type');
  expect(await browser.ask('editListing', variables)).toMatchObject({ __typename: 'Edited' });
  expect(await browser.ask('editListing', variables)).toMatchObject({ __typename: 'Edited' });
  expect(rowOf(HOUSE)).toMatchObject({ type: 84, price: 49, version: HOUSE.version + 1 });
  const bills = world.db.invoices.filter(({ lines }) => lines.length > 1);
  expect(bills).toMatchObject([{ amountCents: chargeCents, status: 'paid', cardLast4: '4242' }]);
});

test('changes nothing for a declined card, and waits for the cardholder when confirmation is required', async () => {
  const card = world.db.cards[0];
  Object.assign(card ?? {}, { paymentMethod: 'pm_card_chargeCustomerFail' });
  const { variables } = await edit(HOUSE, 84);
  expect(await browser.refused('editListing', variables)).toHaveProperty('payment');
  expect(rowOf(HOUSE)).toMatchObject({ type: 85, price: 29 });
  Object.assign(card ?? {}, { paymentMethod: 'pm_card_authenticationRequired' });
  const pending = await browser.ask('editListing', variables);
  expect(pending).toMatchObject({ __typename: 'NeedsAuthentication' });
  browser.answerBank(pending.clientSecret, 'fail');
  expect(await browser.refused('editListing', variables)).toHaveProperty('payment');
  const again = await browser.ask('editListing', variables);
  browser.answerBank(again.clientSecret, 'succeed');
  expect(await browser.ask('editListing', variables)).toMatchObject({ __typename: 'Edited' });
  expect(rowOf(HOUSE)).toMatchObject({ type: 84, price: 49 });
});
