import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry, Gauge } from 'prom-client';
import type { Env } from '../../env.ts';
import { NotFound, RequestError } from '../../errors.ts';
import { Replicas } from '../../replicas/replicas.ts';
import type { Services } from '../../services.ts';
import { timingSafeEqualText } from '../security/csrf-tokens.ts';
import { isLocalRequest } from '../local-requests.ts';
import type { Pool } from 'pg';
import {
  unresolvedOperationTypes,
  type UnresolvedOperations,
} from '../../modules/billing/reconciler/unresolved-operations.ts';

/** The time to live of the values in milliseconds, since reading them costs database time. */
const CACHE_MS = 5000;
const QUERY_MS = 5000;

const publishIntents = `select state, count(*)::int as value from publish_intent group by 1`;
const propertyTypeChanges = `select state, count(*)::int as value from property_type_change group by 1`;
const subscriptions = `select status, count(*)::int as value from subscription
  where status not in ('canceled', 'incomplete_expired') group by 1`;
const jobs = `select name as queue, state::text, count(*)::int as value from pgboss.job
  where state <> 'completed' group by 1, 2`;
const mails = `select count(*)::int as value, greatest(0, coalesce(extract(epoch from now() - min(queued_at)), 0))::float8 as oldest
  from email where sent_at is null and rejected_at is null and given_up_at is null`;
const reconciler = `select coalesce(extract(epoch from ran_at), 0)::float8 as value,
  coalesce(extract(epoch from ledger_checked_at), 0)::float8 as checked, ledger_differences as differences from reconciler`;
const events = `select coalesce(extract(epoch from max(received_at)), 0)::float8 as value from webhook_event`;

type Row = Record<string, string | number>;

/** Gauges of the whole installation, the same from every process: aggregate them with max, not sum. */
export class DatabaseGauges {
  #cached: { at: number; registry: Promise<Registry> } | undefined;

  constructor(private readonly deps: { pool: Pool; troubles: Pick<UnresolvedOperations, 'list'> }) {}

  /** Never throws: without a database, the gauges state this. */
  read(): Promise<Registry> {
    if (!this.#cached || Date.now() - this.#cached.at > CACHE_MS)
      this.#cached = { at: Date.now(), registry: this.#read().catch(() => withDatabase(0)) };
    return this.#cached.registry;
  }

  async #read(): Promise<Registry> {
    const [tried, changes, live, queued, [waiting], [ran], [webhook], stuck] = await Promise.all([
      this.#rows(publishIntents),
      this.#rows(propertyTypeChanges),
      this.#rows(subscriptions),
      this.#rows(jobs),
      this.#rows(mails),
      this.#rows(reconciler),
      this.#rows(events),
      this.deps.troubles.list(),
    ]);
    const states = zeros('state', ['open', 'authenticating', 'done', 'rejected', 'undone']);
    const registry = withDatabase(1);
    const gauge = (name: string, help: string, rows: readonly (Row | undefined)[]) => {
      const labelNames = [...new Set(rows.flatMap((row = {}) => Object.keys(row)))].filter((key) => key !== 'value');
      const metric = new Gauge({ name, help, labelNames, registers: [registry] });
      for (const { value = 0, ...labels } of rows.map((row = {}) => row)) metric.set(labels, Number(value));
    };
    gauge('nearcampus_tries', 'Publish intents, by state.', [...states, ...tried]);
    gauge('nearcampus_kind_changes', 'Changes of the property type, by state.', [...states, ...changes]);
    gauge('nearcampus_subscriptions', 'Subscriptions that can still be charged, by the processor’s status.', [
      ...zeros('status', ['active', 'past_due']),
      ...live,
    ]);
    const types = new Set([...unresolvedOperationTypes, ...stuck.map(({ type }) => type)]);
    gauge(
      'nearcampus_stuck',
      'Unresolved operations that need a person, by type.',
      [...types].map((type) => ({ kind: type, value: stuck.filter((one) => one.type === type).length })),
    );
    gauge('nearcampus_reconciler_last_run_timestamp_seconds', 'Time of the last reconciler run of any process.', [
      { value: ran?.['value'] ?? 0 },
    ]);
    gauge('nearcampus_ledger_checked_timestamp_seconds', 'Time of the last daily check of the ledger.', [
      { value: ran?.['checked'] ?? 0 },
    ]);
    gauge('nearcampus_ledger_differences', 'Differences from the processor that the last daily check found.', [
      { value: ran?.['differences'] ?? 0 },
    ]);
    gauge('nearcampus_webhook_last_timestamp_seconds', 'Time of the last accepted webhook of any process.', [webhook]);
    gauge('nearcampus_mails_waiting', 'Emails that wait to be sent.', [{ value: waiting?.['value'] ?? 0 }]);
    gauge('nearcampus_mails_oldest_waiting_seconds', 'Age of the oldest email that waits to be sent.', [
      { value: waiting?.['oldest'] ?? 0 },
    ]);
    gauge('nearcampus_jobs', 'Jobs that are not completed, by queue and state.', queued);
    return registry;
  }

  async #rows(text: string): Promise<Row[]> {
    const query = { text, query_timeout: QUERY_MS };
    return (await this.deps.pool.query<Row>(query)).rows;
  }
}

function withDatabase(up: 0 | 1): Registry {
  const registry = new Registry();
  new Gauge({ name: 'nearcampus_database_up', help: 'Whether the database answers.', registers: [registry] }).set(up);
  return registry;
}

const zeros = (label: string, values: readonly string[]): Row[] =>
  values.map((value) => ({ [label]: value, value: 0 }));

interface MetricsDeps extends Pick<Services, 'env' | 'measures' | 'unreachable' | 'pool' | 'reads'> {
  gauges: DatabaseGauges;
  /** Receives what collects the metrics, for exports beside the route. */
  onReady: (collect: () => Promise<readonly Registry[]>) => void;
}

/** Returns whether a request has METRICS_TOKEN or, where there is none, comes from this machine and serves only it. */
function mayRead(request: FastifyRequest, { metricsToken, local }: Env): boolean {
  if (metricsToken !== null) return timingSafeEqualText(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  return local && isLocalRequest(request.raw);
}

/** Registers GET /metrics for Prometheus: counters of this process, gauges of the database; no IDs or names. */
export function registerMetrics(
  app: FastifyInstance,
  { env, measures, gauges, unreachable, pool, reads, onReady }: MetricsDeps,
): void {
  const collect = async () => {
    measures.dependencies(unreachable());
    measures.pool(pool);
    if (reads instanceof Replicas) measures.replicas(reads.lags());
    return [measures.registry, await gauges.read()];
  };
  onReady(collect);
  app.addHook('onResponse', (request, reply, done) => {
    measures.request(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { cookieless: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!mayRead(request, env)) {
      if (env.metricsToken === null) throw new NotFound();
      throw new RequestError(401, 'UNAUTHENTICATED', 'Send the token of METRICS_TOKEN.', {
        'www-authenticate': 'Bearer',
      });
    }
    const texts = await Promise.all((await collect()).map((registry) => registry.metrics()));
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(texts.join(''));
  });
}
