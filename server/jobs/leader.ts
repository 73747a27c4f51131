import pg from 'pg';

const CONNECT_MS = 5000;
const QUERY_MS = 5000;

/**
 * Elects one process of an installation for its periodic work. The lock belongs to a connection of its own and ends
 * with it, so another process takes over when this one stops, dies or loses the database. The work itself locks its
 * rows: two leaders for a moment do no harm.
 */
export class Leader {
  readonly #databaseUrl: string;
  #client: pg.Client | undefined;
  #asking: Promise<boolean> | undefined;

  /** @param databaseUrl the primary itself: a pooler in transaction mode would lose the lock. */
  constructor({ databaseUrl }: { databaseUrl: string }) {
    this.#databaseUrl = databaseUrl;
  }

  /**
   * Returns whether this process is the leader now; it becomes the leader when there is none.
   * @throws when the database does not answer.
   */
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
        connectionString: this.#databaseUrl,
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
