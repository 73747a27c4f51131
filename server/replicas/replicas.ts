import type pg from 'pg';
import { isDatabaseUnavailable } from '../database.ts';
import { readsPrimary } from '../telemetry/request-trace.ts';

/** What searches, pages and place data are read with: a pool, or replicas in front of it. */
export type ReadPool = Pick<pg.Pool, 'query'>;

/** The interval between two looks at the replicas, in milliseconds. */
const CHECK_MS = 1000;
const CHECK_LIMIT_MS = 1000;
/** A replica that is further behind is not read, in milliseconds. */
const MAX_LAG_MS = 5000;
/** A replica has canceled a read to replay changes. */
const CONFLICT = '40001';

/** Returns a position in the write-ahead log, such as 16/B374D848, as a number. */
const positionOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

interface Replica {
  pool: pg.Pool;
  /** The time up to which it has every change; 0 while it does not answer. */
  freshAt: number;
}

/** Sends visitors' reads to replicas in turn; those that must be current, or that none answers, go to the primary. */
export class Replicas implements ReadPool {
  readonly query: pg.Pool['query'];
  readonly #replicas: Replica[];
  /** Positions of the primary's log, the latest last. */
  #positions: { at: number; position: bigint }[] = [];
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly primary: pg.Pool,
    pools: readonly pg.Pool[],
  ) {
    this.#replicas = pools.map((pool) => ({ pool, freshAt: 0 }));
    this.query = ((...call: unknown[]) => this.#query(call)) as pg.Pool['query'];
  }

  /** Starts to look at the replicas; resolves after the first look. */
  async start(): Promise<void> {
    await this.#check();
    this.#timer = setTimeout(() => void this.start(), CHECK_MS).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await Promise.all(this.#replicas.map(({ pool }) => pool.end()));
  }

  /** Returns how far each replica is behind, in seconds; null for one that does not answer. */
  lags(): (number | null)[] {
    return this.#replicas.map(({ freshAt }) => (freshAt === 0 ? null : (Date.now() - freshAt) / 1000));
  }

  async #query(call: unknown[]): Promise<unknown> {
    const ask = (pool: pg.Pool) => (pool.query as (...statement: unknown[]) => Promise<unknown>)(...call);
    const replica = readsPrimary() ? undefined : this.#next();
    if (!replica) return ask(this.primary);
    try {
      return await ask(replica.pool);
    } catch (error) {
      if (isDatabaseUnavailable(error)) replica.freshAt = 0;
      else if ((error as NodeJS.ErrnoException).code !== CONFLICT) throw error;
      return ask(this.primary);
    }
  }

  #next(): Replica | undefined {
    const since = Date.now() - MAX_LAG_MS;
    const usable = this.#replicas.filter(({ freshAt }) => freshAt >= since);
    return usable[this.#turn++ % usable.length];
  }

  /** Compares positions, not times of transactions: an idle primary has none. */
  async #check(): Promise<void> {
    const read = async (pool: pg.Pool, lsn: string) => {
      const statement = { text: `select ${lsn}::text as lsn`, query_timeout: CHECK_LIMIT_MS };
      const { rows } = await pool.query<{ lsn: string | null }>(statement);
      return positionOf(rows[0]?.lsn ?? '');
    };
    const at = Date.now();
    try {
      const position = await read(this.primary, 'pg_current_wal_flush_lsn()');
      const recent = this.#positions.filter((one) => one.at > at - 2 * MAX_LAG_MS);
      this.#positions = [...recent, { at, position }];
    } catch {
      // While the primary is away nothing changes: what was replayed up to its last position is up to date.
      this.#positions = this.#positions.slice(-1).map(({ position }) => ({ at, position }));
    }
    await Promise.all(
      this.#replicas.map(async (replica) => {
        try {
          const replayed = await read(replica.pool, 'pg_last_wal_replay_lsn()');
          replica.freshAt = this.#positions.findLast(({ position }) => position <= replayed)?.at ?? 1;
        } catch {
          replica.freshAt = 0;
        }
      }),
    );
  }
}
