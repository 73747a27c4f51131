import type { Pool } from 'pg';
import { DAY_MS } from '../../../domain/time-spans.ts';
import type { Clock } from '../../clock.ts';
import type { ConsoleTable } from './console.view.ts';

/** How many days the numbers may go back. */
export const numberSpans = [7, 30, 90] as const;

/** Selects paid months after the first; a change within a month begins before the month that was paid ends. */
const RENEWALS = `invoice i where i.status = 'paid' and i.paid_at > $1 and exists (select from invoice e
  where e.subscription = i.subscription and e.status = 'paid' and e.period_end <= i.period_start)`;
const FAILED = `invoice i where i.status = 'open' and i.attempted and i.billed_at > $1`;
const LEADS = 'lead where created_at > $1 and spam_at is null';
const REPORTS = 'listing_report where created_at > $1 and spam_at is null';

const TOTALS = `
  select (select count(*) from listing where published_at > $1) as "Listings published",
    (select count(*) from ${RENEWALS}) as "Renewals paid",
    (select count(*) from ${FAILED}) as "Payments failed, still open",
    (select count(*) from ${LEADS}) as "Leads",
    (select count(*) from ${REPORTS}) as "Reports",
    (select count(*) from email where queued_at > $1 and sent_at is null
       and (rejected_at is not null or given_up_at is not null)) as "Emails not delivered"`;

/** A listing and its payments belong to no brand: every brand shows it. */
const BY_BRAND = `
  select site as "Brand", count(*) filter (where event = 'lead') as "Leads", count(*) filter (where event = 'report') as "Reports"
    from (select site, 'lead' as event from ${LEADS} union all select site, 'report' from ${REPORTS}) sent
   group by site order by 2 desc, 1`;

/** Leads of those who searched near the campus; everything else of the listings in its city. */
const BY_CAMPUS = `
  with happened as (
    select listing.id as listing, 'published' as event from listing where published_at > $1
    union all select i.listing_id, 'renewal' from ${RENEWALS}
    union all select i.listing_id, 'failed' from ${FAILED}
    union all select listing_id, 'report' from ${REPORTS}),
  sent as (select school_id as campus, 'lead' as event from ${LEADS} and school_id is not null
    union all select c.id, event from happened join listing l on l.id = happened.listing
      join college c on c.city = l.city and c.state = l.state)
  select c.name as "Campus", count(*) filter (where event = 'lead') as "Leads",
         count(*) filter (where event = 'published') as "Listings published in its city",
         count(*) filter (where event = 'renewal') as "Renewals paid in its city",
         count(*) filter (where event = 'failed') as "Payments failed in its city, still open",
         count(*) filter (where event = 'report') as "Reports in its city"
    from sent join college c on c.id = sent.campus
   group by c.id, c.name order by 2 desc, 3 desc, 1 limit 100`;

const tables: [title: string, sql: string][] = [
  ['All', TOTALS],
  ['By brand', BY_BRAND],
  ['By campus', BY_CAMPUS],
];

/** Returns the numbers of the last days, on the product's clock. */
export async function consoleNumbers(pool: Pool, clock: Clock, days: number): Promise<ConsoleTable[]> {
  const since = new Date(clock.now().getTime() - days * DAY_MS);
  return Promise.all(
    tables.map(async ([title, sql]) => {
      const { fields, rows } = await pool.query<string[]>({ text: sql, values: [since], rowMode: 'array' });
      return { title, columns: fields.map(({ name }) => name), rows: rows.map((row) => row.map(String)) };
    }),
  );
}
