import Stripe from 'stripe';
import { emailId, leadEmailKeys } from '../../server/emails/email.service.ts';
import { stableId } from '../../server/jobs/stable-id.ts';
import type { Actions } from './actions.ts';
import type { ExpectedListing } from './expected-listings.ts';
import { findSecrets } from './find-secrets.ts';
import { PRICES, type TestEnvironment } from './test-environment.ts';

interface ListingRow {
  id: number;
  draft_id: string;
  account_id: number;
  status: number;
  type: 84 | 85;
  description: string;
  expires_at: Date | null;
  hidden_at: Date | null;
  rented_at: Date | null;
  capped_until: Date | null;
  offers: number;
}

interface SubscriptionRow {
  listing_id: number;
  subscription: string;
  status: string;
  period_end: Date;
  past_due_since: Date | null;
  cancel_at_period_end: boolean;
}

/** A payment that was not refunded, or only in part, with the month that it paid for. */
interface Kept {
  invoice: string;
  subscription: string;
  listing: number;
  cents: number;
  from: number;
  until: number;
  created: number;
  /** Whether it pays for a whole month, not for the rest of one at another price. */
  whole: boolean;
}

/** A month that was settled, by a charge or by credit. */
interface Month {
  listing: number;
  from: number;
  until: number;
}

const isLive = ({ status }: { status: string }) => status !== 'canceled' && status !== 'incomplete_expired';
const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'object' ? value?.id : (value ?? undefined);

/**
 * Checks everything that must hold after recovery (docs/reliability.md).
 * @returns a description of each violation.
 */
export async function invariants(
  world: TestEnvironment,
  deeds: Actions,
  homes: readonly ExpectedListing[],
): Promise<string[]> {
  const subscriptions = await all(world.stripe.subscriptions.list({ status: 'all', limit: 100 }));
  const invoices = await all(world.stripe.invoices.list({ limit: 100, expand: ['data.payments'] }));
  const kept = keptCharges(subscriptions, invoices, await all(world.stripe.charges.list({ limit: 100 })));
  const months = settledMonths(subscriptions, invoices);
  const listings = await world.rows<ListingRow>(
    `select id::int, draft_id, account_id::int, status, type, description, expires_at, hidden_at, rented_at, capped_until,
         (select count(*)::int from offer where listing_id = listing.id) as offers from listing`,
  );
  const rows = await world.rows<SubscriptionRow>(
    `select listing_id::int, subscription, status, period_end, past_due_since, cancel_at_period_end from subscription`,
  );
  const now = world.clock.now();
  const facts = { subscriptions, kept, months, listings, rows, now };
  return [
    ...oneSubscription(facts),
    ...onePayment(subscriptions, invoices),
    ...paidIsListed(facts),
    ...listedIsPaid(facts),
    ...(await books(world, facts)),
    ...(await nothingLost(world, deeds, homes, facts)),
    ...(await leads(world, deeds)),
    ...(await ledgerCheck(world)),
    ...(await findSecrets(world)),
  ];
}

interface Facts {
  subscriptions: Stripe.Subscription[];
  kept: Kept[];
  months: Month[];
  listings: ListingRow[];
  rows: SubscriptionRow[];
  now: Date;
}

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

const listingOf = ({ metadata }: Stripe.Subscription) => Number(metadata.listing);

const subscriptionOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription);
const monthOf = ({ lines }: Stripe.Invoice) => lines.data.toSorted((a, b) => b.period.end - a.period.end)[0]?.period;

function settledMonths(subscriptions: Stripe.Subscription[], invoices: Stripe.Invoice[]): Month[] {
  return invoices.flatMap((invoice) => {
    const subscription = subscriptions.find(({ id }) => id === subscriptionOf(invoice));
    const month = monthOf(invoice);
    if (invoice.status !== 'paid' || !subscription || !month) return [];
    return [{ listing: listingOf(subscription), from: month.start, until: month.end }];
  });
}

