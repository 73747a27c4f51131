import type { Pool } from 'pg';
import { DAY_MS } from '../../../domain/time-spans.ts';
import type { Clock } from '../../clock.ts';

/** A table as the console shows and exports it. */
export interface ConsoleTable {
  title: string;
  columns: string[];
  rows: string[][];
}

/** How many days the numbers may go back. */
export const numberSpans = [7, 30, 90] as const;

const TOTALS = `
  select (select count(*) from listing where published_at > $1) as "Listings published",
    (select count(*) from invoice i where status = 'paid' and paid_at > $1 and exists (select from invoice e
       where e.subscription = i.subscription and e.status = 'paid' and e.billed_at < i.billed_at)) as "Renewals paid",
    (select count(*) from invoice where status = 'open' and tried and billed_at > $1) as "Payments failed, still open",
    (select count(*) from lead where created_at > $1 and spam_at is null) as "Leads",
    (select count(*) from listing_report where created_at > $1 and spam_at is null) as "Reports",
    (select count(*) from mail where queued_at > $1 and sent_at is null
       and (refused_at is not null or given_up_at is not null)) as "Emails not delivered"`;

const BY_BRAND = `
  select site as "Brand", count(*) filter (where kind = 'lead') as "Leads", count(*) filter (where kind = 'report') as "Reports"
    from (select site, 'lead' as kind from lead where created_at > $1 and spam_at is null
          union all select site, 'report' from listing_report where created_at > $1 and spam_at is null) sent
   group by site order by 2 desc, 1`;

const BY_CAMPUS = `
  select c.name as "Campus", leads.count as "Leads",
         (select count(*) from listing l where l.city = c.city and l.state = c.state and l.published_at > $1)
           as "Listings published in its city"
    from (select school_id, count(*) from lead where created_at > $1 and spam_at is null and school_id is not null
           group by school_id order by 2 desc limit 100) leads
    join college c on c.id = leads.school_id order by 2 desc, 1`;

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
