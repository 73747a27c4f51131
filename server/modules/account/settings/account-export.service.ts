import type { PoolClient } from 'pg';
import {
  accountExportFile,
  accountExportName,
  accountExportSections,
  type AccountExportSection,
} from '../../../../domain/account/account-export.ts';
import { transact } from '../../../sql/transactions.ts';
import type { ServiceDeps } from '../../service-deps.ts';

/** The query of each section: whole rows, so that new columns are included, but no credentials. $1 is the account. */
const sources: Record<AccountExportSection, string> = {
  account: 'select to_jsonb(t) as row from account t where id = $1',
  sessions: `select to_jsonb(t) - 'sid_hash' - 'account_id' as row from session t where account_id = $1 order by created_at`,
  emailChanges: `select to_jsonb(t) - 'token_hash' - 'account_id' as row from email_change t where account_id = $1 order by requested_at`,
  passwordResets: `select to_jsonb(t) - 'token_hash' - 'account_id' as row from password_reset t where account_id = $1 order by expires_at`,
  devices: `select to_jsonb(t) - 'token_hash' - 'account_id' as row from known_device t where account_id = $1 order by created_at`,
  loginLinks: `select to_jsonb(t) - 'token_hash' - 'account_id' as row from login_link t where account_id = $1 order by created_at`,
  listings: `select to_jsonb(t) || jsonb_build_object(
      'contact', (select to_jsonb(c) - 'listing_id' from listing_contact c where c.listing_id = t.id),
      'editInReview', (select to_jsonb(e) - 'listing_id' from edit_review e where e.listing_id = t.id),
      'confirmation_reminders', (select jsonb_agg(to_jsonb(m) - '{id,listing_id,email_id,token_hash}'::text[] order by m.id)
        from confirmation_reminder m where m.listing_id = t.id),
      'removal', (select to_jsonb(r) - 'listing_id' from listing_removal r where r.listing_id = t.id),
      'floorplans', (select jsonb_agg(to_jsonb(f) - 'listing_id' order by f.position) from floorplan f where f.listing_id = t.id)) as row
    from listing t where account_id = $1 order by id`,
  // As in the inbox: a lead that waits for its month has no renter data (K23).
  leads: `select case when t.delivered_at is not null or t.spam_at is not null then to_jsonb(t) - 'network' else jsonb_build_object('id', t.id,
      'listing_id', t.listing_id, 'type', t.type, 'stage', t.stage, 'note', t.note, 'created_at', t.created_at,
      'delivered_at', null) end as row
    from lead t join listing l on l.id = t.listing_id
    where l.account_id = $1 order by t.id`,
  drafts: `select to_jsonb(t) - 'account_id' as row from saved_draft t where account_id = $1 and draft is not null order by saved_at`,
  listingImport: `select to_jsonb(t) - 'account_id' as row from listing_import t where account_id = $1`,
  // As on the landlord's page: the caller's whole number for a missed call, otherwise the last digits.
  calls: `select to_jsonb(t) - 'sid' - 'rang_at' || jsonb_build_object('caller',
      case when t.outcome = 'missed' then t.caller else right(t.caller, 4) end) as row
    from phone_call t join listing l on l.id = t.listing_id where l.account_id = $1 order by t.id`,
  // The calls with a code of the last day, without the code.
  phoneChecks: `select to_jsonb(t) - 'code_hash' - 'account_id' as row from phone_check t where account_id = $1 order by id`,
  activity: `select to_jsonb(t) as row from tracked_match t join listing l on l.id = t.listing_id where l.account_id = $1 order by t.day, t.listing_id`,
  card: `select to_jsonb(t) - 'account_id' as row from billing_customer t where account_id = $1`,
  subscriptions: `select to_jsonb(t) - 'account_id' as row from subscription t where account_id = $1 order by listing_id`,
  newPrices: `select to_jsonb(t) - 'email_key' - 'email_id' as row from price_change t join listing l on l.id = t.listing_id
    where l.account_id = $1 order by t.listing_id`,
  invoices: `select to_jsonb(t) - 'account_id' as row from invoice t where account_id = $1 order by billed_at`,
  payments: `select to_jsonb(t) - 'key' - 'body_hash' - 'new_account' - 'account_id' as row from publish_intent t
    where account_id = $1 order by opened_at`,
  propertyTypeChanges: `select to_jsonb(t) - 'body_hash' - 'account_id' as row from property_type_change t where account_id = $1 order by opened_at`,
  // A session suffices for this export, but not for a new password: links in emails are removed.
  letters: `select jsonb_build_object('to', t."to", 'subject', t.subject,
      'text', regexp_replace(t.text, '/[A-Za-z0-9_-]{32,}', '/…', 'g'), 'queued_at', t.queued_at, 'sent_at', t.sent_at) as row
    from email t where account_id = $1 order by t.queued_at`,
};

/** The tables of the export: a new table with a landlord's data must be added. */
export const accountExportTables: ReadonlySet<string> = new Set(
  Object.values(sources).flatMap((sql) => [...sql.matchAll(/(?:from|join) ([a-z_]+)/g)].map(([, table = '']) => table)),
);

/** Rows that are read at a time: other requests are answered between them. */
const BATCH = 500;

/** Exports everything that is stored about a landlord, on request. */
export class AccountExportService {
  constructor(private readonly deps: Pick<ServiceDeps, 'pool' | 'clock' | 'throttle'>) {}

  /** Returns the file in parts, which are sent after the snapshot is closed. @throws {TooManyRequests} after six a minute. */
  async of(accountId: number): Promise<{ fileName: string; parts: string[] }> {
    await this.deps.throttle.take('accountData', String(accountId));
    const data = Object.fromEntries(
      Object.keys(accountExportSections).map((section) => [section, [] as string[]]),
    ) as Record<AccountExportSection, string[]>;
    const read = async (client: PoolClient) => {
      for (const section of Object.keys(data) as AccountExportSection[])
        data[section] = await sectionParts(client, section, accountId);
    };
    // One snapshot for all sections: a concurrent write is in every section or in none.
    await transact(this.deps.pool, read, 'begin isolation level repeatable read read only');
    const now = this.deps.clock.now();
    return { fileName: accountExportName(now), parts: accountExportFile(data, now) };
  }
}

/** Returns the JSON of a section: of one row, or of a list of them. */
async function sectionParts(client: PoolClient, section: AccountExportSection, accountId: number): Promise<string[]> {
  await client.query(`declare section cursor for select row::text as json from (${sources[section]}) as source`, [
    accountId,
  ]);
  const batches: string[] = [];
  for (let isLast = false; !isLast;) {
    const { rows } = await client.query<{ json: string }>(`fetch ${BATCH} from section`);
    if (rows.length > 0) batches.push(rows.map(({ json }) => json).join(',\n'));
    isLast = rows.length < BATCH;
  }
  await client.query('close section');
  if (section === 'account' || section === 'card') return [batches[0] ?? 'null'];
  return ['[', ...batches.flatMap((batch, index) => (index === 0 ? [batch] : [',\n', batch])), ']'];
}
