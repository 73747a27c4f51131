import { monitorEventLoopDelay } from 'node:perf_hooks';
import { correctedCount, type ReconcileReport } from '../../modules/billing/reconciler/reconcile-report.ts';
import { Counter, gauge, Histogram, total } from './prometheus.ts';

const results = ['taken', 'known', 'ignored', 'forged', 'stale', 'unreadable', 'failed'] as const;
const reconcileCounters = ['finished', 'undone', 'givenBack', 'caughtUp', 'missedEvents'] as const;
const outcomeLabels: Record<(typeof reconcileCounters)[number], string> = {
  finished: 'try_finished',
  undone: 'try_undone',
  givenBack: 'subscription_given_back',
  caughtUp: 'subscription_caught_up',
  missedEvents: 'event_missed',
};
const MICRO_A_SECOND = 1e6;
const NS_A_SECOND = 1e9;

/** Counters of this process since its start; other processes have their own, and Prometheus adds them up. */
export class ProcessMetrics {
  readonly #requests = new Counter('nearcampus_http_requests_total', 'Requests answered, by route pattern and status.');
  readonly #durations = new Histogram(
    'nearcampus_http_request_duration_seconds',
    'How long requests took, by route pattern.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  );
  readonly #webhooks = new Counter(
    'nearcampus_webhooks_total',
    'Webhooks of the payment processor, by what came of them.',
    results.map((result) => ({ result })),
  );
  readonly #runs = new Counter(
    'nearcampus_reconciler_runs_total',
    'Runs of the reconciler, by whether anything failed in them.',
    [{ result: 'ok' }, { result: 'failed' }],
  );
  readonly #done = new Counter(
    'nearcampus_reconciler_put_right_total',
    'What the reconciler has put right.',
    reconcileCounters.map((name) => ({ what: outcomeLabels[name] })),
  );
  readonly #runSeconds = new Histogram(
    'nearcampus_reconciler_run_duration_seconds',
    'How long runs of the reconciler took.',
    [0.1, 0.5, 1, 5, 15, 30, 60],
  );
  /** The series of the two metrics above, by status, method and route: a lookup by labels costs more than counting. */
  readonly #served = new Map<string, { answered: { value: number }; took: (seconds: number) => void }>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  /** Starts the metrics that are costly to observe. @returns a function that stops them. */
  start(): () => void {
    this.#delay.enable();
    return () => {
      this.#delay.disable();
    };
  }

  request(method: string, route: string, status: number, seconds: number): void {
    const key = `${status} ${method} ${route}`;
    let served = this.#served.get(key);
    if (!served) {
      const [answered, took] = [
        this.#requests.series({ method, route, status: String(status) }),
        this.#durations.series({ method, route }),
      ];
      this.#served.set(key, (served = { answered, took }));
    }
    served.answered.value++;
    served.took(seconds);
  }

  webhook(result: (typeof results)[number]): void {
    this.#webhooks.add({ result });
  }

  reconciled(report: ReconcileReport): void {
    this.#runs.add({ result: report.failed > 0 ? 'failed' : 'ok' });
    this.#runSeconds.observe({}, report.ms / 1000);
    if (correctedCount(report) + report.missedEvents === 0) return;
    for (const name of reconcileCounters) this.#done.add({ what: outcomeLabels[name] }, report[name]);
  }

  write(): string {
    const counted = [this.#requests, this.#durations, this.#webhooks, this.#runs, this.#done, this.#runSeconds];
    return counted.map((metric) => metric.write()).join('') + this.#process();
  }

  #process(): string {
    const { user, system } = process.cpuUsage();
    return [
      gauge('process_start_time_seconds', 'When this process began.', [
        { value: Math.round(Date.now() / 1000 - process.uptime()) },
      ]),
      gauge('process_resident_memory_bytes', 'Memory of this process.', [{ value: process.memoryUsage.rss() }]),
      total('process_cpu_seconds_total', 'Processor time this process has taken.', (user + system) / MICRO_A_SECOND),
      gauge('nodejs_eventloop_delay_seconds', 'How late the event loop was, 99 of 100 times less.', [
        { value: this.#delay.percentile(99) / NS_A_SECOND },
      ]),
    ].join('');
  }
}
