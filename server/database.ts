import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DriverException } from '@mikro-orm/core';
import type { Env } from './env.ts';
import { tracedClient, type SlowStatement } from './telemetry/traced-client.ts';

/** The interval between two probes of the database, in milliseconds. */
const PROBE_MS = 500;
/** A probe without an answer after this many turns of the event loop, each of TURN_MS or more, has failed. */
const PROBE_TURNS = 20;
const TURN_MS = 50;

/**
 * SQLSTATE classes and Node.js codes of a database that is unreachable, stopping, starting, read-only, or out of space
 * or time.
 */
const UNAVAILABLE = /^(08\w{3}|25006|57P0\d|57014|55P03|53\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
/** Messages of pg errors without a code: a connection that timed out or ended. */
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|timeout expired|[Cc]onnection (terminated|ended)|not queryable|Query read timeout/;

/** Returns whether an error means that the database is unavailable, rather than that a statement was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && UNAVAILABLE.test(code)) return true;
  if (error instanceof DriverException || code === undefined) {
    if (UNAVAILABLE_MESSAGE.test(error.message)) return true;
    if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
    return isDatabaseUnavailable(error.cause);
  }
  return false;
}

type Limits = Env['database'];

/** Returns the size of the ORM's pool, beside the one of DB_POOL_SIZE. */
export const ormPoolSize = ({ poolSize }: Pick<Limits, 'poolSize'>): number => Math.ceil(poolSize / 2);

/** The connections that a process opens directly: four and one for jobs, LISTEN, the leader's lock, the probe. */
const DIRECT_CONNECTIONS = 8;

export interface ConnectionLimits {
  /** What the server accepts from this user. */
  available: number;
  /** What one process opens at most, beside the connections to a pooler. */
  perProcess: number;
}

/** Returns how many connections the server accepts and one process needs. `client` is connected directly. */
export async function connectionLimits(
  client: Pick<pg.Client, 'query'>,
  { database, databaseUrl, directDatabaseUrl }: Pick<Env, 'database' | 'databaseUrl' | 'directDatabaseUrl'>,
): Promise<ConnectionLimits> {
  const { rows } = await client.query<{ available: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0) as available`,
  );
  const pools = databaseUrl === directDatabaseUrl ? database.poolSize + ormPoolSize(database) : 0;
  return { available: rows[0]?.available ?? 0, perProcess: pools + DIRECT_CONNECTIONS };
}

interface DatabaseOptions {
  url: string;
  /** Called after each probe that fails. */
  onDown: () => void;
  /** Called for each statement slower than SLOW_STATEMENT_MS. */
  onSlow: (slow: SlowStatement) => void;
  /** Whether the URL leads to a pooler in transaction mode. */
  hasPooler: boolean;
}

/** A connection of its own for probes. */
interface Probe {
  client: pg.Client;
  connected: Promise<unknown>;
}

/** The connections to PostgreSQL, and a probe of its own: when it gets no answer, all end, so queries fail soon. */
export class Database {
  readonly #sockets = new Set<Socket>();
  #probe: Probe | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(private readonly deps: DatabaseOptions) {}

  /** Returns options of a pool whose connections end when the database stops responding. */
  options({ statementMs, lockMs, connectMs, slowMs }: Limits) {
    return {
      Client: tracedClient({ slowMs, onSlow: this.deps.onSlow, unnamed: this.deps.hasPooler }),
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      connectionTimeoutMillis: connectMs,
      stream: () => {
        const socket = new Socket();
        this.#sockets.add(socket);
        socket.once('close', () => this.#sockets.delete(socket));
        return socket;
      },
    };
  }

  /** Starts the probe. */
  start(): void {
    const next = async () => {
      // The second probe connects anew: a connection can end while the database is up.
      if (!(await this.isAnswering()) && !(await this.isAnswering()) && !this.#isStopped) {
        for (const socket of this.#sockets) socket.destroy();
        this.deps.onDown();
      }
      if (!this.#isStopped) this.#timer = globalThis.setTimeout(() => void next(), PROBE_MS).unref();
    };
    void next();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#probe?.client.end().catch(() => {});
  }

  /**
   * Returns whether the database responds to a query, on a connection that nothing else uses: within a second, or later
   * while the event loop is busy, such as with a first start that reads all places.
   */
  async isAnswering(): Promise<boolean> {
    const probe = (this.#probe ??= this.#connect());
    let isDone = false;
    const answer = probe.connected
      .then(() => probe.client.query('select 1'))
      .then(
        () => true,
        () => false,
      )
      .finally(() => (isDone = true));
    // Turns are counted instead of time: each reads what has arrived, however long the one before took.
    const limit = async () => {
      for (let turn = 0; turn < PROBE_TURNS && !isDone; turn++) await setTimeout(TURN_MS, undefined, { ref: false });
      return false;
    };
    if (await Promise.race([answer, limit()])) return true;
    if (this.#probe === probe) this.#probe = undefined;
    // A frozen server would not respond to a clean disconnect either.
    (probe.client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    return false;
  }

  #connect(): Probe {
    const client = new pg.Client({ connectionString: this.deps.url });
    client.on('error', () => {});
    return { client, connected: client.connect() };
  }
}
