import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type Stripe from 'stripe';
import { HIDDEN_BY_STAFF } from '../../../../domain/posting/posting-errors.ts';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import { startBilling, type BillingFixture } from '../../billing/billing.fixture.ts';
import { fullDraft } from '../../billing/billing-wiring.fixture.ts';

/** Outcomes of a payment that requires authentication (ADR 0039): failed, closed halfway, recorded late. */
let money: BillingFixture;
beforeAll(async () => {
  money = await startBilling();
});
afterAll(() => money.close());
afterEach(() => vi.restoreAllMocks());

const ASKS = 'pm_card_authenticationRequired';
const publish = (draft: ReturnType<typeof fullDraft>, paymentMethod = ASKS, key = randomUUID()) =>
  money.posting.publish({ draft, paymentMethod, key, viewer: null });

/** Sends the bank's decision as the browser does; nothing else confirms it. */
async function answerBank(clientSecret: string, outcome: 'succeed' | 'fail' = 'succeed'): Promise<void> {
  const [payment = ''] = clientSecret.split('_secret_');
  await fetch(`http://127.0.0.1:${money.processor.port}/v1/test_helpers/payment_intents/${payment}/authenticate`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local' },
    body: new URLSearchParams({ client_secret: clientSecret, outcome }),
  });
}

const secretOf = (outcome: object): string => {
  if (!('clientSecret' in outcome)) throw new Error(JSON.stringify(outcome));
  return String(outcome.clientSecret);
};
const ofListing = (listing: number) =>
  money.subscriptions().filter(({ metadata }) => Number(metadata['listing']) === listing);
const charges = (listing: number) => {
  const subscriptions = new Set(ofListing(listing).map(({ id }) => id));
  return money.paid().filter(({ parent }) => subscriptions.has(String(parent?.subscription_details?.subscription)));
};
const listingOf = (outcome: object): number => {
  if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome));
  return Number(outcome.listing);
};

describe('a first payment that requires authentication', () => {
  it('is rejected when authentication fails, and may be attempted again', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    await answerBank(secretOf(await publish(draft, ASKS, key)), 'fail');
    expect(await publish(draft, ASKS, key)).toHaveProperty('errors.payment');
    const pending = await publish(draft);
    await answerBank(secretOf(pending));
    expect(charges(listingOf(await publish(draft)))).toHaveLength(1);
  });

  it('keeps a card at the processor that pays for a listing, when the next one is refused with it', async () => {
    const listing = listingOf(await publish(fullDraft(), 'pm_card_visa'));
    const [row] = await money.rows<{ account_id: number }>('select account_id from listing where id = $1', [listing]);
    const viewer = Number(row?.account_id);
    const again = (paymentMethod: string, draft = fullDraft(), mayAuthenticate = true) =>
      money.posting.publish({ draft, paymentMethod, key: randomUUID(), viewer, mayAuthenticate });
    const draft = fullDraft();
    await answerBank(secretOf(await again(ASKS, draft)));
    const second = listingOf(await again(ASKS, draft));
    const [paid] = await money.rows<{ card: string }>('select card from subscription where listing_id = $1', [second]);
    const card = paid?.card ?? '';
    expect(await again(card, fullDraft(), false)).toHaveProperty('errors.payment');
    expect(money.processor.list('payment_methods')).toContainEqual(
      expect.objectContaining({ id: card, customer: expect.any(String) }),
    );
  });

  it('goes on after a reload, which has forgotten the password: with its key and draft', async () => {
    const [{ account, ...draft }, key] = [fullDraft(), randomUUID()];
    const secret = secretOf(await publish({ ...draft, account }, ASKS, key));
    const empty = { email: '', password: '', password_confirmation: '' };
    expect(secretOf(await publish({ ...draft, account: empty }, 'pm_card_visa', key))).toBe(secret);
    expect(await publish({ ...draft, account: empty }, ASKS)).toHaveProperty('errors');
    expect(await publish({ ...draft, name: 'Elm Court', account: empty }, ASKS, key)).toEqual({ keyReused: true });
    expect(await publish({ ...draft, account: { ...empty, email: 'x@y.example' } }, ASKS, key)).toEqual({
      keyReused: true,
    });
    await answerBank(secret);
    // Its account alone gets the listing.
    expect(await publish({ ...draft, account: empty }, 'pm_card_visa', key)).toHaveProperty('errors.auth');
    const answer = await publish({ ...draft, account }, ASKS, key);
    expect(answer).toMatchObject({ madeAccount: expect.any(Number) });
    expect(charges(listingOf(answer))).toHaveLength(1);
  });

  it('stores no password with the draft of a publish intent', async () => {
    const draft = fullDraft();
    await publish(draft);
    const stored = JSON.stringify(await money.rows('select * from publish_intent where draft_id = $1', [draft.id]));
    expect(stored).toContain(draft.account?.email);
    expect(stored).toContain(draft.name);
    expect(stored).not.toContain(draft.account?.password);
  });

  it('completes when its page was closed after authentication: by itself, and for a returning landlord', async () => {
    const [left, back] = [fullDraft(), fullDraft()];
    for (const draft of [left, back]) await answerBank(secretOf(await publish(draft)));
    // A new tab has another key and another card.
    const listing = listingOf(await publish(back, 'pm_card_visa'));
    expect(charges(listing)).toHaveLength(1);
    expect(ofListing(listing)).toHaveLength(1);
    await money.reconciler.run({ all: true });
    expect(await money.rows('select status from listing where draft_id = $1', [left.id])).toEqual([{ status: 1 }]);
  });

  it('is awaited while it is being recorded: the subscription receives its payment a moment later', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    await answerBank(secretOf(await publish(draft, ASKS, key)));
    const retrieve = money.payments.retrieve.bind(money.payments);
    let late = 3;
    vi.spyOn(money.payments, 'retrieve').mockImplementation(async (id) => ({
      ...(await retrieve(id)),
      ...(late-- > 0 && { status: 'incomplete' as const }),
    }));
    expect(charges(listingOf(await publish(draft, ASKS, key)))).toHaveLength(1);
    expect(late).toBeLessThan(0);
    expect(await money.rows(`select 1 from ledger where entry_type = 'refund'`)).toEqual([]);
  });

  it('is neither rejected nor restarted while recording takes long; then the reconciler finishes it', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    await answerBank(secretOf(await publish(draft, ASKS, key)));
    const retrieve = money.payments.retrieve.bind(money.payments);
    vi.spyOn(money.payments, 'retrieve').mockImplementation(async (id) => ({
      ...(await retrieve(id)),
      status: 'incomplete',
    }));
    const now = Date.now();
    let ahead = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now + (ahead += 1000));
    const booked = { errors: { payment: [expect.stringContaining('be charged twice')] } };
    expect(await publish(draft, ASKS, key)).toEqual(booked);
    expect(await publish(draft, 'pm_card_visa')).toEqual(booked);
    vi.restoreAllMocks();
    await money.reconciler.run({ all: true });
    expect(charges(listingOf(await publish(draft, 'pm_card_visa')))).toHaveLength(1);
  });

  it('is not restarted under another key while the processor is unreachable', async () => {
    const draft = fullDraft();
    await publish(draft);
    vi.spyOn(money.payments, 'retrieve').mockRejectedValue(new PaymentsUnavailable('away'));
    expect(await publish(draft, 'pm_card_visa')).toEqual({ errors: { payment: [expect.stringContaining('twice')] } });
  });
});

