import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { freePorts } from '../setup/free-ports.ts';
import { RestClient } from '../setup/rest-client.ts';

/** The built product with its bundled PostgreSQL, as on a first start by a new user. */
let folder: string;
let port: number;
let stripePort: number;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nearcampus-start-'));
  chmodSync(folder, 0o755); // PostgreSQL, which does not run as root, needs access to this folder
  [port = 0, stripePort = 0] = await freePorts(2);
});
afterEach(async () => {
  for (const child of children) await end(child, 'SIGTERM');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const postmaster = () => join(folder, 'postgres', 'postmaster.pid');

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  children.delete(child);
  return child.exitCode;
}

function launch(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: String(port),
      LOCAL_STRIPE_PORT: String(stripePort),
      PRICE_APARTMENT: '0', // starts faster without the demo landlord's twelve listings
      PRICE_HOUSE: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }));
  const serves = new Promise<void>((serving, failed) => {
    child.stdout.on('data', () => output.includes('Ctrl-C stops it.') && serving());
    void ended.then(({ code }) => failed(new Error(`It ended with ${code} before it served:\n${output}`)));
  });
  serves.catch(() => {});
  return { child, serves, ended, output: () => output };
}

/** A loopback address other than 127.0.0.1, so that a mix-up of the two fails. */
const OTHER_LOOPBACK = '127.0.0.9';

const says = { code: 0, output: expect.stringContaining(`nearcampus already runs at http://localhost:`) };

it('with HOST is reachable there by a second start and by its own processor', async () => {
  const { serves, child } = launch({ HOST: OTHER_LOOPBACK });
  await serves;
  expect(await launch({ HOST: OTHER_LOOPBACK }).ended).toEqual(says);
  const headers = { authorization: 'Bearer sk_test_any' };
  const endpoints = await fetch(`http://127.0.0.1:${stripePort}/v1/webhook_endpoints`, { headers });
  const url = `http://${OTHER_LOOPBACK}:${port}/webhooks/stripe`;
  expect(await endpoints.json()).toMatchObject({ data: [{ url }] });
  await end(child, 'SIGKILL');
  expect(existsSync(postmaster())).toBe(true);
});

// continues from the process killed in the test above
it('takes over its PostgreSQL after kill -9, and stops it on Ctrl-C, even with a dashboard open', async () => {
  const { serves, child, output } = launch();
  await serves;
  expect(output()).toContain('it was still running');
  for (const host of ['127.0.0.1', '[::1]']) expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
  expect(await launch().ended).toEqual(says);

  const landlord = new RestClient(`http://[::1]:${port}`);
  const login = { email: 'landlord@demo.example', password: 'demo-landlord' };
  expect((await landlord.post('/login', login)).status).toBe(200);
  const page = { origin: landlord.base, headers: { cookie: landlord.cookies() } };
  const socket = new WebSocket(`ws://[::1]:${port}/graphql`, ['graphql-transport-ws'], page);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  expect(await end(child, 'SIGINT')).toBe(0);
  expect((await closed)[0]).toBe(1001);
  expect(existsSync(postmaster())).toBe(false);
});

it('reports an invalid environment in one line, and exits with 1', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const busy = String((taken.address() as AddressInfo).port);
  const nowhere = `postgres://someone:hush@127.0.0.1:${port}/homes`;
  const wrong: [Record<string, string>, RegExp][] = [
    [{ PORT: 'eighty' }, /^PORT must be a whole number/],
    [{ DATA_DIR: file }, /^DATA_DIR must be a folder/],
    [{ DATABASE_URL: nowhere }, /^DATABASE_URL must lead to a PostgreSQL: .*ECONNREFUSED/],
    [{ HOST: '192.0.2.1' }, /^HOST must be an address of this machine/],
    [{ PORT: busy }, new RegExp(`^Port ${busy} is taken by another program`)],
    [{ LOCAL_STRIPE_PORT: busy }, new RegExp(`^Port ${busy} is taken .* LOCAL_STRIPE_PORT=`)],
  ];
  for (const [env, line] of wrong) {
    const { child, ended } = launch(env);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    expect((await ended).code, JSON.stringify(env)).toBe(1);
    expect(errors).toMatch(line);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).not.toContain('hush');
  }
  taken.close();
});
