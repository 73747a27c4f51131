import type { EntityManager } from '@mikro-orm/postgresql';
import { PgBoss, fromKysely, type Queue } from 'pg-boss';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Every queue of the product. What falls due later is a row with its date, not a job: a queue carries what is due now. */
const queues = {
  // Five days of tries, a quarter of an hour apart in the end: a mail server may be down for a week-end.
  mail: { retryLimit: 480, retryDelay: 1, retryBackoff: true, retryDelayMax: 900, expireInSeconds: 120 },
} as const satisfies Record<string, Omit<Queue, 'name'>>;

type QueueName = keyof typeof queues;

/** One attempt at a job; throwing means it is tried again later. */
export type JobHandler = (data: Record<string, unknown>) => Promise<void>;

interface JobQueueOptions {
  databaseUrl: string;
  /** Hears what goes wrong in the background: a lost connection, a slow query. */
  onError?: (error: unknown) => void;
}

const APPLICATION = 'nearcampus jobs';
const STOP_MS = 10_000;

/**
 * Work that must happen, kept in PostgreSQL (pg-boss) and queued in the transaction that needs it: a rollback leaves
 * neither the row nor its job. Workers hear of a commit by LISTEN/NOTIFY and poll only as a backstop.
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

  /** Makes pg-boss's own tables where they are missing, and the queues. */
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
    // pg-boss' own graceful stop polls for idle workers every half second; awaiting them here leaves it nothing to poll.
    const idle = Promise.all([...this.#handlers].map((queue) => this.#boss.offWork(queue, { wait: true })));
    const waited = new AbortController();
    await Promise.race([idle, pause(STOP_MS, undefined, { signal: waited.signal })]).finally(() => waited.abort());
    await this.#boss.stop({ graceful: false });
  }

  /**
   * Queues a job in the caller's transaction. `id` is a uuid made from the business key (`stableId`): a second job of
   * the same id is not made.
   * @throws outside a transaction, where pg-boss would silently use a connection of its own.
   */
  async enqueue(em: EntityManager, queue: QueueName, data: Record<string, unknown>, id: string): Promise<void> {
    if (!em.isInTransaction()) throw new Error('A job is queued in the transaction that needs it.');
    await this.#boss.send(queue, data, { id, db: fromKysely(em.getKysely()) });
  }

  /** Starts working a queue, up to four jobs at a time. */
  async work(queue: QueueName, handler: JobHandler): Promise<void> {
    // A new job is told by NOTIFY; the poll is for those that wait for their next try.
    this.#handlers.add(queue);
    const pace = { localConcurrency: 4, notifyPollingIntervalSeconds: 2 };
    await this.#boss.work<Record<string, unknown>>(queue, pace, async (batch) => {
      for (const job of batch) await handler(job.data);
    });
  }

  /** Jobs that are due and not finished; one that waits for its next try is not due. */
  async busy(): Promise<number> {
    const { rows } = await this.#boss
      .getDb()
      .executeSql(`select count(*)::int as jobs from pgboss.job where state < 'completed' and start_after <= now()`);
    return (rows as { jobs: number }[])[0]?.jobs ?? 0;
  }

  /**
   * A killed process leaves its jobs marked as running until their heartbeat is missed. When nobody else is connected,
   * they are certainly orphans, and are due again at once.
   */
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
