import { afterEach, beforeEach, expect, it } from 'vitest';
import { ListingRemoval } from '../modules/listings/removal.ts';
import { startBilling, type BillingFixture } from '../modules/billing/billing.fixture.ts';
import { fullDraft } from '../modules/billing/billing-wiring.fixture.ts';

let money: BillingFixture;
beforeEach(async () => {
  money = await startBilling();
});
afterEach(() => money.close());

const removal = () => {
  const { operatorEmail, baseUrl } = money.env;
  return new ListingRemoval({ ...money, operatorEmail, baseUrl });
};

it('ends the subscription of a removed listing even if other due work fails each time, and reports the failure', async () => {
  const made = await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in made)) throw new Error(JSON.stringify(made));
  await removal().remove(made.listing, { refund: false });
  await money.rows('alter table account_deletion rename to away');
  await expect(money.sweeper.run()).rejects.toThrow('account_deletion');
  expect(money.subscriptions()).toMatchObject([{ status: 'canceled' }]);
});

it('ends a listing whose time is over and that nothing renews, with no word from the processor; no other', async () => {
  const made = await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in made)) throw new Error(JSON.stringify(made));
  const ids: number[] = [];
  money.billing.endings.expireUnpaid = async (id) => void ids.push(id);
  const [past, future] = [-1000, 60_000].map((ms) => new Date(money.clock.now().getTime() + ms));
  const run = async (expiresAt: Date | undefined, change: string) => {
    await money.rows(`update listing set status = 1, expires_at = $1, canceled_at = null, rented_at = null`, [
      expiresAt,
    ]);
    await money.rows(`update subscription set status = 'active', past_due_since = null`);
    await money.orm.em.fork().transactional((em) => money.housing.reindex(em, [made.listing]));
    await money.rows(`update ${change}`);
    const due = await money.sweeper.nextDue();
    await money.sweeper.run();
    const [row] = await money.rows<{ status: number; offered: boolean }>(
      'select status, exists (select from offer where listing_id = id) as offered from listing',
    );
    return { ...row, isDue: due?.getTime() === expiresAt?.getTime() };
  };
  const ending = [
    `listing set canceled_at = now()`,
    `listing set rented_at = now()`,
    `subscription set past_due_since = now(), status = 'past_due'`,
    `subscription set status = 'canceled'`,
    `subscription set status = 'incomplete_expired'`,
  ];
  for (const change of ending) {
    expect(await run(future, change), change).toEqual({ status: 1, offered: true, isDue: true });
    expect(await run(past, change), change).toEqual({ status: 13, offered: false, isDue: true });
  }
  expect(ids).toEqual(ending.map(() => made.listing));
  // One that is paid, but whose renewal the processor has not reported.
  expect(await run(past, `subscription set status = 'active'`)).toMatchObject({ status: 1, isDue: false });
});

it('does the due work of one listing even if the processor fails for another', async () => {
  const publish = async (paymentMethod: string) => {
    const made = await money.posting.publish({ draft: fullDraft(), paymentMethod, viewer: null });
    if (!('listing' in made)) throw new Error(JSON.stringify(made));
    return made.listing;
  };
  const listings = [await publish('pm_card_visa'), await publish('pm_card_visa')];
  const past = new Date(money.clock.now().getTime() - 1000);
  await money.rows('update listing set expires_at = $1, canceled_at = $1', [past]);
  await money.rows('update subscription set past_due_since = $1', [past]);
  const ids: number[] = [];
  money.billing.endings.expireUnpaid = async (id) => {
    ids.push(id);
    throw new Error(`Nothing was heard of ${id}.`);
  };
  await expect(money.sweeper.run()).rejects.toThrow(`Nothing was heard of ${listings[0]}.`);
  expect(ids.toSorted((a, b) => a - b)).toEqual(listings);
});
