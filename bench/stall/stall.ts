import { setTimeout as pause } from 'node:timers/promises';
import type { BenchOptions } from '../bench.ts';
import { BenchLandlord } from '../harness/landlord.ts';
import { figure, statistics, table, withGoal, type Tables } from '../harness/measure.ts';
import { openProduct } from '../harness/servers.ts';
import { bodyRequests } from './bodies.ts';
import { namedRequests, type StallRequest } from './requests.ts';

const GOAL = { atMost: 50 };
const SHOWN = 25;
/** Readings above so many milliseconds are repeated: the least is the request's own. */
const REPEATED_MS = 20;
const REPEATS = 4;
const WARM_UP = 30;
/** Milliseconds until a job of a request is done. */
const JOB_MS = 3000;
/** After so many requests a plain search is measured. */
const INTERVAL = 20;

/** Measures how long one request blocks the event loop of the product: the worst of each endpoint, one at a time. */
export async function measure({ sizes, only }: BenchOptions, open: AsyncDisposableStack): Promise<Tables> {
  const { origin, pool, probe } = await openProduct(open, { listings: sizes[0] }, { READ_BUDGET: '0' });
  const landlord = await BenchLandlord.register(origin, pool, 'stall@maple.example');
  const read = async ([name, content, send, hasJob]: StallRequest) => {
    // The limits are about people.
    await pool.query('delete from throttle');
    await probe('loop');
    // A body that is too large ends its connection.
    const answer = await send().catch(() => Response.error());
    if (answer instanceof Response) await answer.arrayBuffer();
    if (hasJob) await pause(JOB_MS);
    const { blocked, delay } = await probe('loop');
    return { name, content, status: answer instanceof Response ? answer.status : 200, blocked, delay };
  };
  const searchPath = '/api/housing/search?location_type=college&location_id=204796&bedrooms=2';
  const search: StallRequest = ['plain search', '', () => landlord.get(searchPath)];
  for (let turn = 0; turn < WARM_UP; turn++) await read(search);
  const plain: Awaited<ReturnType<typeof read>>[] = [];
  const worst = new Map<string, Awaited<ReturnType<typeof read>>>();
  const all = [...(await namedRequests(landlord, origin, pool)), ...bodyRequests(landlord)];
  const requests = all.filter(([name]) => only.test(name));
  for (const [index, request] of requests.entries()) {
    if (index % INTERVAL === 0) plain.push(await read(search));
    let least = await read(request);
    for (let repeat = 1; repeat < REPEATS && least.blocked > REPEATED_MS; repeat++) {
      const again = await read(request);
      if (again.blocked < least.blocked) least = again;
    }
    if (least.blocked > (worst.get(least.name)?.blocked ?? -1)) worst.set(least.name, least);
  }
  const blocked = statistics(plain.map((reading) => reading.blocked));
  const delay = statistics(plain.map((reading) => reading.delay));
  const between = `between ${figure(requests.length)} requests`;
  const slowest = [...worst.values()].toSorted((a, b) => b.blocked - a.blocked).slice(0, SHOWN);
  const rows = slowest.map((each) => [
    each.name,
    each.content,
    String(each.status),
    ...withGoal(each.blocked, 1, GOAL),
    figure(each.delay, 1),
  ]);
  return {
    stall: table('request | content | status | blocked, ms | goal | delay, ms', [
      ['plain search, median', between, '200', figure(blocked.median, 1), '', figure(delay.median, 1)],
      ['plain search, p95', '', '200', figure(blocked.p95, 1), '', figure(delay.p95, 1)],
      ...rows,
    ]),
  };
}
