import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProductClock } from '../clock.ts';
import { startBilling, type BillingFixture } from '../modules/billing/billing.fixture.ts';
import { fullDraft } from '../modules/billing/billing-wiring.fixture.ts';
import { ClockService } from './clock.service.ts';

let money: BillingFixture;
beforeEach(async () => {
  money = await startBilling();
});
afterEach(() => money.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(money.clock.now().getTime() + days * DAY);

it('advances a dozen listings by three months within thirty seconds, with every renewal, receipt and expiry', async () => {
  const first = await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in first) || first.madeAccount === null) throw new Error(JSON.stringify(first));
  const viewer = first.madeAccount;
  const began = performance.now();
  for (let n = 1; n < 12; n++)
    await money.posting.publish({ draft: fullDraft({ account: null }), paymentMethod: 'pm_card_visa', viewer });
  const published = performance.now();
  await money.listings.deactivate(first.listing, viewer);
  await money.time.advance(inDays(93));
  const seconds = { publish: (published - began) / 1000, advance: (performance.now() - published) / 1000 };
  expect(seconds.advance).toBeLessThan(30);
  // About a second on an idle machine.
  expect(seconds.publish).toBeLessThan(20);
  expect(money.paid()).toHaveLength(1 + 11 * 4);
  expect(await money.rows('select count(*)::int as charges from ledger')).toEqual([{ charges: 45 }]);
  expect(money.emails.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(45);
  expect(await money.rows('select status, count(*)::int as n from listing group by 1 order by 1')).toEqual([
    { status: 1, n: 11 },
    { status: 13, n: 1 },
  ]);
});

it('keeps its time over a restart and never goes back', async () => {
  await money.time.advance(inDays(40));
  const moved = money.clock.offsetMs;
  const afterRestart = new ProductClock();
  const service = new ClockService({
    orm: money.orm,
    clock: afterRestart,
    sweeper: money.sweeper,
    jobs: money.jobs,
    processor: money.processor,
  });
  await service.load();
  expect(afterRestart.offsetMs).toBe(moved);
  await service.advance(new Date(0));
  await service.advance(inDays(-5));
  expect(afterRestart.offsetMs).toBe(moved);
  expect(await money.rows('select offset_ms::float8 as ms from clock')).toEqual([{ ms: moved }]);
});

it('serializes concurrent advances', async () => {
  const [near, far] = [inDays(10), inDays(20)];
  await Promise.all([money.time.advance(far), money.time.advance(near)]);
  expect(Math.abs(money.clock.now().getTime() - far.getTime())).toBeLessThan(30_000);
});

it("cannot be advanced with Stripe's own processor", async () => {
  const service = new ClockService({
    orm: money.orm,
    clock: money.clock,
    sweeper: money.sweeper,
    jobs: money.jobs,
    processor: null,
  });
  await expect(service.advance(inDays(1))).rejects.toThrow('local processor');
  expect(money.clock.offsetMs).toBe(0);
});
