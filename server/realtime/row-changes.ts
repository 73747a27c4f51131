import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';

const id = z.string().regex(/^\d{1,15}$/);
const rowChangeSchema = z.discriminatedUnion('topic', [
  z.object({ topic: z.enum(['lead', 'lead-changed', 'call']), listing: id, id }),
  z.object({ topic: z.literal('session-ended'), session: z.string(), renewed: z.boolean().optional() }),
  z.object({ topic: z.literal('clock'), offset: z.number() }),
  z.object({ topic: z.literal('places') }),
]);

/**
 * Messages between processes, sent with `pg_notify('facts', …)` in the transaction of the change: delivered at commit,
 * dropped on rollback. A change contains a row's id, not the row (8,000 bytes would abort the transaction).
 */
export type RowChange = z.infer<typeof rowChangeSchema>;

interface RowChangesOptions {
  /** The primary database: a connection pooler would lose LISTEN. */
  databaseUrl: string;
  onError?: (error: unknown) => void;
}

/** Interval between connection checks, milliseconds. */
const BEAT_MS = 15_000;
const PING_TIMEOUT_MS = 5000;
const MIN_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;

function read(payload: string | undefined): RowChange | null {
  try {
    return rowChangeSchema.safeParse(JSON.parse(payload ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** The one LISTEN connection of a process. `resync` follows a reconnection: changes may have been missed. */
export class RowChanges extends EventEmitter<{ fact: [RowChange]; listening: []; resync: [] }> {
  readonly #options: Required<RowChangesOptions>;
  readonly #stopped = new AbortController();
  #running: Promise<void> | undefined;

  constructor({ databaseUrl, onError = () => {} }: RowChangesOptions) {
    super();
    this.#options = { databaseUrl, onError };
  }

  /** Starts listening and reconnects whenever the connection is lost; returns at once. */
  start(): void {
    this.#running ??= this.#run(this.#stopped.signal);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  async #run(signal: AbortSignal): Promise<void> {
    let [tries, listened] = [0, false];
    while (!signal.aborted) {
      try {
        await this.#listen(signal, () => {
          tries = 0;
          this.emit('listening');
          if (listened) this.emit('resync');
          listened = true;
        });
      } catch (error) {
        this.#options.onError(error);
      }
      // Jitter: all processes lost the same database.
      const wait = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** tries++) * (0.5 + Math.random());
      await pause(wait, undefined, { signal }).catch(() => {});
    }
  }

  /** Runs one connection until it is lost. @throws when it is lost. */
  async #listen(signal: AbortSignal, onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      application_name: 'nearcampus facts',
      connectionTimeoutMillis: PING_TIMEOUT_MS,
      query_timeout: PING_TIMEOUT_MS,
      keepAlive: true,
    });
    const over = Promise.withResolvers<void>();
    client.on('error', over.reject);
    client.on('end', () => over.reject(new Error('The connection that listens for facts ended.')));
    signal.addEventListener('abort', () => over.resolve(), { once: true });
    // It may be lost before anything awaits it.
    over.promise.catch(() => {});
    client.on('notification', ({ payload }) => {
      const fact = read(payload);
      if (fact) this.emit('fact', fact);
    });
    let beat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query('listen facts');
      onListening();
      beat = setInterval(() => void client.query('select 1').catch(over.reject), BEAT_MS);
      await over.promise;
    } finally {
      clearInterval(beat);
      await client.end().catch(() => {});
    }
  }
}
