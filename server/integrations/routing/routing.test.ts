import { describe, expect, test } from 'vitest';
import { travelModes } from '../../../domain/places/distance.ts';
import { estimateLeg } from '../../../domain/places/directions/directions.ts';
import { createRouting, OsrmRouting } from './routing-services.ts';

const home = { lat: 40.0067, lon: -83.0125 };
const college = { lat: 40.0008, lon: -83.0158 };

/** Creates a server that returns a fixed response and records the requested URLs. */
function server(body: string, status = 200) {
  const calls: string[] = [];
  const ask: typeof fetch = async (url) => {
    calls.push(String(url));
    return new Response(body, { status });
  };
  return { calls, fetch: ask };
}
const known = JSON.stringify({ code: 'Ok', routes: [{ distance: 1609.344, duration: 301 }] });

test('estimates every route without a routing server', async () => {
  for (const mode of travelModes)
    expect(await createRouting(null).leg(home, college, mode)).toEqual(estimateLeg(home, college, mode));
});

describe('a routing server', () => {
  test("receives requests in OSRM's format, longitude first, and its route is not an estimate", async () => {
    const { calls, fetch } = server(known);
    const osrm = new OsrmRouting({ url: 'https://routes.example', fetch });
    expect(await osrm.leg(home, college, 'driving')).toEqual({ miles: 1, minutes: 5, estimate: false });
    expect(calls).toEqual([
      'https://routes.example/route/v1/driving/-83.01250,40.00670;-83.01580,40.00080?overview=false',
    ]);
  });

  test('gets one request for the same route', async () => {
    const { calls, fetch } = server(known);
    const osrm = new OsrmRouting({ url: 'https://routes.example', fetch });
    await osrm.leg(home, college, 'driving');
    expect(await osrm.leg(home, college, 'driving')).toMatchObject({ estimate: false });
    expect(calls).toHaveLength(1);
  });

  test('is used only for cars, unless its URL has a placeholder for the profile', async () => {
    const cars = server(known);
    const one = new OsrmRouting({ url: 'https://routes.example', fetch: cars.fetch });
    expect(await one.leg(home, college, 'walking')).toEqual(estimateLeg(home, college, 'walking'));
    expect(cars.calls).toEqual([]);
    const all = server(known);
    const each = new OsrmRouting({ url: 'https://routes.example/{profile}', fetch: all.fetch });
    for (const mode of travelModes) expect((await each.leg(home, college, mode)).estimate).toBe(false);
    expect(all.calls.map((url) => new URL(url).pathname.split('/')[1])).toEqual(['foot', 'bike', 'car']);
  });

  test.each([
    ['is down', server('', 503).fetch],
    ['answers something else', server('<html>').fetch],
    ['cannot be reached', (async () => Promise.reject(new TypeError('fetch failed'))) as typeof fetch],
  ])('that %s is replaced by the estimate, and gets no requests for half a minute', async (_what, broken) => {
    let requests = 0;
    let now = 1000;
    const fetch: typeof globalThis.fetch = (...call) => {
      requests++;
      return broken(...call);
    };
    const osrm = new OsrmRouting({ url: 'https://routes.example', fetch, now: () => now });
    const estimate = estimateLeg(home, college, 'driving');
    for (const later of [0, 29_000, 31_000]) {
      now = 1000 + later;
      expect(await osrm.leg(home, college, 'driving')).toEqual(estimate);
    }
    expect(requests).toBe(2);
  });

  test('that hangs times out', async () => {
    const hangs: typeof fetch = (_url, init) =>
      new Promise((_done, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)));
    const osrm = new OsrmRouting({ url: 'https://routes.example', fetch: hangs, timeoutMs: 5 });
    expect(await osrm.leg(home, college, 'driving')).toEqual(estimateLeg(home, college, 'driving'));
  });

  test.each([
    ['says so', '{"code":"NoRoute"}', 400],
    ['has none', '{"code":"Ok","routes":[]}', 200],
  ])('that finds no route and %s is healthy, and gets further requests', async (_what, body, status) => {
    const { calls, fetch } = server(body, status);
    const osrm = new OsrmRouting({ url: 'https://routes.example', fetch });
    for (let time = 0; time < 2; time++) expect((await osrm.leg(home, college, 'driving')).estimate).toBe(true);
    expect(calls).toHaveLength(2);
  });

  test('gets a limited number of concurrent requests: the rest are estimated', async () => {
    let requests = 0;
    const { promise, resolve } = Promise.withResolvers<Response>();
    const slow: typeof fetch = async () => {
      requests++;
      return (await promise).clone();
    };
    const osrm = new OsrmRouting({ url: 'https://routes.example', fetch: slow });
    const all = Array.from({ length: 50 }, (_, n) => osrm.leg({ ...home, lat: 40 + n / 100 }, college, 'driving'));
    resolve(new Response(known));
    const estimates = (await Promise.all(all)).filter(({ estimate }) => estimate);
    expect([requests, estimates.length]).toEqual([10, 40]);
  });
});
