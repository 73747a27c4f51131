import pg, { type ClientBase, type Pool, type PoolClient } from 'pg';

/** Runs work in a transaction of this connection. `begin` is the statement that starts it. */
export async function inTransaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Runs work on a connection of its own, which is closed afterwards. */
export async function withClient<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // The statement that needed a lost connection reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Runs work in a transaction on a connection of the pool. `begin` is the statement that starts it. */
export async function transact<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await inTransaction(client, () => work(client), begin);
  } finally {
    client.release();
  }
}
