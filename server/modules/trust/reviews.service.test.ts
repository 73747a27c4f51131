import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBilling, type BillingFixture } from '../billing/billing.fixture.ts';
import { fullDraft } from '../billing/billing.wiring.ts';
import { reviewCommand } from './review-commands.ts';

let money: BillingFixture;
beforeEach(async () => {
  money = await startBilling();
});
afterEach(async () => {
  expect(money.problems).toEqual([]);
  await money.close();
});

const HELD = 'Two rooms near campus. No kids.';
const HOUR = 3_600_000;

/** Sends a draft for review; returns the id of the review, the account, and the draft. */
async function send(paymentMethod = 'pm_card_visa') {
  const draft = fullDraft({ description: HELD });
  const outcome = await money.posting.publish({ draft, paymentMethod, viewer: null, review: true });
  if (!('review' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  return { id: outcome.review, account: outcome.madeAccount, draft };
}
const stands = async (account: number) => (await money.reviews.listForAccount(account)).map(({ state }) => state);
const listings = () => money.rows<{ name: string }>('select name from listing');
const subjects = () => money.letters.map(({ subject }) => subject);

it('rejects a held text at its field without `review`, and holds it with an account and no charge', async () => {
  const draft = fullDraft({ description: HELD });
  const rejected = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null });
  expect(rejected).toMatchObject({ errors: { description: [expect.stringContaining('“No kids”')] } });
  expect(await money.rows('select 1 from account where not demo')).toEqual([]);

  const { id, account } = await send();
  expect(await stands(account)).toEqual(['REVIEW']);
  expect(await listings()).toEqual([]);
  expect(money.subscriptions()).toEqual([]);
  expect(await money.reviews.pending()).toMatchObject([{ id, name: 'Maple Court', price: 49 }]);
  await money.reconciler.run({ all: true });
  expect(money.subscriptions()).toEqual([]);
});

it('returns the same review for a repeated call', async () => {
  const { id, draft } = await send();
  const again = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null, review: true });
  expect(again).toMatchObject({ review: id });
  expect(await money.reviews.pending()).toHaveLength(1);
});

it('charges the price that was shown once it is approved', async () => {
  const { id, account } = await send();
  expect(await money.reviews.approve(id)).toMatchObject({ name: 'Maple Court' });
  expect(await stands(account)).toEqual(['APPROVED']);
  await money.reconciler.run();
  await money.settle();
  expect(await listings()).toEqual([{ name: 'Maple Court' }]);
  expect(money.paid().map(({ amount_paid }) => amount_paid)).toEqual([4900]);
  expect(await stands(account)).toEqual([]);
  expect(await money.reviews.approve(id)).toBeNull();
});

it.each(['pm_card_visa_chargeDeclined', 'pm_card_authenticationRequired'])(
  'sends a payment link when the approved card is %s, and publishes the approved text with another card',
  async (card) => {
    const { id, account, draft } = await send(card);
    await money.reviews.approve(id);
    await money.reconciler.run();
    await money.settle();
    expect(await listings()).toEqual([]);
    expect(money.paid()).toEqual([]);
    expect(await stands(account)).toEqual(['PAYMENT_NEEDED']);
    expect(subjects()).toContain('Approved: pay to publish Maple Court');
    const saved = await money.drafts.find(account, draft.id ?? '');
    expect(saved?.draft).toMatchObject({ name: 'Maple Court', description: HELD });

    const { account: _, ...again } = draft;
    const paid = await money.posting.publish({ draft: again, paymentMethod: 'pm_card_visa', viewer: account });
    expect(paid).toMatchObject({ madeAccount: null });
    expect(await listings()).toEqual([{ name: 'Maple Court' }]);
    expect(await stands(account)).toEqual([]);
  },
);

it('declines with a note, by the documented command, and charges nothing', async () => {
  const { id, account } = await send();
  const lines: string[] = [];
  const deps = { reviews: money.reviews, print: (line: string) => void lines.push(line) };
  expect(await reviewCommand(['list'], deps)).toBe(0);
  expect(lines.join('\n')).toContain('No kids');
  expect(await reviewCommand(['decline', id, '--note', 'Leave out the last sentence.'], deps)).toBe(0);
  expect(await reviewCommand(['approve', id], deps)).toBe(1);
  expect(await reviewCommand(['approve', 'none'], deps)).toBe(1);
  await money.reconciler.run({ all: true });
  await money.settle();
  expect(money.subscriptions()).toEqual([]);
  expect(await money.reviews.listForAccount(account)).toMatchObject([
    { state: 'DECLINED', note: 'Leave out the last sentence.' },
  ]);
  expect(subjects()).toContain("We can't publish Maple Court as it is");
});

it('withdraws an undecided review after 72 hours and tells its landlord', async () => {
  const { account } = await send();
  const { clock, time } = money;
  await time.advance(new Date(clock.now().getTime() + 71 * HOUR));
  expect(await stands(account)).toEqual(['REVIEW']);
  await time.advance(new Date(clock.now().getTime() + 2 * HOUR));
  expect(await stands(account)).toEqual(['EXPIRED']);
  expect(subjects()).toContain("Maple Court wasn't reviewed in time");
  expect(money.subscriptions()).toEqual([]);
});

it('publishes a corrected text at once and withdraws its review', async () => {
  const { account, draft } = await send();
  const { account: _, ...rest } = draft;
  const corrected = { ...rest, description: 'Two rooms near campus.' };
  const paid = await money.posting.publish({ draft: corrected, paymentMethod: 'pm_card_visa', viewer: account });
  expect(paid).toHaveProperty('listing');
  expect(await money.reviews.pending()).toEqual([]);
  expect(await stands(account)).toEqual([]);
});

it('rejects an unlawful edit at its field, and leaves unchanged texts alone', async () => {
  const { id, account } = await send();
  await money.reviews.approve(id);
  await money.reconciler.run();
  const [listing] = await money.rows<{ id: string }>('select id from listing');
  const listingId = Number(listing?.id);
  const draft = await money.posting.draftOf(listingId);
  const edit = (change: object) =>
    money.posting.edit({ id: listingId, draft: { ...draft, ...change }, viewer: account });
  expect(await edit({ amenities: [29] })).toEqual({ listing: listingId });
  expect(await edit({ name: 'Call 614-555-0143' })).toHaveProperty('errors.name');
});
