import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { freePorts } from '../setup/free-ports.ts';
import { startProduct, type RunningProduct } from '../setup/running-product.ts';

const CONNECTIONS = 20;

/** Starts PgBouncer in front of a database, with the settings of docs/operations/README.md. */
async function startPooler(folder: string, url: string, port: number): Promise<ChildProcess> {
  const { username, password, hostname, port: databasePort } = new URL(url);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
query_wait_timeout = 15
max_client_conn = 200
ignore_startup_parameters = statement_timeout,lock_timeout
logfile = ${join(folder, 'log')}
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  writeFileSync(join(folder, 'log'), '');
  chmodSync(join(folder, 'log'), 0o666);
  const child = spawn('pgbouncer', [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  await new Promise<void>((done, failed) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('process up')) done();
    });
    child.once('exit', () => failed(new Error(output)));
  });
  return child;
}

it('serves, publishes and searches behind PgBouncer in transaction mode, with few connections', async () => {
  if (spawnSync('pgbouncer', ['--version']).error) {
    console.warn('Not tested: pgbouncer is not installed. apt-get install pgbouncer brings it.');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-pooler-'));
  const [port = 0] = await freePorts(1);
  let pooler: ChildProcess | undefined;
  let product: RunningProduct | undefined;
  try {
    product = await startProduct(async (_url, { url }) => {
      pooler = await startPooler(folder, url, port);
      const pooled = new URL(url);
      pooled.port = String(port);
      return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: url, READ_BUDGET: '0' };
    });
    const client = new RestClient(product.url);
    const draft = { ...houseDraft([await client.upload(await samplePhoto())]), name: 'The Pooled House' };
    const account = { email: 'rosa@maple.example', password: 'a long phrase', password_confirmation: 'a long phrase' };
    const posted = await client.post('/api/posting/post', { ...draft, payment: testCard, ...account });
    expect([posted.status, await posted.text()]).toEqual([200, expect.any(String)]);

    // Many statements under one name, on connections that change between them.
    const places = (await (await client.get('/api/schools/search?s=ohio')).json()) as { data: { id: number }[] };
    const search = async (_: unknown, index: number) => {
      const filter = `{ locationId: "${places.data[index % 5]?.id}", bedrooms: 4, budget: ${2400 + index} }`;
      const query = `{ searchHousing(filter: ${filter}) { data { listing { name } } } closestHousing(filter: ${filter}) { meta { total } } }`;
      return (await client.post('/graphql', { query })).text();
    };
    const answers = await Promise.all(Array.from({ length: 200 }, search));
    for (const answer of answers) expect(answer).not.toContain('"errors"');
    expect(answers.some((answer) => answer.includes('The Pooled House'))).toBe(true);
    expect(product.output()).not.toMatch(/prepared statement|unexpected error/);
    const { rows } = await product.database.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name not like 'nearcampus%' and pid <> pg_backend_pid()`,
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(CONNECTIONS + 10);
  } finally {
    await product?.kill('SIGTERM');
    if (pooler) {
      const gone = once(pooler, 'exit');
      pooler.kill('SIGTERM');
      await gone;
    }
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
