import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBilling, type BillingFixture } from '../../modules/billing/billing.fixture.ts';
import { DEMO_LANDLORD, demoLandlordDrafts } from '../../../demo/listings/demo-landlord.ts';
import { publishDemoListings } from './publish-demo-listings.ts';

let money: BillingFixture;
beforeAll(async () => {
  money = await startBilling();
});
afterAll(() => money.close());

const seed = () => publishDemoListings(money, DEMO_LANDLORD, demoLandlordDrafts());
const states = () =>
  money.rows(
    'select draft_id, status, demo, canceled_at is not null as canceled, hidden_at is not null as hidden from listing order by id',
  );

it('gives the demo landlord a dozen listings with real subscriptions once, and does not change them later', async () => {
  expect(await seed()).toBe(12);
  const first = await states();
  expect(first).toHaveLength(12);
  expect(new Set(first.map((row) => JSON.stringify({ ...row, draft_id: '' }))).size).toBe(4);
  expect(money.subscriptions().filter(({ status }) => status === 'active')).toHaveLength(10);
  await money.settle();
  await money.reconciler.run({ all: true });
  expect(money.problems).toEqual([]);
  expect(await seed()).toBe(0);
  expect(await states()).toEqual(first);
  const account = await money.accounts.byEmail(DEMO_LANDLORD.email);
  expect(await money.accounts.isPasswordOf(account?.id ?? null, DEMO_LANDLORD.password)).toBe(true);
});
