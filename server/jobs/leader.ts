import pg from 'pg';

const CONNECT_MS = 5000;
const QUERY_MS = 5000;

/**
 * Elects one process of an installation for its periodic work. The lock ends with its own connection, so another
 * process takes over; two leaders for a moment do no harm, since the work locks its rows.
 */
export class Leader {
  #client: pg.Client | undefined;
  #asking: Promise<boolean> | undefined;

  /** @param databaseUrl the primary itself: a pooler in transaction mode would lose the lock. */
  constructor(private readonly options: { databaseUrl: string }) {}

  /** Returns whether this process is the leader, which it becomes when there is none. @throws without a database. */
  isLeader(): Promise<boolean> {
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = undefined)));
  }

  /** Leaves the work to another process. */
  async stop(): Promise<void> {
    await this.#asking?.catch(() => {});
    await this.#release();
  }

  async #ask(): Promise<boolean> {
    try {
      if (this.#client) {
        await this.#client.query('select 1');
        return true;
      }
      const client = new pg.Client({
        connectionString: this.options.databaseUrl,
        application_name: 'nearcampus leader',
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: QUERY_MS,
        keepAlive: true,
      });
      this.#client = client;
      client.on('error', () => {});
      client.on('end', () => {
        if (this.#client === client) this.#client = undefined;
      });
      await client.connect();
      const { rows } = await client.query<{ taken: boolean }>(
        `select pg_try_advisory_lock(hashtextextended('leader', 0)) as taken`,
      );
      if (rows[0]?.taken) return true;
      await this.#release();
      return false;
    } catch (error) {
      await this.#release();
      throw error;
    }
  }

  async #release(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }
}
