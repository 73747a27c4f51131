import type { Pool } from 'pg';
import {
  unresolvedOperationTypes,
  type UnresolvedOperations,
} from '../../modules/billing/reconciler/unresolved-operations.ts';
import { gauge, type Sample } from './prometheus.ts';

interface GaugeDeps {
  pool: Pool;
  troubles: Pick<UnresolvedOperations, 'list'>;
}

/** The time to live of the values in milliseconds, since reading them costs database time. */
const CACHE_MS = 5000;
const QUERY_MS = 5000;

const publishIntents = `select state, count(*)::int as value from publish_intent group by 1`;
const propertyTypeChanges = `select state, count(*)::int as value from kind_change group by 1`;
const subscriptions = `select status, count(*)::int as value from subscription
  where status not in ('canceled', 'incomplete_expired') group by 1`;
const jobs = `select name as queue, state::text, count(*)::int as value from pgboss.job
  where state <> 'completed' group by 1, 2`;
const mails = `select count(*)::int as value, greatest(0, coalesce(extract(epoch from now() - min(queued_at)), 0))::float8 as oldest
  from mail where sent_at is null and refused_at is null and given_up_at is null`;
const reconciler = `select coalesce(extract(epoch from ran_at), 0)::float8 as value from reconciler`;
const events = `select coalesce(extract(epoch from max(received_at)), 0)::float8 as value from webhook_event`;

type Row = Record<string, string | number>;

/** Gauges of the whole installation, the same from every process: aggregate them with max, not sum. */
export class DatabaseGauges {
  readonly #deps: GaugeDeps;
  #kept: { at: number; text: Promise<string> } | undefined;

  constructor(deps: GaugeDeps) {
    this.#deps = deps;
  }

  /** Never throws: without a database, the output states this. */
  write(): Promise<string> {
    if (!this.#kept || Date.now() - this.#kept.at > CACHE_MS)
      this.#kept = { at: Date.now(), text: this.#read().catch(() => up(0)) };
    return this.#kept.text;
  }

  async #read(): Promise<string> {
    const { troubles } = this.#deps;
    const [tried, changes, live, queued, [waiting], [ran], [heard], stuck] = await Promise.all([
      this.#rows(publishIntents),
      this.#rows(propertyTypeChanges),
      this.#rows(subscriptions),
      this.#rows(jobs),
      this.#rows(mails),
      this.#rows(reconciler),
      this.#rows(events),
      troubles.list(),
    ]);
    const states = ['open', 'authenticating', 'done', 'refused', 'undone'];
    const kinds = new Set([...unresolvedOperationTypes, ...stuck.map(({ kind }) => kind)]);
    return [
      up(1),
      gauge('nearcampus_tries', 'Tries to be charged for a listing, by state.', each(tried, 'state', states)),
      gauge('nearcampus_kind_changes', 'Tries to change what a listing is, by state.', each(changes, 'state', states)),
      gauge(
        'nearcampus_subscriptions',
        'Subscriptions that can still take money, by the processor’s status.',
        each(live, 'status', ['active', 'past_due']),
      ),
      gauge(
        'nearcampus_stuck',
        'What is not right and waits for a person, by what it is.',
        [...kinds].map((kind) => ({ labels: { kind }, value: stuck.filter((one) => one.kind === kind).length })),
      ),
      gauge('nearcampus_reconciler_last_run_timestamp_seconds', 'When the reconciler last ran anywhere.', sample(ran)),
      gauge('nearcampus_webhook_last_timestamp_seconds', 'When a webhook was last taken anywhere.', sample(heard)),
      gauge('nearcampus_mails_waiting', 'Letters that are to go out.', sample(waiting)),
      gauge('nearcampus_mails_oldest_waiting_seconds', 'How long the oldest of them waits.', [
        { value: Number(waiting?.['oldest'] ?? 0) },
      ]),
      gauge(
        'nearcampus_jobs',
        'Jobs that are not completed, by queue and state.',
        queued.map(({ queue, state, value }) => ({
          labels: { queue: String(queue), state: String(state) },
          value: Number(value),
        })),
      ),
    ].join('');
  }

  async #rows(text: string): Promise<Row[]> {
    const query = { text, query_timeout: QUERY_MS };
    return (await this.#deps.pool.query<Row>(query)).rows;
  }
}

const up = (value: 0 | 1) => gauge('nearcampus_database_up', 'Whether the database could be asked.', [{ value }]);
const sample = (row: Row | undefined): Sample[] => [{ value: Number(row?.['value'] ?? 0) }];

/** Returns one sample per row, and a zero for each known label without a row. */
function each(rows: readonly Row[], label: string, known: readonly string[]): Sample[] {
  const values = new Map([
    ...known.map((name) => [name, 0] as const),
    ...rows.map((row) => [String(row[label]), Number(row['value'])] as const),
  ]);
  return [...values].map(([name, value]) => ({ labels: { [label]: name }, value }));
}
