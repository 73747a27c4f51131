import type { Pool, PoolClient } from 'pg';
import type { LedgerEntryType } from '../../../../domain/billing/ledger-entries.ts';
import { transact } from '../../../sql/transactions.ts';

/** Our billing data at one moment. */
export interface BillingSnapshot {
  now: Date;
  ledger: {
    listing: number | null;
    entryType: LedgerEntryType;
    invoice: string | null;
    customer: string | null;
    source: string;
    amountCents: number;
  }[];
  invoices: {
    id: string;
    listing: number;
    owned: boolean;
    subscription: string;
    status: string;
    amountCents: number;
    refundedCents: number;
  }[];
  subscriptions: {
    id: string;
    listing: number;
    customer: string;
    status: string;
    periodEnd: Date;
    cancels: boolean;
    owedSince: Date | null;
  }[];
  listings: { id: number; status: number; expiresAt: Date | null; canceled: boolean; demo: boolean }[];
  customers: string[];
  /** Listings, subscriptions and publish intents in progress, which cannot be checked yet. */
  underway: ReadonlySet<string>;
}

/** In progress: a publish intent, a property type change, a removal, a deletion. */
const IN_PROGRESS_SQL = `
  select 'try ' || id as what from publish_intent where state in ('open', 'authenticating')
  union all select 'listing ' || listing_id from publish_intent where state in ('open', 'authenticating')
  union all select 'listing ' || listing_id from property_type_change where state in ('open', 'authenticating')
  union all select 'listing ' || listing_id from listing_removal where ended_at is null
  union all select 'subscription ' || unnest(subscriptions) from account_deletion where ended_at is null`;

/** Reads all parts in one transaction, so that they are consistent. */
export const readBillingSnapshot = (pool: Pool, now: () => Date): Promise<BillingSnapshot> =>
  transact(pool, (client) => read(client, now), 'begin isolation level repeatable read read only');

async function read(client: PoolClient, now: () => Date): Promise<BillingSnapshot> {
  const rows = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
  return {
    now: now(),
    ledger: await rows(
      `select listing_id::float8 as listing, entry_type as "entryType", invoice, customer, source, amount_cents as "amountCents" from ledger order by id`,
    ),
    invoices: await rows(
      `select id, listing_id::float8 as listing, account_id is not null as owned, subscription, status,
         amount_cents as "amountCents", refunded_cents as "refundedCents" from invoice`,
    ),
    subscriptions: await rows(
      `select subscription as id, listing_id::float8 as listing, customer, status, period_end as "periodEnd",
         cancel_at_period_end as cancels, past_due_since as "owedSince" from subscription`,
    ),
    // demo listings created by a command have no paying landlord
    listings: await rows(
      `select id::float8 as id, status, expires_at as "expiresAt", canceled_at is not null as canceled, demo from listing
        where not demo or exists (select from subscription s where s.listing_id = listing.id)`,
    ),
    customers: (await rows<{ customer: string }>('select customer from billing_customer')).map(
      ({ customer }) => customer,
    ),
    underway: new Set((await rows<{ what: string }>(IN_PROGRESS_SQL)).map(({ what }) => what)),
  };
}
