import { PER_PAGE } from '../../../../domain/limits.ts';
import type { Pool } from 'pg';
import type { StoredAnswers } from '../../../../domain/leads/questionnaire-answers.ts';
import type { LeadFilter } from '../../../../domain/leads/lead-filter.ts';
import { toVisibleLead, type VisibleLead } from '../../../../domain/leads/lead-view.ts';
import { leadStages, type LeadStage } from '../../../../domain/leads/lead-stages.ts';
import { REMOVED } from '../../../../domain/options/listing-status.ts';
import type { LeadCountsView, LeadPage } from './inbox.view.ts';

/** Batch size when all leads are read. */
const PORTION = 500;
const LAST_ID = Number.MAX_SAFE_INTEGER;

interface LeadRow {
  id: string;
  kind: string;
  listing_id: string;
  listing_name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  answers: StoredAnswers;
  stage: LeadStage;
  note: string;
  created_at: Date;
  delivered_at: Date | null;
  read_at: Date | null;
  spam_at: Date | null;
}

/**
 * Like `textOf` in domain/leads/lead-filter.ts: for waiting leads only the listing title, since a search would reveal
 * the renter.
 */
const TEXT = `lower(case when lead.delivered_at is null then listing.name else concat_ws(' ', listing.name, lead.first_name,
  lead.last_name, lead.email, lead.phone,
  regexp_replace(lead.phone, '^(...)(...)(....)$', '(\\1) \\2-\\3'), lead.message, lead.note) end)`;

/**
 * The account's leads that match a filter, ignoring its stage and spam; without undelivered spam submissions and
 * removed leads.
 */
const FOUND = `
  from lead join listing on listing.id = lead.listing_id
  where listing.account_id = $1 and listing.status <> ${REMOVED} and ($2::bigint is null or listing.id = $2)
    and (select bool_and(strpos(${TEXT}, word) > 0) from unnest($3::text[]) word) is not false
    and (lead.delivered_at is not null or lead.spam_at is null)`;

const COLUMNS = `lead.id, lead.kind, listing.id as listing_id, listing.name as listing_name, lead.first_name, lead.last_name,
  lead.email, lead.phone, lead.message, lead.answers, lead.stage, lead.note, lead.created_at, lead.delivered_at,
  lead.read_at, lead.spam_at`;

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
    count(*) filter (where lead.spam_at is null and lead.delivered_at is null)::int as waiting,
    count(*) filter (where lead.spam_at is null and lead.delivered_at is not null and lead.read_at is null)::int as unread
  ${FOUND}`;

const shownOf = (row: LeadRow): VisibleLead =>
  toVisibleLead(
    {
      id: Number(row.id),
      kind: row.kind,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      message: row.message,
      answers: row.answers,
      stage: row.stage,
      note: row.note,
      createdAt: row.created_at,
      deliveredAt: row.delivered_at,
      readAt: row.read_at,
      spamAt: row.spam_at,
    },
    { id: Number(row.listing_id), name: row.listing_name },
  );

/** Reads a landlord's leads: filtered, counted, in pages. Everything is limited to one account's listings (K41). */
export class LeadInbox {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Returns the matching leads, newest first, twenty with ids below `after`; `more` when others follow. */
  async page(accountId: number, filter: LeadFilter, after: number | null): Promise<LeadPage> {
    const rows = await this.#read(accountId, filter, after, PER_PAGE + 1);
    return { leads: rows.slice(0, PER_PAGE), more: rows.length > PER_PAGE };
  }

  /** Returns the number of leads per stage that match the rest of the filter. */
  async counts(accountId: number, { listingId, words }: LeadFilter): Promise<LeadCountsView> {
    const { rows } = await this.#pool.query<LeadCountsView>(COUNTS, [accountId, listingId ?? null, words]);
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
    const { rows } = await this.#pool.query<LeadRow>(ONE, [accountId, null, [], id]);
    return rows[0] ? shownOf(rows[0]) : null;
  }

  async #read(accountId: number, filter: LeadFilter, after: number | null, limit: number): Promise<VisibleLead[]> {
    const { listingId, stage, spam, words } = filter;
    const values = [accountId, listingId ?? null, words, spam, stage ?? null, after ?? LAST_ID, limit];
    const { rows } = await this.#pool.query<LeadRow>(PAGE, values);
    return rows.map(shownOf);
  }
}
