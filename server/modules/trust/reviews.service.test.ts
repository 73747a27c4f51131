import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBilling, type BillingFixture } from '../billing/billing.fixture.ts';
import { fullDraft } from '../billing/billing-wiring.fixture.ts';
import { ListingRemoval } from '../listings/removal.ts';

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
const subjects = () => money.emails.map(({ subject }) => subject);

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

it('holds a text whose long quotation is cut within an emoji', async () => {
  const draft = fullDraft({ description: `oh ${'vi 😀'.repeat(30)}` });
  const outcome = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null, review: true });
  expect(outcome).toHaveProperty('review');
});

it('returns the same review for a repeated call', async () => {
  const { id, draft } = await send();
  const again = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null, review: true });
  expect(again).toMatchObject({ review: id });
  expect(await money.reviews.pending()).toHaveLength(1);
});

it('charges the price that was shown once it is approved', async () => {
  const { id, account } = await send();
  // The operator lowers the price before staff approve it.
  vi.spyOn(money.payments, 'priceOf').mockReturnValue(money.payments.priceOf(85));
  expect(await money.reviews.approve(id)).toMatchObject({ name: 'Maple Court' });
  expect(await stands(account)).toEqual(['APPROVED']);
  await money.reconciler.run();
  await money.settle();
  expect(await listings()).toEqual([{ name: 'Maple Court' }]);
  expect(money.paid().map(({ amount_paid }) => amount_paid)).toEqual([4900]);
  expect(await stands(account)).toEqual([]);
  expect(await money.reviews.approve(id)).toBeNull();
});

it('sends a payment link when the approved card is declined, and publishes the approved text with another card', async () => {
  const { id, account, draft } = await send('pm_card_chargeCustomerFail');
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
});

