import { PER_PAGE } from '../../../../domain/limits.ts';
import type { Pool } from 'pg';
import type { LeadFilter } from '../../../../domain/leads/lead-filter.ts';
import { toVisibleLead, type LeadRecord, type VisibleLead } from '../../../../domain/leads/lead-record.ts';
import { leadStages } from '../../../../domain/leads/lead-stages.ts';
import { REMOVED } from '../../../../domain/options/listing-status.ts';
import type { LeadCountsView, LeadPage } from './inbox.resolver.ts';

/** Batch size when all leads are read. */
const PORTION = 500;
const LAST_ID = Number.MAX_SAFE_INTEGER;

/** A row of `columns`. */
type LeadRow = Omit<LeadRecord, 'schoolId' | 'site' | 'network' | 'follows'> & { listingName: string };

/** Like `textOf` in lead-filter.ts: of a waiting lead only the title, since a search would reveal the renter. */
const TEXT = `lower(case when lead.delivered_at is null and lead.spam_at is null then listing.name else concat_ws(' ', listing.name, lead.first_name,
  lead.last_name, lead.email, lead.phone,
  regexp_replace(lead.phone, '^(\\d{3})(\\d{3})(\\d{4})( x\\d+)?$', '(\\1) \\2-\\3\\4'), lead.message, lead.note) end)`;

/** The account's leads that match a filter but for stage and spam, without removed listings. */
const FOUND = `
  from lead join listing on listing.id = lead.listing_id
  where listing.account_id = $1 and listing.status <> ${REMOVED} and ($2::bigint is null or listing.id = $2)
    and (select bool_and(strpos(${TEXT}, word) > 0) from unnest($3::text[]) word) is not false`;

const columns: Record<keyof LeadRow, string> = {
  id: 'lead.id::float8',
  type: 'lead.type',
  listingId: 'listing.id::float8',
  listingName: 'listing.name',
  firstName: 'lead.first_name',
  lastName: 'lead.last_name',
  email: 'lead.email',
  phone: 'lead.phone',
  message: 'lead.message',
  answers: 'lead.answers',
  stage: 'lead.stage',
  note: 'lead.note',
  createdAt: 'lead.created_at',
  deliveredAt: 'lead.delivered_at',
  readAt: 'lead.read_at',
  spamAt: 'lead.spam_at',
};
const COLUMNS = Object.entries(columns)
  .map(([name, sql]) => `${sql} as "${name}"`)
  .join(', ');

const PAGE = `
  select ${COLUMNS} ${FOUND}
    and (lead.spam_at is not null) = $4 and ($5::text is null or lead.stage = $5) and lead.id < $6
  order by lead.id desc limit $7`;

const ONE = `select ${COLUMNS} ${FOUND} and lead.id = $4`;

const COUNTS = `
  select count(*) filter (where lead.spam_at is null)::int as "all",
    ${leadStages
      .map((stage) => `count(*) filter (where lead.spam_at is null and lead.stage = '${stage}')::int as "${stage}"`)
      .join(', ')},
    count(*) filter (where lead.spam_at is not null)::int as spam,
    count(*) filter (where lead.spam_at is null and lead.delivered_at is null)::int as "onHold",
    count(*) filter (where lead.spam_at is null and lead.delivered_at is not null and lead.read_at is null)::int as unread
  ${FOUND}`;

const toView = (row: LeadRow): VisibleLead => toVisibleLead(row, { id: row.listingId, name: row.listingName });

/** Reads a landlord's leads: filtered, counted, in pages. Everything is limited to one account's listings (K41). */
export class LeadInbox {
  constructor(private readonly pool: Pool) {}

  /** Returns the matching leads, newest first, twenty with ids below `after`; `more` when others follow. */
  async page(accountId: number, filter: LeadFilter, after: number | null): Promise<LeadPage> {
    const rows = await this.#read(accountId, filter, after, PER_PAGE + 1);
    return { leads: rows.slice(0, PER_PAGE), more: rows.length > PER_PAGE };
  }

  /** Returns the number of leads per stage that match the rest of the filter. */
  async counts(accountId: number, { listingId, terms }: LeadFilter): Promise<LeadCountsView> {
    const { rows } = await this.pool.query<LeadCountsView>(COUNTS, [accountId, listingId ?? null, terms]);
    if (!rows[0]) throw new Error('A count answered nothing.');
    return rows[0];
  }

  /** Yields all matching leads, newest first, read in batches on demand. */
  async *every(accountId: number, filter: LeadFilter): AsyncGenerator<VisibleLead> {
    let after: number | null = null;
    for (;;) {
      const leads: VisibleLead[] = await this.#read(accountId, filter, after, PORTION);
      yield* leads;
      if (leads.length < PORTION) return;
      after = leads.at(-1)?.id ?? 0;
    }
  }

  /** Returns one of the account's leads; null when the account has no such lead. */
  async one(accountId: number, id: number): Promise<VisibleLead | null> {
    const { rows } = await this.pool.query<LeadRow>(ONE, [accountId, null, [], id]);
    return rows[0] ? toView(rows[0]) : null;
  }

  async #read(accountId: number, filter: LeadFilter, after: number | null, limit: number): Promise<VisibleLead[]> {
    const { listingId, stage, spam, terms } = filter;
    const values = [accountId, listingId ?? null, terms, spam, stage ?? null, after ?? LAST_ID, limit];
    const { rows } = await this.pool.query<LeadRow>(PAGE, values);
    return rows.map(toView);
  }
}
