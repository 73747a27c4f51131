import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type Stripe from 'stripe';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import { startBilling, type BillingFixture } from '../../billing/billing.fixture.ts';
import { fullDraft } from '../../billing/billing.wiring.ts';

/** What becomes of a payment that its bank asks about (ADR 0039): said no, closed in the middle, booked late. */
let money: BillingFixture;
beforeAll(async () => {
  money = await startBilling();
});
afterAll(() => money.close());
afterEach(() => vi.restoreAllMocks());

const ASKS = 'pm_card_authenticationRequired';
const publish = (draft: ReturnType<typeof fullDraft>, paymentMethod = ASKS, key = randomUUID()) =>
  money.posting.publish({ draft, paymentMethod, key, viewer: null });

/** What the owner's bank is told, at the word of the browser alone. */
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

describe('a first payment that its bank asks about', () => {
  it('is refused when its owner says no, and may be tried again', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    await answerBank(secretOf(await publish(draft, ASKS, key)), 'fail');
    expect(await publish(draft, ASKS, key)).toHaveProperty('errors.payment');
    const asked = await publish(draft);
    await answerBank(secretOf(asked));
    expect(charges(listingOf(await publish(draft)))).toHaveLength(1);
  });

  it('keeps no password with the draft of a publish intent', async () => {
    const draft = fullDraft();
    await publish(draft);
    const stored = JSON.stringify(await money.rows('select * from publish_intent where draft_id = $1', [draft.id]));
    expect(stored).toContain(draft.account?.email);
    expect(stored).toContain(draft.name);
    expect(stored).not.toContain(draft.account?.password);
  });

  it('stands when its page was closed after its owner had said yes: by itself, and for who comes back', async () => {
    const [left, back] = [fullDraft(), fullDraft()];
    for (const draft of [left, back]) await answerBank(secretOf(await publish(draft)));
    // A tab that knows nothing of the first has another key and another card.
    const listing = listingOf(await publish(back, 'pm_card_visa'));
    expect(charges(listing)).toHaveLength(1);
    expect(ofListing(listing)).toHaveLength(1);
    await money.reconciler.run({ all: true });
    expect(await money.rows('select status from listing where draft_id = $1', [left.id])).toEqual([{ status: 1 }]);
  });

  it('is waited for while it is booked: a subscription hears of its payment a moment later', async () => {
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
    expect(await money.rows(`select 1 from ledger where kind = 'refund'`)).toEqual([]);
  });

  it('is neither refused nor begun anew while its booking takes long; then the reconciler finishes it', async () => {
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
    const booked = { errors: { payment: [expect.stringContaining('not charged twice')] } };
    expect(await publish(draft, ASKS, key)).toEqual(booked);
    expect(await publish(draft, 'pm_card_visa')).toEqual(booked);
    vi.restoreAllMocks();
    await money.reconciler.run({ all: true });
    expect(charges(listingOf(await publish(draft, 'pm_card_visa')))).toHaveLength(1);
  });

  it('is not begun again under another key while the processor is away', async () => {
    const draft = fullDraft();
    await publish(draft);
    vi.spyOn(money.payments, 'retrieve').mockRejectedValue(new PaymentsUnavailable('away'));
    expect(await publish(draft, 'pm_card_visa')).toEqual({ errors: { payment: [expect.stringContaining('twice')] } });
  });
});

describe('listing again with a card that asks', () => {
  async function expired() {
    const published = await publish(fullDraft(), 'pm_card_visa');
    if (!('listing' in published) || published.madeAccount === null) throw new Error(JSON.stringify(published));
    const { listing, madeAccount } = published;
    await money.billing.endings.endNow(listing);
    await keep(madeAccount, ASKS);
    return { listing, account: madeAccount };
  }
  /** Puts a card in the place of the one on file, as a browser does it. */
  async function keep(account: number, card: string) {
    const customer = await money.billing.customers.customerOf(account);
    const stored = await money.payments.attach(card, customer, randomUUID());
    if ('errors' in stored) throw new Error(JSON.stringify(stored));
    await money.orm.em.fork().transactional((em) => money.billing.customers.saveCard(em, account, customer, stored));
  }
  const activate = ({ listing, account }: { listing: number; account: number }) =>
    money.listings.activate(listing, account);

  it('asks for the same payment after a reload, and for another once its owner has said no', async () => {
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

  it('charges the other card that was put in its place meanwhile, and the first never', async () => {
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

  it('finishes what was confirmed for the old card rather than charging the other too', async () => {
    const home = await expired();
    await answerBank(secretOf(await activate(home)));
    await keep(home.account, 'pm_card_mastercard');
    expect(await activate(home)).toMatchObject({ listing: home.listing });
    expect(charges(home.listing)).toHaveLength(2);
  });
});
