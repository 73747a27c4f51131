import { Socket } from 'node:net';
import pg from 'pg';
import { DriverException } from '@mikro-orm/core';
import type { Env } from './env.ts';

/** Between two probes of the database. */
const PROBE_MS = 500;
/** A database that answers later than this does not answer. */
const PROBE_LIMIT_MS = 1000;

/** SQLSTATE classes and Node.js codes of a database that is not there, stops, starts, or has no room or time. */
const UNAVAILABLE = /^(08\w{3}|57P0\d|57014|55P03|53\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
/** What pg says without a code: of a connection that was not made in time, or ended. */
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|timeout expired|[Cc]onnection (terminated|ended)|not queryable|Query read timeout/;

/** Returns whether an error says that the database cannot answer now, rather than that a statement was wrong. */
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

/**
 * The product's connections to PostgreSQL, and a probe of it on a connection of its own. When the database stops answering,
 * every open connection is ended, so that what waits for it fails within seconds instead of holding its caller.
 */
export class Database {
  readonly #url: string;
  readonly #onDown: () => void;
  readonly #sockets = new Set<Socket>();
  #probe: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** @param onDown is called after each probe that fails. */
  constructor({ url, onDown = () => {} }: { url: string; onDown?: () => void }) {
    this.#url = url;
    this.#onDown = onDown;
  }

  /** Options of a pool whose connections end when the database stops answering. */
  options({ statementMs, lockMs, connectMs }: Limits) {
    return {
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

  /** Begins to probe. */
  start(): void {
    const next = async () => {
      if (!(await this.isAnswering()) && !this.#isStopped) {
        for (const socket of this.#sockets) socket.destroy();
        this.#onDown();
      }
      if (!this.#isStopped) this.#timer = setTimeout(() => void next(), PROBE_MS).unref();
    };
    void next();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#probe?.end().catch(() => {});
  }

  /** Returns within a second whether the database answers a query, on a connection that nothing else uses. */
  async isAnswering(): Promise<boolean> {
    try {
      const client = this.#probe ?? (await this.#connect());
      await client.query({ text: 'select 1', query_timeout: PROBE_LIMIT_MS } as pg.QueryConfig);
      return true;
    } catch {
      const client = this.#probe;
      this.#probe = undefined;
      // A frozen server would not answer the goodbye either.
      (client as unknown as { connection?: { stream?: Socket } } | undefined)?.connection?.stream?.destroy();
      return false;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: PROBE_LIMIT_MS });
    client.on('error', () => {});
    await client.connect();
    this.#probe = client;
    return client;
  }
}