describe('reactivating with a card that requires authentication', () => {
  async function expired() {
    const published = await publish(fullDraft(), 'pm_card_visa');
    if (!('listing' in published) || published.madeAccount === null) throw new Error(JSON.stringify(published));
    const { listing, madeAccount } = published;
    await money.billing.endings.endNow(listing);
    await keep(madeAccount, ASKS);
    return { listing, account: madeAccount };
  }
  /** Replaces the card on file as a browser does. */
  async function keep(account: number, card: string) {
    const customer = await money.billing.customers.customerOf(account);
    const stored = await money.payments.attach(card, customer, randomUUID());
    if ('errors' in stored) throw new Error(JSON.stringify(stored));
    await money.orm.em.fork().transactional((em) => money.billing.customers.saveCard(em, account, customer, stored));
  }
  const activate = ({ listing, account }: { listing: number; account: number }) =>
    money.listings.activate(listing, account);

  it('resumes the same payment after a reload, and starts another once authentication failed', async () => {
    const home = await expired();
    const first = secretOf(await activate(home));
    expect(secretOf(await activate(home))).toBe(first);
    await answerBank(first, 'fail');
    expect(await activate(home)).toHaveProperty('errors.payment');
    const second = secretOf(await activate(home));
    expect(second).not.toBe(first);
    await answerBank(second);
    expect(await activate(home)).toEqual({ listing: home.listing });
    expect(charges(home.listing)).toHaveLength(2);
  });

  it('charges the card that replaced it meanwhile, and never the first', async () => {
    const home = await expired();
    const first = secretOf(await activate(home));
    await keep(home.account, 'pm_card_mastercard');
    expect(await activate(home)).toEqual({ listing: home.listing });
    await answerBank(first);
    await money.reconciler.run({ all: true });
    expect(charges(home.listing)).toHaveLength(2);
    const live = ofListing(home.listing).filter(({ status }) => status === 'active');
    expect(live).toHaveLength(1);
    const method = String((live[0] as Stripe.Subscription).default_payment_method);
    expect(method).toBe((await money.billing.customers.storedCard(home.account))?.card.id);
  });

  it('ends without a charge when staff have hidden the listing since', async () => {
    const home = await expired();
    const first = secretOf(await activate(home));
    await money.rows('update listing set staff_hidden_at = now() where id = $1', [home.listing]);
    expect(await activate(home)).toEqual({ errors: HIDDEN_BY_STAFF });
    await answerBank(first);
    await money.reconciler.run({ all: true });
    expect(charges(home.listing)).toHaveLength(1);
  });

  it('finishes what was confirmed for the old card instead of charging the other too', async () => {
    const home = await expired();
    await answerBank(secretOf(await activate(home)));
    await keep(home.account, 'pm_card_mastercard');
    expect(await activate(home)).toMatchObject({ listing: home.listing });
    expect(charges(home.listing)).toHaveLength(2);
  });
});
