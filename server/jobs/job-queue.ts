import type { EntityManager } from '@mikro-orm/postgresql';
import { PgBoss, fromKysely, type Queue } from 'pg-boss';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Every queue of the product. Work due later is a row with its date, not a job: a queue contains only what is due now. */
const queues = {
  // Five days of attempts, a quarter of an hour apart in the end: a mail server may be down for a weekend.
  email: { retryLimit: 480, retryDelay: 1, retryBackoff: true, retryDelayMax: 900, expireInSeconds: 120 },
} as const satisfies Record<string, Omit<Queue, 'name'>>;

type QueueName = keyof typeof queues;

interface JobQueueOptions {
  databaseUrl: string;
  /** Called with background errors: a lost connection, a slow query. */
  onError?: (error: unknown) => void;
}

const APPLICATION = 'nearcampus jobs';
const STOP_MS = 10_000;

/**
 * A durable job queue in PostgreSQL (pg-boss); jobs are queued in the caller's transaction, so that a rollback removes
 * both the row and its job. Workers are notified of a commit by LISTEN/NOTIFY and poll only as a fallback.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #application = `${APPLICATION} ${randomUUID()}`;
  /** The queues that this process works. */
  readonly #handlers = new Set<QueueName>();

  constructor({ databaseUrl, onError = () => {} }: JobQueueOptions) {
    this.#boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: this.#application,
      useListenNotify: true,
      schedule: false,
      max: 4,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    });
    this.#boss.on('error', onError);
  }

  /** Creates pg-boss's tables if missing, and the queues. */
  async start(): Promise<void> {
    await this.#boss.start();
    const known = new Set((await this.#boss.getQueues()).map(({ name }) => name));
    for (const [name, options] of Object.entries(queues)) {
      if (!known.has(name)) await this.#boss.createQueue(name, { ...options, notify: true, heartbeatSeconds: 10 });
    }
    await this.#requeueOrphans();
  }

  /** Stops taking jobs, waits for running ones (at most ten seconds), then disconnects. */
  async stop(): Promise<void> {
    // pg-boss's own graceful stop polls for idle workers every half second; awaiting them here avoids that.
    const idle = Promise.all([...this.#handlers].map((queue) => this.#boss.offWork(queue, { wait: true })));
    const waited = new AbortController();
    await Promise.race([idle, pause(STOP_MS, undefined, { signal: waited.signal })]).finally(() => waited.abort());
    await this.#boss.stop({ graceful: false });
  }

  /**
   * Queues a job in the caller's transaction; a second job with the same ID (`stableId`) is not created.
   * @throws outside a transaction, where pg-boss would silently use its own connection.
   */
  async enqueue(em: EntityManager, queue: QueueName, data: Record<string, unknown>, id: string): Promise<void> {
    if (!em.isInTransaction()) throw new Error('A job is queued in the transaction that needs it.');
    await this.#boss.send(queue, data, { id, db: fromKysely(em.getKysely()) });
  }

  /** Starts working a queue, up to four jobs at a time; one whose handler throws is retried later. */
  async work(queue: QueueName, handler: (data: Record<string, unknown>) => Promise<void>): Promise<void> {
    // NOTIFY announces a new job; polling is for jobs that wait for their next attempt.
    this.#handlers.add(queue);
    const pace = { localConcurrency: 4, notifyPollingIntervalSeconds: 2 };
    await this.#boss.work<Record<string, unknown>>(queue, pace, async (batch) => {
      for (const job of batch) await handler(job.data);
    });
  }

  /** Returns the number of due, unfinished jobs; one that waits for its next attempt is not due. */
  async busy(): Promise<number> {
    const { rows } = await this.#boss
      .getDb()
      .executeSql(`select count(*)::int as jobs from pgboss.job where state < 'completed' and start_after <= now()`);
    return (rows as { jobs: number }[])[0]?.jobs ?? 0;
  }

  /** Makes the jobs of killed processes due again at once, when no other process is connected. */
  async #requeueOrphans(): Promise<void> {
    await this.#boss.getDb().executeSql(
      `update pgboss.job set state = 'retry', start_after = now()
        where state = 'active' and not exists (
          select 1 from pg_stat_activity
           where datname = current_database() and application_name like $1 and application_name <> $2)`,
      [`${APPLICATION} %`, this.#application],
    );
  }
}
