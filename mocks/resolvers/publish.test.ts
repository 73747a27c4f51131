import { beforeEach, describe, expect, test } from 'vitest';
import { EMAIL_TAKEN } from '../../domain/account/login.ts';
import { PAYMENT_REFUNDED } from '../../domain/posting/posting-errors.ts';
import { NOT_AUTHENTICATED } from '../../domain/posting/posting-errors.ts';
import { Browser, DRAFT_ID, wholeDraft } from '../landlord.fixture.ts';
import { heldWorld, type HeldClock } from '../world/world.fixture.ts';

const ASKS_ALWAYS = '4000002760003184';
let clock: HeldClock;
let browser: Browser;
let draft: ReturnType<typeof wholeDraft>;
beforeEach(() => {
  clock = heldWorld('2027-01-31T12:00:00.700Z');
  browser = new Browser(clock.world);
  draft = wholeDraft(clock.world);
});

const call = (paymentMethod: string, more: Record<string, unknown> = {}, key = 'try-1') => ({
  draft: { ...draft, ...more },
  paymentMethod,
  idempotencyKey: key,
});
const publish = (paymentMethod: string, more: Record<string, unknown> = {}, key = 'try-1') =>
  browser.ask('publishListing', call(paymentMethod, more, key));
const refused = (paymentMethod: string, more: Record<string, unknown> = {}, key = 'try-1') =>
  browser.refused('publishListing', call(paymentMethod, more, key));
const listings = () => clock.world.db.listings.filter(({ draftId }) => draftId === DRAFT_ID);

describe('publishing', () => {
  test.each([
    ['pays a part', 1333, 1567, 0],
    ['pays all of it', 4000, 0, 1100],
    ['leaves too little to charge', 2875, 0, -25],
  ])('applies credit %s; with nothing due, the card is only stored', async (_, credit, charged, left) => {
    await browser.login();
    const card = clock.world.db.cards[0];
    Object.assign(card ?? {}, { creditCents: credit });
    const method = browser.card(charged > 0 ? undefined : '4000000000000341');
    expect(await publish(method, { type: 85, account: null })).toMatchObject({ __typename: 'Published' });
    expect(clock.world.db.invoices.at(-1)).toMatchObject({ amountCents: charged, status: 'paid' });
    expect(await browser.ask('myBilling')).toMatchObject({ creditCents: left });
  });

  test('stores no password', async () => {
    await publish(browser.card(ASKS_ALWAYS));
    await publish(browser.card(), {}, 'try-2');
    expect(JSON.stringify(clock.world.db)).not.toContain('long walks');
    expect(JSON.stringify(clock.world.db)).not.toContain('4242424242424242');
  });
});

describe('a repeated publish', () => {
  test('has one effect under the same key, in parallel, later, and on another device', async () => {
    const both = await Promise.all([publish(browser.card()), publish(browser.card())]);
    const again = await new Browser(clock.world).ask('publishListing', call(browser.card()));
    expect(new Set([...both, again].map(({ listing }) => listing.id)).size).toBe(1);
    expect(listings()).toHaveLength(1);
  });

  test('uses the same intent for the same body without a key', async () => {
    const first = await publish(browser.card(), { id: null }, '');
    const again = await new Browser(clock.world).ask('publishListing', call(browser.card(), { id: null }, ''));
    expect(again.listing.id).toBe(first.listing.id);
  });

  test('logs in only a caller with the current password', async () => {
    const made = await publish(browser.card());
    const account = clock.world.db.accounts.find(({ key }) => key === made.user?.key);
    if (account) account.passwordDigest = '';
    const visitor = new Browser(clock.world);
    expect(await visitor.refused('publishListing', call(browser.card()))).toEqual(EMAIL_TAKEN);
    expect(visitor.token).toBeNull();
  });
});

describe('a card that requires confirmation', () => {
  test('is not charged when the cardholder declines; the intent has ended', async () => {
    const begun = await publish(browser.card(ASKS_ALWAYS));
    expect(browser.answerBank(begun.clientSecret, 'fail').status).toBe(402);
    expect(await refused(browser.card())).toEqual(NOT_AUTHENTICATED);
    expect(listings()).toEqual([]);
    expect(await publish(browser.card(), {}, 'try-2')).toMatchObject({ __typename: 'Published' });
  });

  test('is replaced by another card, which ends the waiting intent', async () => {
    await publish(browser.card(ASKS_ALWAYS));
    expect(await publish(browser.card(), {}, 'try-2')).toMatchObject({ __typename: 'Published' });
    expect(listings()).toHaveLength(1);
  });

  test('keeps nobody else from the email: the first that is paid gets it', async () => {
    const begun = await publish(browser.card(ASKS_ALWAYS));
    const account = { email: 'ROSA@maple.example', password: 'other words', passwordConfirmation: 'other words' };
    const stranger = { ...wholeDraft(clock.world), id: null, account };
    const given = { draft: stranger, paymentMethod: browser.card(), idempotencyKey: 'stranger' };
    expect(await new Browser(clock.world).ask('publishListing', given)).toMatchObject({ __typename: 'Published' });
    browser.answerBank(begun.clientSecret, 'succeed');
    expect(await refused(browser.card(ASKS_ALWAYS))).toEqual(PAYMENT_REFUNDED);
    expect(listings()).toEqual([]);
  });

  test('is refunded when the email was taken meanwhile', async () => {
    const begun = await publish(browser.card(ASKS_ALWAYS));
    browser.answerBank(begun.clientSecret, 'succeed');
    const [other] = clock.world.db.accounts;
    if (other) clock.world.db.accounts.push({ ...other, id: 999, email: 'rosa@maple.example' });
    expect(await refused(browser.card(ASKS_ALWAYS))).toEqual(PAYMENT_REFUNDED);
    expect(listings()).toEqual([]);
  });
});
