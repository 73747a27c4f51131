import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBilling, type BillingFixture } from '../billing/billing.fixture.ts';
import { fullDraft } from '../billing/billing-wiring.fixture.ts';
import { stepNames } from '../../../domain/posting/sections.ts';

let money: BillingFixture;
beforeAll(async () => {
  money = await startBilling({ prices: { 84: 49, 85: 0 } });
});
afterAll(() => money.close());

const errors = (step: string, draft: unknown, viewer: number | null = null) =>
  money.posting.validateStep(step, draft, viewer);

it('finds no errors in a full draft at any step, and changes nothing whatever the step [§7]', async () => {
  for (const step of stepNames) expect(await errors(step, fullDraft()), step).toEqual({});
  for (const table of ['account', 'listing', 'publish_intent', 'email'])
    expect(await money.rows(`select 1 from ${table}`), table).toEqual([]);
  expect(money.processor.list('customers')).toEqual([]);
});

it('rejects an unknown step', async () => {
  for (const step of ['', 'payment-step', 'complete-step ', '__proto__'])
    expect(await errors(step, fullDraft())).toHaveProperty('step');
});

it('returns errors for anything that is not a draft', async () => {
  for (const draft of [
    null,
    7,
    'draft',
    [],
    { location: 7 },
    { floorplans: 'x' },
    { type: 'house' },
    { amenities: [null] },
    { id: 'no uuid' },
  ])
    expect(Object.keys(await errors('complete-step', draft)).length, JSON.stringify(draft)).toBeGreaterThan(0);
});

it('reports that an email has an account, in any case, but not to the logged-in account itself', async () => {
  const draft = fullDraft();
  const outcome = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null });
  const again = fullDraft({ account: { ...draft.account, email: draft.account?.email?.toUpperCase() } });
  const taken = { email: ['This e-mail already has an account. Log in.'] };
  expect(await errors('property-password-step', again)).toEqual(taken);
  expect(await errors('complete-step', again)).toEqual(taken);
  expect(await errors('complete-step', again, 'listing' in outcome ? outcome.madeAccount : null)).toEqual({});
});

it('rejects a property type that is not offered', async () => {
  expect(await errors('property-type-step', fullDraft({ type: 85 }))).toHaveProperty('type');
  expect(
    await money.posting.publish({ draft: fullDraft({ type: 85 }), paymentMethod: 'pm_card_visa', viewer: null }),
  ).toHaveProperty('errors.type');
});

it('rejects images that were not issued by an upload', async () => {
  expect(
    await errors(
      'property-images-step',
      fullDraft({ images: [{ large: 'https://elsewhere.example/x.jpg', small: 'https://elsewhere.example/y.jpg' }] }),
    ),
  ).toHaveProperty('images');
});

it('accepts a pin near its address, or where the address cannot be found; not one far away (K39)', async () => {
  const location = { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210' };
  const at = (change: object) => errors('property-location-step', fullDraft({ location: { ...location, ...change } }));
  expect(await at({ coordinates: { lat: 40.0, lon: -83.0 } })).toEqual({});
  expect(await at({ coordinates: { lat: 30.3, lon: -97.7 } })).toHaveProperty(['location.coordinates']);
  expect(await at({ city: 'Nowhereville', zip: '45199' })).toHaveProperty(['location.coordinates']);
  expect(await at({ city: 'Nowhereville', zip: '45199', coordinates: { lat: 40.0, lon: -83.0 } })).toEqual({});
});
