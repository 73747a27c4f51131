import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { TaskName } from '../../workers/worker-pool.ts';
import { correctedCount, type ReconcileReport } from '../../modules/billing/reconciler/reconcile-report.ts';

const results = ['taken', 'known', 'ignored', 'forged', 'stale', 'unreadable', 'failed'] as const;
const corrections = {
  finished: 'try_finished',
  undone: 'try_undone',
  givenBack: 'subscription_given_back',
  caughtUp: 'subscription_caught_up',
  missedEvents: 'event_missed',
} as const;
const correctionNames = Object.keys(corrections) as (keyof typeof corrections)[];

/** The label of operations that are not the client's own: their names could be any number. */
const OTHER = 'other';

/** Counters of this process since its start; other processes have their own, and Prometheus adds them up. */
export class ProcessMetrics {
  readonly registry = new Registry();
  readonly #requests = this.#counter(
    'nearcampus_http_requests_total',
    'Requests answered, by route pattern and status.',
    ['method', 'route', 'status'],
  );
  readonly #durations = this.#histogram(
    'nearcampus_http_request_duration_seconds',
    'Request duration, by route pattern.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    ['method', 'route'],
  );
  readonly #operations = this.#histogram(
    'nearcampus_graphql_duration_seconds',
    'Duration of the client’s GraphQL operations by name; those of others are one series.',
    [0.01, 0.05, 0.1, 0.5, 1, 5],
    ['operation'],
  );
  readonly #operationErrors = this.#counter(
    'nearcampus_graphql_errors_total',
    'Unexpected errors in GraphQL operations, whose responses have status 200.',
    ['operation'],
  );
  readonly #dependencies = this.#gauge(
    'nearcampus_dependency_up',
    'Whether a service outside of this program has answered the last calls of this process.',
    ['name'],
  );
  readonly #connections = this.#gauge(
    'nearcampus_pool_connections',
    'Connections of the pool that serves requests, by whether they are in use.',
    ['state'],
  );
  readonly #waiting = this.#gauge('nearcampus_pool_waiting', 'Requests that wait for a connection.');
  readonly #replicaLag = this.#gauge(
    'nearcampus_replica_lag_seconds',
    'How far a replica is behind, by its place in DATABASE_REPLICA_URLS; -1 while it does not answer.',
    ['replica'],
  );
  readonly #webhooks = this.#counter('nearcampus_webhooks_total', 'Webhooks of the payment processor, by result.', [
    'result',
  ]);
  readonly #workerTasks = this.#counter('nearcampus_worker_tasks_total', 'Tasks done by the worker thread, by name.', [
    'task',
  ]);
  readonly #runs = this.#counter(
    'nearcampus_reconciler_runs_total',
    'Runs of the reconciler, by whether anything failed in them.',
    ['result'],
  );
  readonly #corrections = this.#counter(
    'nearcampus_reconciler_put_right_total',
    'Corrections made by the reconciler.',
    ['what'],
  );
  readonly #runSeconds = this.#histogram(
    'nearcampus_reconciler_run_duration_seconds',
    'Duration of reconciler runs.',
    [0.1, 0.5, 1, 5, 15, 30, 60],
  );
  /** The series of the two request metrics, by status, method and route: a lookup by labels costs more than counting. */
  readonly #served = new Map<string, { requests: Counter.Internal; durations: Histogram.Internal<string> }>();

  constructor() {
    // Series that exist from the start make their first increment visible as a rise.
    for (const result of results) this.#webhooks.inc({ result }, 0);
    for (const result of ['ok', 'failed']) this.#runs.inc({ result }, 0);
    for (const name of correctionNames) this.#corrections.inc({ what: corrections[name] }, 0);
  }

  /** Starts the metrics that are costly to observe: event loop, garbage collection, memory and processor time. */
  start(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    const key = `${status} ${method} ${route}`;
    const served = this.#served.get(key) ?? {
      requests: this.#requests.labels(method, route, String(status)),
      durations: this.#durations.labels(method, route),
    };
    this.#served.set(key, served);
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

  workerTask(task: TaskName): void {
    this.#workerTasks.inc({ task });
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
    for (const name of correctionNames) this.#corrections.inc({ what: corrections[name] }, report[name]);
  }

  #counter(name: string, help: string, labelNames: string[]) {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #gauge(name: string, help: string, labelNames: string[] = []) {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  #histogram(name: string, help: string, buckets: number[], labelNames: string[] = []) {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }
}
