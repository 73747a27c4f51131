import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, it, test, vi } from 'vitest';
import { milesBetween } from '../../../domain/places/distance.ts';
import { nearestFirst } from '../../../domain/places/nearby-colleges.ts';
import { starterColleges } from '../../modules/places/starter/starter-colleges.ts';
import fc from '../../../tests/setup/properties.ts';
import { Gazetteer } from '../../modules/places/gazetteer.ts';
import {
  CensusGeocoder,
  createGeocoder,
  GoogleGeocoder,
  OfflineGeocoder,
  type RemoteOptions,
} from './create-geocoder.ts';

const fallback = new OfflineGeocoder(new Gazetteer());
const fixture = (name: string) => readFileSync(`tests/fixtures/geocoder/${name}.json`, 'utf8');
const columbus = { lat: 39.96, lon: -83 };
const highStreet = { address: '1739 N High St', city: 'Columbus', state: 'OH' };

/** Creates a service that returns a fixed response and records the requested URLs. */
function service(body: string, status = 200) {
  const calls: URL[] = [];
  const ask: typeof fetch = async (url) => {
    calls.push(new URL(String(url)));
    return new Response(body, { status });
  };
  return { calls, fetch: ask };
}

/** Starts a response that never ends. */
const endless: typeof fetch = async (_url, init) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{'));
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    }),
  );

const neverAnswers: typeof fetch = (_url, init) =>
  new Promise((_done, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)));

describe('offline', () => {
  test('places an address in its city, the same every time, never exact', async () => {
    const [first, again] = [await fallback.locate(highStreet), await fallback.locate(highStreet)];
    expect(first).toEqual(again);
    expect(first?.exact).toBe(false);
    expect(first?.zip).toMatch(/^43\d{3}$/);
    expect(milesBetween(first ?? columbus, columbus)).toBeLessThan(8);
  });

  test('places two streets of one city at different points within 1.2 km of their zip', async () => {
    const zip = '43201';
    const point = new Gazetteer().zip(zip) ?? columbus;
    const homes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => fallback.locate({ ...highStreet, address: `${n + 1} Oak Ave`, zip })),
    );
    expect(new Set(homes.map((home) => `${home?.lat},${home?.lon}`)).size).toBe(50);
    for (const home of homes) expect(milesBetween(home ?? columbus, point) * 1.609).toBeLessThan(1.2);
  });

  test('lists the college of the address for any street in its zip code, first where the zip code is its own', async () => {
    const gazetteer = new Gazetteer();
    const colleges = starterColleges.map((college) => ({ ...college, slug: '' }));
    // the middle of this large zip code is twelve miles from its college
    const sampled = colleges.filter(({ zip }) => zip !== '93536');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sampled), fc.integer({ min: 1, max: 9999 }), async (college, number) => {
        const { zip, city, state } = college;
        const point = await fallback.locate({ address: `${number} College Ave`, city, state, zip });
        const near = nearestFirst(colleges, point ?? columbus);
        const own = near.findIndex(({ id }) => id === college.id);
        expect(own, college.name).toBeGreaterThanOrEqual(0);
        // the address is within 1.1 km of the campus, so another college within twice that may be nearer
        const rivals = near.filter((other) => other.id !== college.id && milesBetween(other, college) < 1.4);
        const isOwn = colleges.filter((other) => other.zip === zip).length === 1;
        if (isOwn && gazetteer.zip(zip)?.lived === false) expect(own, college.name).toBeLessThanOrEqual(rivals.length);
      }),
      { numRuns: 400 },
    );
  });

  test('ignores a zip of another state, and reads "St." as "Saint"', async () => {
    expect((await fallback.locate({ ...highStreet, zip: '90210' }))?.zip).toMatch(/^43/);
    expect((await fallback.locate({ address: '1 Main', city: 'St. Louis', state: 'MO' }))?.zip).toMatch(/^63/);
  });

  test.each([
    ['an unknown city', { ...highStreet, city: 'Nowhere Zz' }],
    ['no address', { ...highStreet, address: ' ... ' }],
    ['a state that is none', { ...highStreet, state: 'ZZ' }],
    ['zeros and noise', { address: '\u0000', city: '\u0000%', state: "'" }],
  ])('returns null for %s', async (_what, address) => {
    expect(await fallback.locate(address)).toBeNull();
  });
});

describe('census', () => {
  const silverHill = { address: '4600 Silver Hill Rd', city: 'Washington', state: 'DC' };

  test('reads a match', async () => {
    const { calls, fetch } = service(fixture('census.ok'));
    const found = await new CensusGeocoder({ fallback, fetch }).locate(silverHill);
    expect(found).toEqual({ lat: 38.84601622386617, lon: -76.92748724230096, zip: '20233', exact: true });
    expect(calls[0]?.searchParams.get('street')).toBe('4600 Silver Hill Rd');
  });

  test('returns null without a match, or for one in another state', async () => {
    const none = new CensusGeocoder({ fallback, fetch: service(fixture('census.none')).fetch });
    expect(await none.locate(silverHill)).toBeNull();
    const other = new CensusGeocoder({ fallback, fetch: service(fixture('census.ok')).fetch });
    expect(await other.locate({ ...silverHill, state: 'OH' })).toBeNull();
  });
});

