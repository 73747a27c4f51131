import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { correctedCount, type ReconcileReport } from '../../modules/billing/reconciler/reconcile-report.ts';

const results = ['taken', 'known', 'ignored', 'forged', 'stale', 'unreadable', 'failed'] as const;
const reconcileCounters = ['finished', 'undone', 'givenBack', 'caughtUp', 'missedEvents'] as const;
const outcomeLabels: Record<(typeof reconcileCounters)[number], string> = {
  finished: 'try_finished',
  undone: 'try_undone',
  givenBack: 'subscription_given_back',
  caughtUp: 'subscription_caught_up',
  missedEvents: 'event_missed',
};

/** The label of operations that are not the client's own: their names could be any number. */
const OTHER = 'other';

/** Counters of this process since its start; other processes have their own, and Prometheus adds them up. */
export class ProcessMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'nearcampus_http_requests_total',
    help: 'Requests answered, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'nearcampus_http_request_duration_seconds',
    help: 'Request duration, by route pattern.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });
  readonly #operations = new Histogram({
    name: 'nearcampus_graphql_duration_seconds',
    help: 'Duration of the client’s GraphQL operations by name; those of others are one series.',
    labelNames: ['operation'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.#registry],
  });
  readonly #operationErrors = new Counter({
    name: 'nearcampus_graphql_errors_total',
    help: 'Unexpected errors in GraphQL operations, whose responses have status 200.',
    labelNames: ['operation'],
    registers: [this.#registry],
  });
  readonly #dependencies = new Gauge({
    name: 'nearcampus_dependency_up',
    help: 'Whether a service outside of this program has answered the last calls of this process.',
    labelNames: ['name'],
    registers: [this.#registry],
  });
  readonly #connections = new Gauge({
    name: 'nearcampus_pool_connections',
    help: 'Connections of the pool that serves requests, by whether they are in use.',
    labelNames: ['state'],
    registers: [this.#registry],
  });
  readonly #waiting = new Gauge({
    name: 'nearcampus_pool_waiting',
    help: 'Requests that wait for a connection.',
    registers: [this.#registry],
  });
  readonly #replicaLag = new Gauge({
    name: 'nearcampus_replica_lag_seconds',
    help: 'How far a replica is behind, by its place in DATABASE_REPLICA_URLS; -1 while it does not answer.',
    labelNames: ['replica'],
    registers: [this.#registry],
  });
  readonly #webhooks = new Counter({
    name: 'nearcampus_webhooks_total',
    help: 'Webhooks of the payment processor, by result.',
    labelNames: ['result'],
    registers: [this.#registry],
  });
  readonly #runs = new Counter({
    name: 'nearcampus_reconciler_runs_total',
    help: 'Runs of the reconciler, by whether anything failed in them.',
    labelNames: ['result'],
    registers: [this.#registry],
  });
  readonly #corrections = new Counter({
    name: 'nearcampus_reconciler_put_right_total',
    help: 'Corrections made by the reconciler.',
    labelNames: ['what'],
    registers: [this.#registry],
  });
  readonly #runSeconds = new Histogram({
    name: 'nearcampus_reconciler_run_duration_seconds',
    help: 'Duration of reconciler runs.',
    buckets: [0.1, 0.5, 1, 5, 15, 30, 60],
    registers: [this.#registry],
  });
  /** The series of the two request metrics, by status, method and route: a lookup by labels costs more than counting. */
  readonly #served = new Map<string, { requests: Counter.Internal; durations: Histogram.Internal<string> }>();

  constructor() {
    // Series that exist from the start make their first increment visible as a rise.
    for (const result of results) this.#webhooks.inc({ result }, 0);
    for (const result of ['ok', 'failed']) this.#runs.inc({ result }, 0);
    for (const name of reconcileCounters) this.#corrections.inc({ what: outcomeLabels[name] }, 0);
  }

  /** Starts the metrics that are costly to observe: event loop, garbage collection, memory and processor time. */
  start(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    const key = `${status} ${method} ${route}`;
    let served = this.#served.get(key);
    if (!served) {
      served = {
        requests: this.#requests.labels(method, route, String(status)),
        durations: this.#durations.labels(method, route),
      };
      this.#served.set(key, served);
    }
    served.requests.inc();
    served.durations.observe(seconds);
  }

  operation(name: string | null, seconds: number): void {
    this.#operations.observe({ operation: name ?? OTHER }, seconds);
  }

  operationError(name: string | null): void {
    this.#operationErrors.inc({ operation: name ?? OTHER });
  }

  webhook(result: (typeof results)[number]): void {
    this.#webhooks.inc({ result });
  }

  /** @param unreachable the names of the services that do not answer. */
  dependencies(unreachable: readonly string[]): void {
    for (const name of ['payments', 'mail', 'images'])
      this.#dependencies.set({ name }, unreachable.includes(name) ? 0 : 1);
  }

  pool({ totalCount, idleCount, waitingCount }: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
    this.#connections.set({ state: 'idle' }, idleCount);
    this.#connections.set({ state: 'used' }, totalCount - idleCount);
    this.#waiting.set(waitingCount);
  }

  /** @param lags seconds; null for a replica that does not answer. */
  replicas(lags: readonly (number | null)[]): void {
    for (const [index, lag] of lags.entries()) this.#replicaLag.set({ replica: String(index + 1) }, lag ?? -1);
  }

  reconciled(report: ReconcileReport): void {
    this.#runs.inc({ result: report.failed > 0 ? 'failed' : 'ok' });
    this.#runSeconds.observe(report.ms / 1000);
    if (correctedCount(report) + report.missedEvents === 0) return;
    for (const name of reconcileCounters) this.#corrections.inc({ what: outcomeLabels[name] }, report[name]);
  }

  get registry(): Registry {
    return this.#registry;
  }
}
