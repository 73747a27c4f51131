import { beforeEach, describe, expect, test } from 'vitest';
import { NO_CARD_ON_FILE, NOTHING_TO_CANCEL, PRICE_CHANGED } from '../../domain/posting/posting-errors.ts';
import { rateLimits } from '../../domain/limits.ts';
import { CARD_DECLINED } from '../../domain/billing/card-declines.ts';
import { Browser, wholeDraft } from '../landlord.fixture.ts';
import { heldWorld, type HeldClock } from '../world/world.fixture.ts';
import { DAY_MS } from '../../domain/time-spans.ts';

let clock: HeldClock;
let browser: Browser;
beforeEach(() => {
  clock = heldWorld();
  browser = new Browser(clock.world);
});

/** Returns the landlord's listing with this name, as they see it. */
async function mine(name: string) {
  const found = (await browser.mine()).find(({ listing }) => listing.name === name);
  if (!found) throw new Error(`No listing ${name}.`);
  return found;
}
const change = (what: 'deactivateListing' | 'activateListing', id: string) => browser.ask(what, { id });
const rowOf = (id: string) => clock.world.db.listings.find((row) => row.id === Number(id));
const days = (count: number) => clock.later(count * DAY_MS);

describe('canceling', () => {
  test('shares a rate limit with activating: repeated changes are rejected for a minute', async () => {
    await browser.login();
    const { id } = await mine('High Street Lofts');
    for (let time = 0; time < rateLimits.listingChange; time += 2) {
      await change('deactivateListing', id);
      await change('activateListing', id);
    }
    await expect(change('deactivateListing', id)).rejects.toThrow('TOO_MANY_REQUESTS');
    await expect(change('activateListing', id)).rejects.toThrow('TOO_MANY_REQUESTS');
    clock.later(60_000);
    await change('deactivateListing', id);
  });

  test('ends an unpaid listing at once, does not change an expired one, and is rejected for a free one', async () => {
    await browser.login();
    const owed = await mine('Olentangy Flats');
    const ended = await change('deactivateListing', owed.id);
    expect(ended.listing).toMatchObject({ status: 13, pastDue: false, expiresAt: '2026-11-21T12:00:00.000Z' });
    const expired = await mine('Veteran Court');
    expect((await change('deactivateListing', expired.id)).listing).toEqual(expired);
    Object.assign(rowOf(expired.id) ?? {}, { anchor: null, expiresAt: null, price: 0, status: 1 });
    expect(await browser.refused('deactivateListing', { id: expired.id })).toEqual(NOTHING_TO_CANCEL);
  });
});

describe('activating an expired listing', () => {
  test('charges a new month at the current price to the stored card, and delivers waiting leads', async () => {
    await browser.login();
    const { id, version } = await mine('Summit Corner House');
    clock.world.db.prices[85] = 31;
    Object.assign(rowOf(id) ?? {}, { rentedAt: clock.world.now().toISOString(), stale: true });
    const [lead] = clock.world.db.leads;
    if (lead)
      clock.world.db.leads.push({
        ...lead,
        id: ++clock.world.db.lastId.lead,
        listingId: Number(id),
        deliveredAt: null,
      });
    expect(await browser.refused('activateListing', { id, price: 29 })).toEqual(PRICE_CHANGED);
    const { listing } = await browser.ask('activateListing', { id, price: 31 });
    expect(listing).toMatchObject({
      status: 1,
      canceled: false,
      hidden: false,
      expiresAt: '2026-12-21T12:00:00.000Z',
      price: 31,
      version,
    });
    expect(listing).toMatchObject({ nextChargeAt: listing.expiresAt, leadsLeft: 9 });
    expect(rowOf(id)).toMatchObject({ confirmedAt: clock.world.now().toISOString(), stale: false });
    expect((await change('activateListing', id)).listing).toEqual(listing);
  });

  test('requires confirmation, is declined, or finds no card, as publishing does', async () => {
    await browser.login();
    const { id } = await mine('Veteran Court');
    const card = clock.world.db.cards.find(({ accountId }) => accountId === 1);
    if (card) card.paymentMethod = browser.card('4000002760003184');
    const pending = await change('activateListing', id);
    expect(pending.__typename).toBe('NeedsAuthentication');
    expect(await change('activateListing', id)).toEqual(pending);
    browser.answerBank(pending.clientSecret, 'succeed');
    expect((await change('activateListing', id)).listing.status).toBe(1);
    const other = await mine('Summit Corner House');
    if (card) clock.world.db.cards[0] = { ...card, paymentMethod: browser.card('4000000000000341') };
    expect(await browser.refused('activateListing', { id: other.id })).toEqual({ payment: [CARD_DECLINED] });
    clock.world.db.cards = [];
    expect(await browser.refused('activateListing', { id: other.id })).toEqual(NO_CARD_ON_FILE);
    clock.world.db.prices[85] = 0;
    expect(await mine('Summit Corner House')).toMatchObject({ status: 13, price: 29 });
  });
});

describe('when the month ends', () => {
  const publish = async (number: string) => {
    const draft = wholeDraft(clock.world);
    const given = { draft, paymentMethod: browser.card(number), idempotencyKey: 'try-1' };
    return (await browser.ask('publishListing', given)).listing.id;
  };

  test('charges the next one, always on the same day', async () => {
    clock = heldWorld('2027-01-31T12:00:00Z');
    browser = new Browser(clock.world);
    await publish('4242424242424242');
    days(28);
    expect(await mine('Walnut Row')).toMatchObject({ status: 1, expiresAt: '2027-03-31T12:00:00.000Z' });
    days(100);
    expect(await mine('Walnut Row')).toMatchObject({ status: 1, expiresAt: '2027-06-30T12:00:00.000Z' });
  });

  test('gives a week of grace to a card that cannot be charged, then expires the listing', async () => {
    const id = await publish('4242424242424242');
    // The month is charged to the listing's card, and a reactivation to the card on file.
    for (const card of [rowOf(id)?.card, clock.world.db.cards.at(-1)])
      if (card) card.paymentMethod = browser.card('4000000000000341');
    Object.assign(clock.world.db.cards.at(-1) ?? {}, { creditCents: 1333 });
    days(30);
    const owed = await mine('Walnut Row');
    expect(owed).toMatchObject({ status: 1, pastDue: true, nextChargeAt: null, expiresAt: '2026-12-28T12:00:00.000Z' });
    expect(await browser.ask('myBilling')).toMatchObject({ creditCents: 0 });
    days(7);
    expect(await mine('Walnut Row')).toMatchObject({
      status: 13,
      pastDue: false,
      expiresAt: '2026-12-28T12:00:00.000Z',
    });
    expect(await browser.ask('myBilling')).toMatchObject({ creditCents: 1333 });
    expect(await browser.refused('activateListing', { id })).toEqual({ payment: [CARD_DECLINED] });
  });
});
