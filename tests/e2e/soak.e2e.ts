import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { readScrape } from '../setup/prometheus-rules.ts';
import { RestClient } from '../setup/rest-client.ts';
import { startProcesses, type RunningProduct } from '../setup/running-product.ts';

/** Bounded load for an hour, or SOAK_MINUTES. Memory and handles must not grow. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 60);
const PER_SECOND = 10;
/** A process fills its caches in the first part. */
const PARTS = 4;

let product: RunningProduct;
beforeAll(async () => {
  const [started] = await startProcesses(1, { READ_BUDGET: '0' });
  if (!started) throw new Error('Not started');
  product = started;
}, 300_000);
afterAll(() => product.stop());

interface Size {
  heap: number;
  handles: number;
}
async function size(): Promise<Size> {
  const { samples } = readScrape(await (await fetch(`${product.url}/metrics`)).text(), 0);
  const of = (name: string) => samples.get(name)?.[0]?.value ?? NaN;
  return { heap: of('nodejs_heap_size_used_bytes'), handles: of('process_open_fds') };
}

const SEARCH = '{ searchPlaces(text: "ohio") { data { displayName } } }';

it(
  'answers a bounded load with flat memory and handles',
  async () => {
    const landlord = new RestClient(product.url);
    const email = 'soak@maple.example';
    const draft = { ...houseDraft([await landlord.upload(await samplePhoto())]), name: 'The Soaked House' };
    const account = { email, password: 'a long phrase', password_confirmation: 'a long phrase' };
    const posted = await landlord.post('/api/posting/post', { ...draft, ...account, payment: testCard });
    expect(posted.status).toBe(200);
    const steps = [
      () => fetch(`${product.url}/`, { headers: { accept: 'text/html' } }),
      () => fetch(`${product.url}/api/schools/search?s=ohio`),
      () => new RestClient(product.url).post('/graphql', { query: SEARCH }),
      () => landlord.post('/graphql', { query: '{ me { email } }' }),
      () => landlord.post('/api/tracking/your-matches', { housing_id: 1, action: 'click' }),
    ];
    const statuses = new Map<number, number>();
    const sizes: Size[] = [];
    const until = Date.now() + MINUTES * 60_000;
    for (let turn = 0; Date.now() < until; turn++) {
      const next = Date.now() + 1000 / PER_SECOND;
      const answer = await steps[turn % steps.length]?.();
      await answer?.arrayBuffer();
      statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
      if (turn % PER_SECOND === 0) sizes.push(await size());
      // The load is bounded by the clock.
      await pause(Math.max(0, next - Date.now()));
    }
    // What is left after a collection of garbage is the least of a part.
    const least = Array.from({ length: PARTS }, (_, part) => {
      const own = sizes.slice((part * sizes.length) / PARTS, ((part + 1) * sizes.length) / PARTS);
      return {
        heap: Math.min(...own.map(({ heap }) => heap)),
        handles: Math.min(...own.map(({ handles }) => handles)),
      };
    });
    const megabytes = least.map(({ heap, handles }) => `${Math.round(heap / 1e6)} MB, ${handles} handles`);
    console.log(`${MINUTES} minutes: ${JSON.stringify(Object.fromEntries(statuses))}; ${megabytes.join('; ')}`);
    expect([...statuses.keys()].filter((status) => status >= 400)).toEqual([]);
    const [, early, , late] = least;
    expect(late?.heap).toBeLessThan((early?.heap ?? 0) * 1.1 + 10e6);
    expect(late?.handles).toBeLessThan((early?.handles ?? 0) + 10);
  },
  (MINUTES + 2) * 60_000,
);