function keptCharges(
  subscriptions: Stripe.Subscription[],
  invoices: Stripe.Invoice[],
  charges: Stripe.Charge[],
): Kept[] {
  return charges.flatMap((charge) => {
    const cents = charge.amount_captured - charge.amount_refunded;
    if (charge.status !== 'succeeded' || cents <= 0) return [];
    const invoice = invoices.find(({ payments }) =>
      payments?.data.some(({ payment }) => idOf(payment.payment_intent) === idOf(charge.payment_intent)),
    );
    const subscription = invoice && subscriptions.find(({ id }) => id === subscriptionOf(invoice));
    const month = invoice && monthOf(invoice);
    return [
      {
        invoice: invoice?.id ?? `none, for charge ${charge.id}`,
        subscription: subscription?.id ?? '',
        listing: subscription ? listingOf(subscription) : 0,
        cents,
        from: month?.start ?? 0,
        until: month?.end ?? 0,
        created: charge.created,
        whole: invoice?.billing_reason !== 'subscription_update',
      },
    ];
  });
}

/** Checks that a listing has at most one live subscription. */
function oneSubscription({ subscriptions }: Facts): string[] {
  const live = subscriptions.filter(isLive).map(listingOf);
  return [...new Set(live)]
    .filter((listing) => live.filter((each) => each === listing).length > 1)
    .map((listing) => `listing ${listing} has ${live.filter((each) => each === listing).length} live subscriptions`);
}

/** Checks that one publish intent is charged once: not even twice with one charge refunded. */
function onePayment(subscriptions: Stripe.Subscription[], invoices: Stripe.Invoice[]): string[] {
  const first = invoices.filter(
    ({ status, billing_reason: why }) => status === 'paid' && why === 'subscription_create',
  );
  const tries = first.map((invoice) => subscriptions.find(({ id }) => id === subscriptionOf(invoice))?.metadata.intent);
  return [...new Set(tries)]
    .filter((one) => tries.filter((other) => other === one).length > 1)
    .map((one) => `try ${one} was charged ${tries.filter((other) => other === one).length} times`);
}

/**
 * Checks that every charge that was not refunded belongs to one listing, which exists for the paid period; no month is
 * paid twice.
 */
function paidIsListed({ kept, listings, rows, subscriptions, now }: Facts): string[] {
  const problems: string[] = [];
  for (const each of kept) {
    const listing = listings.find(({ id }) => id === each.listing);
    if (!listing) problems.push(`charge of ${each.invoice} has no listing`);
    else if (each.until * 1000 > now.getTime() && listing.status === 13)
      problems.push(`listing ${listing.id} is paid by ${each.invoice} and has status ${listing.status}`);
    const twin = kept.find(
      (other) =>
        other !== each &&
        other.whole &&
        each.whole &&
        other.listing === each.listing &&
        other.from >= each.from &&
        other.from < each.until &&
        other.invoice > each.invoice,
    );
    if (twin) problems.push(`listing ${each.listing} has paid the same days with ${each.invoice} and ${twin.invoice}`);
  }
  for (const subscription of subscriptions.filter(isLive)) {
    const listing = listings.find(({ id }) => id === listingOf(subscription));
    const price = subscription.items.data[0]?.price.unit_amount;
    if (listing && price !== PRICES[listing.type] * 100)
      problems.push(`listing ${listing.id} of type ${listing.type} pays ${price} cents a month`);
    if (listing?.status === -1) problems.push(`listing ${listing.id} is removed, and ${subscription.id} goes on`);
    const row = rows.find((each) => each.subscription === subscription.id);
    if (!row) problems.push(`subscription ${subscription.id} (${subscription.status}) is nobody's`);
    else if (
      row.status !== subscription.status ||
      row.cancel_at_period_end !== subscription.cancel_at_period_end ||
      row.period_end.getTime() !== (subscription.items.data[0]?.current_period_end ?? 0) * 1000
    )
      problems.push(
        `subscription ${subscription.id} is ${subscription.status} there and ${row.status} here, or its dates differ`,
      );
  }
  return problems;
}

/**
 * Checks that no listing exists without its period: active means paid for now, or past due within its grace period. The
 * search finds exactly the active listings, without houses whose month is full.
 */
function listedIsPaid({ months, listings, rows, now }: Facts): string[] {
  const problems: string[] = [];
  for (const { id, status, expires_at: expires, hidden_at: hidden, capped_until: capped, offers } of listings) {
    if (status === 1) {
      const row = rows.find(({ listing_id }) => listing_id === id);
      const paid = months.some(
        (each) => each.listing === id && each.from * 1000 <= now.getTime() && each.until * 1000 >= now.getTime(),
      );
      if (!row || !expires || expires < now) problems.push(`listing ${id} is active until ${expires?.toISOString()}`);
      if (!paid && !row?.past_due_since) problems.push(`listing ${id} is active and unpaid`);
    }
    if (offers > 0 !== (status === 1 && hidden === null && capped === null))
      problems.push(`listing ${id}, ${status}, has ${offers} offers`);
  }
  return problems;
}