describe('google', () => {
  const amphitheatre = { address: '1600 Amphitheatre Parkway', city: 'Mountain View', state: 'CA' };
  const google = (body: string) => new GoogleGeocoder({ fallback, key: 'k', fetch: service(body).fetch });

  test('reads a match; a partial one is not exact', async () => {
    const exact = { lat: 37.4224764, lon: -122.0842499, zip: '94043', exact: true };
    expect(await google(fixture('google.ok')).locate(amphitheatre)).toEqual(exact);
    const partial = fixture('google.ok').replace(/"partial_match": *false/, '"partial_match": true');
    expect(await google(partial).locate(amphitheatre)).toEqual({ ...exact, exact: false });
  });

  test('returns null without a result', async () => {
    expect(await google('{"status":"ZERO_RESULTS","results":[]}').locate(amphitheatre)).toBeNull();
  });

  test('requires a key', () => {
    expect(() => createGeocoder('google', new Gazetteer())).toThrow('GEOCODER_KEY');
  });
});

const denied = '{"status":"REQUEST_DENIED","error_message":"The key SECRET-KEY is wrong","results":[]}';
const adapters = [
  ['census', (options: Partial<RemoteOptions>) => new CensusGeocoder({ fallback, timeoutMs: 20, ...options })],
  [
    'google',
    (options: Partial<RemoteOptions>) => new GoogleGeocoder({ fallback, timeoutMs: 20, key: 'SECRET-KEY', ...options }),
  ],
] as const;
const troubles: [string, typeof fetch][] = [
  ['time-out', neverAnswers],
  ['a body that never ends', endless],
  ['network failure', () => Promise.reject(new TypeError('fetch failed'))],
  ['error status', service('busy', 503).fetch],
  ['a request in bad form', service('{"errors":["Street address cannot be empty"]}', 400).fetch],
  ['no JSON', service('<html>').fetch],
  ['nothing', service('').fetch],
  ['another form', service('{"result":[]}').fetch],
  ['null', service('null').fetch],
  ['the wrong things in it', service('{"result":{"addressMatches":[{"coordinates":{"x":"0"}}]}}').fetch],
  ['key refused', service(denied).fetch],
];

describe.each(adapters)('%s, when it is unavailable', (_kind, geocoder) => {
  it.each(troubles)('%s: falls back to the offline data', async (_what, fetch) => {
    const found = await geocoder({ fetch }).locate(highStreet);
    expect(found).toEqual(await fallback.locate(highStreet));
    expect(found).not.toBeNull();
  });

  it('pauses calls for half a minute, and reports the failure once', async () => {
    let time = 0;
    let isWell = false;
    const [sick, well] = [service('busy', 503), service('{}')];
    const errors: Error[] = [];
    const remote = geocoder({
      now: () => time,
      onFailure: (error) => errors.push(error),
      fetch: (url, init) => (isWell ? well : sick).fetch(url, init),
    });
    await remote.locate(highStreet);
    isWell = true;
    time = 29_999;
    await remote.locate({ ...highStreet, address: '2 Oak Ave' });
    expect([sick.calls.length, well.calls.length]).toEqual([1, 0]);
    time = 30_000;
    await remote.locate(highStreet);
    expect(well.calls).toHaveLength(1);
    expect(errors.map(({ message }) => message)).toEqual(['The geocoder responded with 503']);
  });

  it('does not report an error that is specific to one address, and continues to call the service', async () => {
    const errors: Error[] = [];
    const { calls, fetch } = service('{"errors":[]}', 400);
    const remote = geocoder({ fetch, onFailure: (error) => errors.push(error) });
    await remote.locate(highStreet);
    await remote.locate({ ...highStreet, address: '2 Oak Ave' });
    expect(calls).toHaveLength(2);
    expect(errors).toEqual([]);
  });
});

it('reports neither the key nor the address to the operator', async () => {
  for (const [, fetch] of troubles) {
    const errors: Error[] = [];
    const onFailure = (error: Error) => errors.push(error);
    await new GoogleGeocoder({ fallback, key: 'SECRET-KEY', timeoutMs: 20, fetch, onFailure }).locate(highStreet);
    const words = errors.map((error) => inspect(error, { depth: 9, showHidden: true })).join('\n');
    expect(words).not.toMatch(/SECRET-KEY|High St|maps\.googleapis/);
  }
});

it.each(['census', 'google'] as const)('%s: the created geocoder reports a failure to the operator', async (kind) => {
  vi.stubGlobal('fetch', service('busy', 503).fetch);
  const messages: string[] = [];
  const created = createGeocoder(kind, new Gazetteer(), 'SECRET-KEY', ({ message }) => messages.push(message));
  vi.unstubAllGlobals();
  await created.locate(highStreet);
  expect(messages).toEqual(['The geocoder responded with 503']);
});

it('caches an address, found or not', async () => {
  const ok = service(fixture('census.ok'));
  const none = service(fixture('census.none'));
  for (const { calls, fetch } of [ok, none]) {
    const remote = new CensusGeocoder({ fallback, fetch });
    const silverHill = { address: '4600 Silver Hill Rd', city: 'Washington', state: 'DC' };
    const [first, again] = [await remote.locate(silverHill), await remote.locate({ ...silverHill, state: 'dc' })];
    expect(again).toEqual(first);
    expect(calls).toHaveLength(1);
  }
});

it('makes at most ten concurrent calls, and uses the offline data for the rest', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  const remote = new CensusGeocoder({
    fallback,
    fetch: async () => {
      requests++;
      await held;
      return new Response(fixture('census.none'));
    },
  });
  const many = Array.from({ length: 12 }, (_, n) => remote.locate({ ...highStreet, address: `${n + 1} Oak Ave` }));
  expect((await many[11])?.exact).toBe(false);
  expect(requests).toBe(10);
  release();
  expect((await Promise.all(many)).slice(0, 10)).toEqual(Array.from({ length: 10 }, () => null));
});
