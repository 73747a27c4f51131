import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { ProductClock } from '../../server/clock.ts';
import { houseDraft, samplePhoto, testCard } from './drafts.ts';
import { freePorts } from './free-ports.ts';
import { RestClient } from './rest-client.ts';
import { withoutReminders } from './database.ts';
import { serveApp } from './served-app.ts';
import { DAY_MS } from '../../domain/time-spans.ts';

/** What the landlord sees of one listing. */
export interface OwnListingState {
  status: number;
  canceled: boolean;
  hidden: boolean;
  rented: boolean;
  endReason: string | null;
  pastDue: boolean;
  expiresAt: string;
  nextChargeAt: string | null;
}

/**
 * Starts the product as landlords and renters reach it, with the processor's webhooks, on a clock that begins at `from`
 * and can be moved.
 */
export async function startListingLifecycle(from: string, { reminders = false } = {}) {
  const clock = new ProductClock();
  clock.setOffset(new Date(from).getTime() - Date.now());
  const [port = 0] = await freePorts(1);
  const app = await serveApp(undefined, clock, { PORT: String(port) });
  if (!reminders) await withoutReminders(app.pool);
  const { local } = app.processor;
  if (!local) throw new Error('No local processor.');
  const renter = new RestClient(app.url);
  const picture = await renter.upload(await samplePhoto());

  const ask = async <Data>(client: RestClient, query: string): Promise<Data> => {
    const answer = (await (await client.post('/graphql', { query })).json()) as { data: Data };
    if (!answer.data) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const bodyOf = (email: string, change: object = {}) => {
    const house = houseDraft([picture]);
    const location = { ...house.location, coordinates: { lat: 39.997, lon: -83.005 } };
    const account = { email, password: 'seven blue kites', password_confirmation: 'seven blue kites' };
    return { ...house, location, id: randomUUID(), ...account, ...change };
  };
  // Tests span years, so a card entered today must stay valid for some of them.
  const cardOfToday = () => ({ ...testCard, expirationYear: String(clock.now().getUTCFullYear() + 3) });
  const publish = (client: RestClient, body: object, key: string = randomUUID(), payment: object = cardOfToday()) =>
    client.post('/api/posting/post', { ...body, payment }, { 'idempotency-key': key });

  /** Creates a landlord who has published a listing through the public API. */
  const landlord = async (change: object = {}) => {
    const client = new RestClient(app.url);
    const email = `rosa-${randomUUID()}@maple.example`;
    const body = bodyOf(email, change);
    await app.rows('delete from throttle');
    const answer = await publish(client, body);
    if (answer.status !== 200) throw new Error(await answer.text());
    const { listing } = (await answer.json()) as { listing: { id: number; slug: string } };
    const { id, slug } = listing;
    return {
      ...listing,
      client,
      email,
      body,
      seen: async () => {
        const fields = 'status canceled hidden rented endReason pastDue expiresAt nextChargeAt';
        const data = await ask<{ myListing: OwnListingState }>(client, `{ myListing(slug: "${slug}") { ${fields} } }`);
        return data.myListing;
      },
      cancel: () => client.post(`/api/user-listings/${id}/deactivate`, undefined),
      activate: () => client.post(`/api/user-listings/${id}/activate`, undefined),
      edit: (edited: object) => client.post('/api/posting/edit', { ...body, ...edited, id }),
      /** Marks it as rented or shows it again; resolves to the name of the answer's type. */
      hide: async (hidden: boolean, confirms = true) => {
        const query = `mutation { hideListing(id: ${id}, hidden: ${hidden}, confirms: ${confirms}) { __typename } }`;
        return (await ask<{ hideListing: { __typename: string } }>(client, query)).hideListing['__typename'];
      },
      confirm: () => client.post('/graphql', { query: `mutation { confirmListing(id: ${id}) { __typename } }` }),
      emails: () => app.emails.filter(({ to }) => to === email).map(({ subject }) => subject),
    };
  };

  const subscriptions = (id: number) =>
    (local.list('subscriptions') as Stripe.Subscription[]).filter(({ metadata }) => metadata['listing'] === String(id));

  const isOffered = async (id: number) =>
    (await app.rows('select 1 from offer where listing_id = $1', [id])).length > 0;

  return {
    app,
    clock,
    processor: local,
    renter,
    ask,
    bodyOf,
    publish,
    landlord,
    subscriptions,
    /** Returns the cents charged by each of a listing's bills, oldest first. */
    charged: (id: number) => {
      const own = new Set(subscriptions(id).map((each) => each.id));
      return (local.list('invoices') as Stripe.Invoice[])
        .filter(({ parent }) => own.has(String(parent?.subscription_details?.subscription)))
        .filter(({ status, amount_paid }) => status === 'paid' && amount_paid > 0)
        .map(({ amount_paid }) => amount_paid)
        .toReversed();
    },
    /** Moves the clock and runs the work that falls due on the way. */
    to: (moment: Date | string, days = 0) =>
      app.services.clockService.advance(new Date(new Date(moment).getTime() + days * DAY_MS)),
    /** Makes charges of this account fail from now on, or succeed again, as the cardholder's bank decides. */
    bank: async (id: number, says: 'yes' | 'no') => {
      const card = says === 'yes' ? 'pm_card_visa' : 'pm_card_chargeCustomerFail';
      const [row] = await app.rows<{ account: number; customer: string }>(
        `select c.account_id::int as account, customer from billing_customer c join listing l on l.account_id = c.account_id where l.id = $1`,
        [id],
      );
      if (!row) throw new Error(`Nobody pays for ${id}.`);
      const kept = await app.services.payments.attach(card, row.customer, randomUUID());
      if ('errors' in kept) throw new Error(JSON.stringify(kept));
      await app.services.billing.customers.saveCard(app.orm.em.fork(), row.account, row.customer, kept);
      for (const each of subscriptions(id))
        if (each.status === 'active' || each.status === 'past_due')
          await fetch(`http://127.0.0.1:${local.port}/v1/subscriptions/${each.id}`, {
            method: 'POST',
            headers: { authorization: 'Bearer sk_test_local' },
            body: new URLSearchParams({ default_payment_method: kept.id }),
          });
    },
    /** Returns whether searches and alerts include it. */
    isOffered,
    /** Returns whether it is public: in the search, on its page, in the offer index that alerts read too. */
    found: async ({ id, slug }: { id: number; slug: string }) => {
      const search = await (await renter.get('/api/housing/search?location_type=state&location_id=39')).text();
      const { listing } = await ask<{ listing: object | null }>(renter, `{ listing(slug: "${slug}") { id } }`);
      return { search: search.includes(slug), page: listing !== null, offered: await isOffered(id) };
    },
  };
}

export type ListingLifecycle = Awaited<ReturnType<typeof startListingLifecycle>>;