/** Checks that ledger, bills, receipts and publish intents match the processor. */
async function books(world: TestEnvironment, { kept, listings }: Facts): Promise<string[]> {
  const problems: string[] = [];
  const ledger = await world.rows<{ invoice: string; entry_type: string; amount_cents: number; listing_id: number }>(
    'select invoice, entry_type, amount_cents, listing_id::int from ledger',
  );
  const bills = await world.rows<{ id: string; listing_id: number; status: string }>(
    'select id, listing_id::int, status from invoice',
  );
  for (const { invoice, listing, cents } of kept) {
    const entries = ledger.filter((row) => row.invoice === invoice && ['charge', 'refund'].includes(row.entry_type));
    const sum = entries.reduce(
      (total, { entry_type: type, amount_cents: amount }) => total + (type === 'charge' ? amount : -amount),
      0,
    );
    if (sum !== cents || entries.some((row) => row.listing_id !== listing))
      problems.push(`the ledger has ${sum} cents of ${invoice}, which kept ${cents} for listing ${listing}`);
    if (!bills.some((row) => row.id === invoice && row.listing_id === listing && row.status === 'paid'))
      problems.push(`bill ${invoice} is not copied as paid`);
    const receipt = stableId('email', `receipt:${invoice}`);
    if (
      listings.some(({ id }) => id === listing) &&
      (await world.rows('select 1 from email where id = $1', [receipt])).length !== 1
    )
      problems.push(`${invoice} has no receipt`);
  }
  for (const { invoice, entry_type: type } of ledger)
    if (
      type === 'charge' &&
      !kept.some((each) => each.invoice === invoice) &&
      !ledger.some((row) => row.entry_type === 'refund' && row.invoice === invoice)
    )
      problems.push(`the ledger has a charge for ${invoice}, which kept nothing`);
  const open = await world.rows<{ id: string; state: string }>(
    `select id, state from (select id, state from publish_intent union all select id, state from property_type_change) tries
      where state in ('open', 'authenticating')`,
  );
  problems.push(...open.map(({ id, state }) => `try ${id} is still ${state}`));
  const decided = await world.rows<{ listing: number; at: Date }>(
    `select l.id::int as listing, (i.review ->> 'decidedAt')::timestamptz as at
       from publish_intent i join listing l on l.draft_id = i.draft_id where i.review is not null`,
  );
  for (const { listing, at } of decided)
    if (kept.some((each) => each.listing === listing && (each.created + 1) * 1000 < at.getTime()))
      problems.push(`listing ${listing} was charged before its text was approved`);
  const orphans = await world.rows<{ email: string }>(
    `select email from account where not exists (select from listing where account_id = account.id)
       and not exists (select from publish_intent where account_id = account.id and review is not null)`,
  );
  problems.push(...orphans.map(({ email }) => `account ${email} has no listing`));
  return problems;
}

/**
 * Checks that each acknowledged lead is stored, that exactly the delivered ones were emailed, and that none waits for a
 * listing without a lead cap (K23).
 */
async function leads(world: TestEnvironment, { leads: acknowledged }: Actions): Promise<string[]> {
  const rows = await world.rows<{ id: number; listing: number; delivered: boolean; may_wait: boolean }>(
    `select lead.id::int, listing_id::int as listing, delivered_at is not null as delivered,
            listing.status = -1 or (listing.status = 1 and listing.type = 85) as may_wait
       from lead join listing on listing.id = listing_id`,
  );
  const emails = new Set((await world.rows<{ id: string }>('select id from email')).map(({ id }) => id));
  return [
    ...acknowledged.filter((id) => !rows.some((lead) => lead.id === id)).map((id) => `lead ${id} is lost`),
    ...rows
      .filter(({ id, delivered }) => delivered !== emails.has(emailId(leadEmailKeys(id).landlord)))
      .map(({ id, delivered }) => `lead ${id} is ${delivered ? '' : 'not '}delivered, unlike its email`),
    ...rows
      .filter(({ delivered, may_wait: mayWait }) => !delivered && !mayWait)
      .map(({ id, listing }) => `lead ${id} waits for listing ${listing}, which has no lead cap`),
  ];
}