it('declines with a note, once, and charges nothing', async () => {
  const { id, account } = await send();
  expect(JSON.stringify(await money.reviews.pending())).toContain('No kids');
  expect(await money.reviews.decline(id, 'Leave out the last sentence.')).toMatchObject({ name: 'Maple Court' });
  expect([await money.reviews.approve(id), await money.reviews.approve('none')]).toEqual([null, null]);
  expect(await money.reviews.listForAccount(account)).toMatchObject([
    { state: 'DECLINED', note: 'Leave out the last sentence.' },
  ]);
  await money.reconciler.run({ all: true });
  await money.settle();
  expect(money.subscriptions()).toEqual([]);
  expect(subjects()).toContain("We can't publish Maple Court as it is");
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

/** A published listing and its editor; the text of `HELD` needs a review. */
async function publishedListing() {
  const draft = fullDraft();
  const outcome = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  const { listing: id, madeAccount: viewer } = outcome;
  const before = await money.posting.draftOf(id);
  const edit = (change: object, review = false) =>
    money.posting.edit({ id, draft: { ...before, ...change }, viewer, review });
  const hold = async (change: object) => {
    const held = await edit(change, true);
    if (!('review' in held)) throw new Error(JSON.stringify(held));
    return held.review;
  };
  const shown = async () => (await money.posting.draftOf(id)).description;
  return { id, viewer, before, edit, hold, shown };
}

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

it('holds an edit for staff, keeps the listing as it is, and publishes the edit once approved', async () => {
  const { id, viewer, before, edit, hold, shown } = await publishedListing();
  expect(await edit({ description: HELD })).toHaveProperty('errors.description');
  const review = await hold({ description: HELD, name: 'Maple Hall' });
  expect(await hold({ description: HELD, name: 'Maple Hall' })).toBe(review);
  expect(await shown()).toBe(before.description);
  expect(await money.reviews.listForAccount(viewer)).toMatchObject([
    { id: review, state: 'REVIEW', slug: expect.any(String), draft: { description: HELD, name: 'Maple Hall' } },
  ]);
  const sentAt = (await money.reviews.listForAccount(viewer))[0]?.sentAt;
  await money.time.advance(new Date(money.clock.now().getTime() + HOUR));
  expect(await money.reviews.pending()).toMatchObject([{ name: 'Maple Hall', slug: expect.any(String) }]);
  expect(await money.reviews.approve(review)).toMatchObject({ name: 'Maple Hall' });
  expect(await money.reviews.approve(review)).toBeNull();
  expect(await shown()).toBe(HELD);
  // The landlord's sending confirmed it, not the approval (K65).
  expect(await money.rows('select name, version, confirmed_at from listing where id = $1', [id])).toEqual([
    { name: 'Maple Hall', version: 2, confirmed_at: sentAt },
  ]);
  expect(await stands(viewer)).toEqual([]);
  await money.settle();
  expect(subjects()).toContain('Your changes to Maple Hall are published');
  expect(money.paid()).toHaveLength(1);
});

it('checks an edit after an approval again, however it is written', async () => {
  const { edit, hold } = await publishedListing();
  await money.reviews.approve(await hold({ description: HELD }));
  expect(await edit({ description: HELD, amenities: [29] })).toHaveProperty('listing');
  for (const description of [`${HELD} No kіds.`, 'n o  k i d s', 'nо k1ds!', 'Nokids', `${HELD}\nZelle only`])
    expect(await edit({ description }), description).toHaveProperty('errors.description');
});

it('declines an edit with a note, and withdraws an undecided one after 72 hours', async () => {
  const { viewer, before, hold, shown } = await publishedListing();
  const first = await hold({ description: HELD });
  expect(await money.reviews.decline(first, 'Leave out the last sentence.')).toMatchObject({ name: 'Maple Court' });
  expect(await money.reviews.approve(first)).toBeNull();
  expect(await money.reviews.listForAccount(viewer)).toMatchObject([
    { state: 'DECLINED', note: 'Leave out the last sentence.', draft: { description: HELD } },
  ]);
  await hold({ description: `${HELD} Quiet.` });
  expect(await stands(viewer)).toEqual(['REVIEW']);
  const { clock, time } = money;
  await time.advance(new Date(clock.now().getTime() + 73 * HOUR));
  expect(await stands(viewer)).toEqual(['EXPIRED']);
  expect(subjects()).toEqual(
    expect.arrayContaining([
      "We can't publish your changes to Maple Court as they are",
      "Your changes weren't reviewed in time",
    ]),
  );
  await time.advance(new Date(clock.now().getTime() + 15 * 24 * HOUR));
  expect(await money.rows('select 1 from edit_review')).toEqual([]);
  expect(await shown()).toBe(before.description);
});

it('withdraws an edit in review when the listing is removed, and does not bring it back with the listing', async () => {
  const { id, viewer, hold } = await publishedListing();
  const review = await hold({ description: HELD });
  const { orm, clock, housing, mail } = money;
  const removal = new ListingRemoval({ orm, clock, housing, mail, operatorEmail: 'operator@x.example', baseUrl: '' });
  await removal.remove(id, { refund: false });
  expect(await money.reviews.count()).toBe(0);
  await money.time.advance(new Date(clock.now().getTime() + 73 * HOUR));
  await removal.restore(id);
  expect(await stands(viewer)).toEqual([]);
  expect(await money.reviews.approve(review)).toBeNull();
  expect(subjects()).not.toContain("Your changes weren't reviewed in time");
});

it('withdraws an edit in review when the listing is edited, and holds neither a stale one nor a new property type', async () => {
  const { id, viewer, before, edit, hold, shown } = await publishedListing();
  const review = await hold({ description: HELD });
  expect(await edit({ description: 'Two rooms.' })).toEqual({ listing: id });
  expect(await money.reviews.approve(review)).toBeNull();
  expect(await shown()).toBe('Two rooms.');
  const draft = { ...before, description: HELD };
  expect(await money.posting.edit({ id, version: 1, draft, viewer, review: true })).toEqual({ stale: id });
  expect(await edit({ description: HELD, type: 85 }, true)).toHaveProperty('errors.type');
});
