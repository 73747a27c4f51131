import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../tests/setup/free-ports.ts';
import { buildProduct } from '../setup/build-product.ts';
import { benchDatabase, benchPostgres } from '../setup/databases.ts';
import { servePages } from '../web/web-server.ts';
import { bodyCases } from './body-cases.ts';
import { createPeople, namedCases, type StallCase } from './stall-cases.ts';

/** The longest time, in milliseconds, for which a process's event loop was held since the last reading. */
interface LoopReading {
  /** Of wall-clock time, which includes what else the machine does. */
  delay: number;
  /** Of processor time of the main thread. */
  cpu: number;
}

/** Runs in the measured process; its worker threads inherit the argument and skip it. */
const code = (port: number) => `
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const cpuMs = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
  let [at, cpuAt, delay, cpu] = [performance.now(), cpuMs(), 0, 0];
  setInterval(() => {
    const [now, cpuNow] = [performance.now(), cpuMs()];
    delay = Math.max(delay, now - at - 1);
    cpu = Math.max(cpu, cpuNow - cpuAt);
    [at, cpuAt] = [now, cpuNow];
  }, 1);
  createServer((_, response) => {
    response.end(JSON.stringify({ delay, cpu }));
    delay = cpu = 0;
  }).listen(${port}, '127.0.0.1');
}`;

/** Returns arguments that put a probe of the event loop into a Node process, and the function that reads and resets it. */
async function loopProbe(): Promise<{ nodeArguments: string[]; read: () => Promise<LoopReading> }> {
  const port = await freePort();
  return {
    nodeArguments: ['--import', `data:text/javascript,${encodeURIComponent(code(port))}`],
    read: async () => (await (await fetch(`http://127.0.0.1:${port}`)).json()) as LoopReading,
  };
}

/** The body of one kind of request that held the event loop longest. */
interface StallResult extends LoopReading {
  name: string;
  of: string;
  status: number;
}

export interface StallBench {
  plain: LoopReading[];
  results: StallResult[];
  requests: number;
}

/** Readings above so many milliseconds are taken again: the least is the request's own. */
const REPEATED_MS = 20;
const REPEATS = 4;
const WARM_UP = 30;
/** Milliseconds until a job of a request is done. */
const JOB_MS = 3000;
/** After so many requests a plain search is measured. */
const INTERVAL = 20;

/** Measures how long one request holds the event loop of the built product: the worst of each endpoint, one at a time. */
export async function stallBench(listings: number, only: RegExp): Promise<StallBench> {
  buildProduct();
  await using open = new AsyncDisposableStack();
  const databaseUrl = await benchDatabase(await benchPostgres(open), listings);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  open.defer(() => pool.end());
  const probe = await loopProbe();
  const origin = await servePages(databaseUrl, open, probe.nodeArguments, { READ_BUDGET: '0' });
  const people = await createPeople(origin, pool);
  const reading = async ({ send, hasJob }: StallCase): Promise<LoopReading & { status: number }> => {
    // The limits are about people.
    await pool.query('delete from throttle');
    await probe.read();
    // A body that is too large ends its connection.
    const answer = await send().catch(() => Response.error());
    await answer.arrayBuffer();
    if (hasJob) await pause(JOB_MS);
    return { ...(await probe.read()), status: answer.status };
  };
  const search: StallCase = {
    name: 'plain search',
    of: '',
    send: () => people.landlord.get('/api/housing/search?location_type=college&location_id=204796&bedrooms=2'),
  };
  for (let turn = 0; turn < WARM_UP; turn++) await reading(search);
  const plain: LoopReading[] = [];
  const results = new Map<string, StallResult>();
  const cases = [...(await namedCases(people, origin, pool)), ...bodyCases(people)].filter(({ name }) =>
    only.test(name),
  );
  for (const [index, each] of cases.entries()) {
    if (index % INTERVAL === 0) plain.push(await reading(search));
    let least = await reading(each);
    for (let repeat = 1; repeat < REPEATS && least.cpu > REPEATED_MS; repeat++) {
      const again = await reading(each);
      if (again.cpu < least.cpu) least = again;
    }
    const { name, of } = each;
    if (least.cpu > (results.get(name)?.cpu ?? -1)) results.set(name, { name, of, ...least });
  }
  return { plain, results: [...results.values()].toSorted((a, b) => b.cpu - a.cpu), requests: cases.length };
}
