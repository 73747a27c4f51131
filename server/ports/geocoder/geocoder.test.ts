import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { milesBetween } from '../../../domain/distance.ts';
import { Gazetteer } from '../../modules/places/gazetteer.ts';
import { CensusGeocoder } from './census.ts';
import { createGeocoder } from './create-geocoder.ts';
import { GoogleGeocoder } from './google.ts';
import { OfflineGeocoder } from './offline.ts';

const fallback = new OfflineGeocoder(new Gazetteer());
const fixture = (name: string) => readFileSync(`tests/fixtures/geocoder/${name}.json`, 'utf8');
const columbus = { lat: 39.96, lon: -83 };
const highStreet = { address: '1739 N High St', city: 'Columbus', state: 'OH' };

/** A service that answers one text, and keeps the addresses it was called at. */
function service(body: string, status = 200) {
  const calls: URL[] = [];
  const ask: typeof fetch = async (url) => {
    calls.push(new URL(String(url)));
    return new Response(body, { status });
  };
  return { calls, fetch: ask };
}

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

  test('two streets of one city do not stack, and stay within 1.2 km of their zip', async () => {
    const zip = '43201';
    const point = new Gazetteer().zip(zip) ?? columbus;
    const homes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => fallback.locate({ ...highStreet, address: `${n + 1} Oak Ave`, zip })),
    );
    expect(new Set(homes.map((home) => `${home?.lat},${home?.lon}`)).size).toBe(50);
    for (const home of homes) expect(milesBetween(home ?? columbus, point) * 1.609).toBeLessThan(1.2);
  });

  test('a zip of another state is not believed, and "St." is "Saint"', async () => {
    expect((await fallback.locate({ ...highStreet, zip: '90210' }))?.zip).toMatch(/^43/);
    expect((await fallback.locate({ address: '1 Main', city: 'St. Louis', state: 'MO' }))?.zip).toMatch(/^63/);
  });

  test.each([
    ['an unknown city', { ...highStreet, city: 'Nowhere Zz' }],
    ['no address', { ...highStreet, address: ' ... ' }],
    ['a state that is none', { ...highStreet, state: 'ZZ' }],
    ['zeros and noise', { address: '\u0000', city: '\u0000%', state: "'" }],
  ])('%s cannot be placed', async (_what, address) => {
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

  test('no match, or one in another state, cannot be placed', async () => {
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

  test('no result cannot be placed', async () => {
    expect(await google('{"status":"ZERO_RESULTS","results":[]}').locate(amphitheatre)).toBeNull();
  });

  test('is not made without a key', () => {
    expect(() => createGeocoder('google', new Gazetteer())).toThrow('GEOCODER_KEY');
  });
});

describe('a service that does not answer', () => {
  const refused = '{"status":"REQUEST_DENIED","results":[]}';
  test.each([
    ['time-out', neverAnswers],
    ['network failure', () => Promise.reject(new TypeError('fetch failed'))],
    ['error status', service('busy', 503).fetch],
    ['no JSON', service('<html>').fetch],
    ['another form', service('{"result":[]}').fetch],
    ['key refused', service(refused).fetch],
  ] as [string, typeof fetch][])('%s: the offline data answer', async (_what, fetch) => {
    const found = await new GoogleGeocoder({ fallback, key: 'k', fetch, timeoutMs: 20 }).locate(highStreet);
    expect(found).toEqual(await fallback.locate(highStreet));
    expect(found).not.toBeNull();
  });
});
