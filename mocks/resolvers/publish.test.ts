import { beforeEach, describe, expect, test } from 'vitest';
import { EMAIL_TAKEN } from '../../domain/account/login.ts';
import { PAYMENT_METHOD_UNUSABLE, CARD_DECLINED } from '../../domain/billing/card-declines.ts';
import {
  ALREADY_PUBLISHED,
  IDEMPOTENCY_KEY_TOO_LONG,
  PAYMENT_REFUNDED,
  PRICE_CHANGED,
} from '../../domain/posting/posting-errors.ts';
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
  test('creates and logs in an account for a visitor; the listing is active for a month', async () => {
    const answer = await publish(browser.card());
    expect(answer).toMatchObject({ __typename: 'Published', user: { email: 'rosa@maple.example', ip: '192.0.2.1' } });
    expect(await browser.ask('me')).toMatchObject({ id: answer.user?.key, firstName: 'Rosa', lastName: 'Ortiz' });
    expect(answer.listing).toMatchObject({
      status: 1,
      version: 1,
      expiresAt: '2027-02-28T12:00:00.000Z',
      nextChargeAt: '2027-02-28T12:00:00.000Z',
      price: 49,
      cardBrand: 'visa',
      cardLast4: '4242',
      leadsCount: 0,
      leadsLeft: null,
      draft: { draftId: DRAFT_ID, description: 'Bright & quiet.', contact: { phone: '(614) 555-7731' } },
      listing: {
        phone: expect.stringMatching(/^\(614\) 555-01\d\d$/),
        demo: false,
        slug: `walnut-row-columbus-${answer.listing.id}`,
      },
    });
    expect((await browser.mine()).map(({ id }) => id)).toEqual([answer.listing.id]);
  });

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

  test('adds the listing to the logged-in account; a house has ten leads a month', async () => {
    await browser.login('empty@demo.example');
    const answer = await publish(browser.card('5555555555554444'), { type: 85, account: null });
    expect(answer).toMatchObject({ user: null, listing: { price: 29, leadsLeft: 10, cardBrand: 'mastercard' } });
    expect(answer.listing.listing.demo).toBe(true);
  });

  test('charges no other price than the one shown', async () => {
    expect(await browser.refused('publishListing', { ...call(browser.card()), price: 48 })).toEqual(PRICE_CHANGED);
    expect(await browser.ask('publishListing', { ...call(browser.card()), price: 49 })).toMatchObject({
      __typename: 'Published',
    });
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

  test('returns the same listing under another key with the same draft, and is rejected with another draft', async () => {
    const first = await publish(browser.card());
    const visitor = new Browser(clock.world);
    const again = await visitor.ask('publishListing', call(browser.card(), {}, 'try-2'));
    expect(again.listing.id).toBe(first.listing.id);
    expect(await visitor.ask('me')).toMatchObject({ email: 'rosa@maple.example' });
    expect(await refused(browser.card(), { name: 'Walnut Court' }, 'try-3')).toEqual(ALREADY_PUBLISHED);
  });

  test('uses the same intent for the same body without a key', async () => {
    const first = await publish(browser.card(), { id: null }, '');
    const again = await new Browser(clock.world).ask('publishListing', call(browser.card(), { id: null }, ''));
    expect(again.listing.id).toBe(first.listing.id);
  });

  test('is rejected when its key is used with another draft or by another person', async () => {
    await publish(browser.card());
    const other = { __typename: 'KeyReused', message: 'This idempotency key was used with another listing.' };
    expect(await publish(browser.card(), { name: 'Walnut Court' })).toEqual(other);
    const stranger = new Browser(clock.world);
    await stranger.login();
    expect(await stranger.ask('publishListing', call(browser.card()))).toEqual(other);
    expect(await refused(browser.card(), {}, 'k'.repeat(256))).toEqual(IDEMPOTENCY_KEY_TOO_LONG);
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

describe('a rejected publish', () => {
  test.each([
    ['4000000000000002', { payment: [CARD_DECLINED] }],
    ['4000000000009995', { payment: ['Insufficient funds. Try another card.'] }],
    ['4000000000009987', { payment: [CARD_DECLINED] }],
    ['4000000000000069', { 'payment.expirationMonth': ['That card has expired. Use another card.'] }],
    ['4000000000000127', { 'payment.securityCode': ['Check the security code, or try another card.'] }],
    ['4000000000000341', { payment: [CARD_DECLINED] }],
  ])('creates nothing when the card %s; another card publishes', async (number, errors) => {
    const { id: _id, ...without } = draft;
    expect(await refused(browser.card(number))).toEqual(errors);
    expect(await refused(browser.card())).toEqual(errors);
    expect([listings(), await browser.ask('me')]).toEqual([[], null]);
    expect(await publish(browser.card(), without, 'try-2')).toMatchObject({ __typename: 'Published' });
  });

  test('reports a missing or unknown payment method', async () => {
    expect(await refused('')).toEqual({ payment: ['Enter a card.'] });
    expect(await refused('pm_mock_visa_999')).toEqual(PAYMENT_METHOD_UNUSABLE);
    expect(await refused('pm_unheard', {}, 'try-2')).toEqual(PAYMENT_METHOD_UNUSABLE);
    expect(await publish('pm_card_visa', {}, 'try-3')).toMatchObject({ __typename: 'Published' });
  });

  test('reports an incomplete draft and a taken email', async () => {
    expect(await refused(browser.card(), { amenities: [] })).toEqual({ amenities: ['Choose at least one amenity.'] });
    const account = { email: 'landlord@demo.example', password: 'long walks', passwordConfirmation: 'long walks' };
    expect(await refused(browser.card(), { account })).toEqual(EMAIL_TAKEN);
  });
});

describe('a card that requires confirmation', () => {
  test('is charged by the same call once the cardholder confirms', async () => {
    const begun = await publish(browser.card(ASKS_ALWAYS));
    expect(begun).toMatchObject({ __typename: 'NeedsAuthentication', clientSecret: expect.stringMatching(/^pi_\w+$/) });
    expect(await publish(browser.card(ASKS_ALWAYS))).toEqual(begun);
    expect(browser.answerBank(begun.clientSecret, 'succeed')).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    expect(await publish(browser.card(ASKS_ALWAYS))).toMatchObject({
      __typename: 'Published',
      listing: { cardLast4: '3184' },
    });
  });

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
