import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { isRecord } from '../../domain/is-record.ts';
import { currentTrace } from './request-trace.ts';

/** A statement that took long, with the request that waited for it. */
export interface SlowStatement {
  requestId: string | null;
  operation: string | null;
  /** The process of PostgreSQL that ran it, as in its log and in `pg_stat_activity`. */
  backend: number | null;
  ms: number;
  /** Without the values in it, which may be personal. */
  statement: string;
}

const MAX_LENGTH = 500;
/** Characters that are read of a statement, whose values may be megabytes. */
const MAX_READ = 20 * MAX_LENGTH;

/** Returns a statement without its literals, on one line. */
export const withoutValues = (text: string): string =>
  text
    .slice(0, MAX_READ)
    .replace(/'(?:[^'\\]|''|\\.)*'/g, '?')
    .replace(/'[^]*/, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);

interface ClientOptions {
  /** The duration in milliseconds from which a statement is slow. */
  slowMs: number;
  onSlow: (slow: SlowStatement) => void;
  /** Whether statements lose their names: a pooler in transaction mode changes connections between them. */
  unnamed: boolean;
}

type Query = (...call: unknown[]) => unknown;

const textOf = (statement: unknown): string | null => {
  const text = isRecord(statement) ? statement['text'] : statement;
  return typeof text === 'string' ? text : null;
};

/** Returns a class of connections that report slow statements and trace each statement with its request. */
export function tracedClient({ slowMs, onSlow, unnamed }: ClientOptions): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      this.query = ((...call: unknown[]) => this.#traced(query, call)) as typeof this.query;
    }

    #traced(query: Query, call: unknown[]): unknown {
      const text = textOf(call[0]);
      const last = call.at(-1);
      if (text === null) return query(...call);
      if (unnamed && typeof call[0] === 'object') call[0] = { ...call[0], name: undefined };
      const trace = currentTrace();
      const endSpan = trace?.span?.statement(text);
      const from = performance.now();
      const ended = (error?: unknown) => {
        endSpan?.(error);
        const ms = performance.now() - from;
        if (ms < slowMs) return;
        const backend = (this as unknown as { processID: number | null }).processID;
        const { requestId = null, operation = null } = trace ?? {};
        onSlow({ requestId, operation, backend, ms: Math.round(ms), statement: withoutValues(text) });
      };
      if (typeof last === 'function') {
        const answer = (error: unknown, result: unknown) => {
          ended(error ?? undefined);
          (last as Query)(error, result);
        };
        return query(...call.slice(0, -1), answer);
      }
      const result = query(...call);
      if (result instanceof Promise) result.then(() => ended(), ended);
      return result;
    }
  };
}

/** A pool whose queries keep the context of their caller while they wait for a connection. */
export class TracedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // The statement under way fails; without a listener, a connection that ends while it is used ends the process.
    this.on('connect', (client) => client.on('error', () => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return callback ? super.connect(AsyncResource.bind(callback)) : super.connect();
  }
}