/** Runs the operator's own ledger check. */
async function ledgerCheck(world: TestEnvironment): Promise<string[]> {
  const { disagreements } = await world.askCalmly<{ disagreements: string[] }>({ name: 'check the ledger' });
  return disagreements.map((line) => `ledger-check: ${line}`);
}

/** Checks that acknowledged changes are stored, and that each queued email is sent or pending once. */
async function nothingLost(
  world: TestEnvironment,
  deeds: Actions,
  homes: readonly ExpectedListing[],
  facts: Facts,
): Promise<string[]> {
  const problems: string[] = [];
  for (const home of homes) {
    const listing = facts.listings.find((each) => each.draft_id === home.draft.id);
    const answers = [...home.answers.values()];
    if (home.listing !== null && listing?.id !== home.listing)
      problems.push(`listing ${home.listing} was acknowledged and is not there`);
    if (answers.length > 0 && answers.every((each) => each === 'refused') && listing)
      problems.push(`listing ${listing.id} was refused and is there`);
    if (!listing) continue;
    const subscription = facts.subscriptions.find(
      (each) => isLive(each) && listingOf(each) === listing.id && each.status !== 'past_due',
    );
    if (!home.texts.has(listing.description))
      problems.push(`listing ${listing.id} reads "${listing.description}" after ${[...home.texts].join(' or ')}`);
    if (home.removed && listing.status !== -1) problems.push(`listing ${listing.id} was removed and is there`);
    if (!home.propertyTypes.has(listing.type))
      problems.push(`listing ${listing.id} is of type ${listing.type} after ${[...home.propertyTypes].join(' or ')}`);
    if (home.wish === 'ends' && subscription && !subscription.cancel_at_period_end)
      problems.push(`listing ${listing.id} was canceled and renews`);
    if (home.wish === 'goes on' && subscription?.cancel_at_period_end && !listing.rented_at)
      problems.push(`listing ${listing.id} was activated and ends`);
    if (home.rented !== null && listing.status === 1 && home.rented !== (listing.rented_at !== null))
      problems.push(`listing ${listing.id} is ${home.rented ? 'not ' : ''}marked as rented`);
    if (listing.rented_at && subscription && !subscription.cancel_at_period_end)
      problems.push(`listing ${listing.id} is marked as rented and renews`);
    const { quietSince } = home;
    const after =
      quietSince &&
      facts.kept.find((each) => each.listing === listing.id && each.created * 1000 > quietSince.getTime() + 1000);
    if (after) problems.push(`listing ${listing.id} was canceled and then charged by ${after.invoice}`);
    const { rented_at: rentedAt } = listing;
    const month =
      rentedAt &&
      facts.kept.find((each) => each.listing === listing.id && each.whole && each.from * 1000 > rentedAt.getTime());
    if (month)
      problems.push(`listing ${listing.id} was charged by ${month.invoice} for a month while marked as rented`);
    const cards = deeds.cards.get(listing.account_id);
    if (cards) problems.push(...(await cardsOnFile(world, listing.account_id, cards)));
  }
  const stuck = await world.rows<{ id: string }>(
    `select email.id from email where sent_at is null and rejected_at is null
       and not exists (select from pgboss.job where job.id = email.id and state < 'completed')`,
  );
  problems.push(...stuck.map(({ id }) => `email ${id} will never be sent`));
  const sent = await world.rows<{ id: string }>('select id from email where sent_at is not null');
  for (const { id } of sent)
    if (!world.emails.some(({ messageId }) => messageId.startsWith(`<${id}@`)))
      problems.push(`email ${id} is marked as sent`);
  return problems;
}

async function cardsOnFile(world: TestEnvironment, account: number, cards: ReadonlySet<string>): Promise<string[]> {
  const [row] = await world.rows<{ payment_method: string | null }>(
    'select payment_method from billing_customer where account_id = $1',
    [account],
  );
  return row?.payment_method && cards.has(row.payment_method)
    ? []
    : [`account ${account} has card ${row?.payment_method} after ${[...cards].join(' or ')}`];
}
