import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../graphql/cache.ts';
import type { GeoInformationQuery } from './geo-information.generated.ts';
import { useGeoLookup, type Address, type GeoLookup } from './use-geo-lookup.ts';

type Asked = { city: string; zip: string; pin: object | null; answer: (geo: object) => void; fail: () => void };

let asked: Asked[];
let client: ApolloClient;
let seen: GeoLookup;
const events = { found: vi.fn(), changed: vi.fn() };

function Probe(address: Address) {
  seen = useGeoLookup(address, events);
  return null;
}

function show(address: Address) {
  const tree = (now: Address) => (
    <ApolloProvider client={client}>
      <Probe {...now} />
    </ApolloProvider>
  );
  const { rerender } = render(tree(address));
  return (next: Address) => rerender(tree(next));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const street = (city: string, more: Partial<Address> = {}): Address => ({
  address: '1 Main St',
  city,
  state: 'OH',
  zip: '',
  coordinates: null,
  pin: false,
  ...more,
});
const geo = (zip: string) => ({
  __typename: 'Geo',
  lat: 40,
  lon: -83,
  zip,
  exact: true,
  schools: { __typename: 'GeoSchools', count: 1, list: ['Ohio State University'] },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  asked = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const answer = (geoInformation: object) => {
          observer.next({ data: { geoInformation } as GeoInformationQuery });
          observer.complete();
        };
        asked.push({
          city: String(variables['city']),
          zip: String(variables['zip']),
          pin: variables['pin'] as object | null,
          answer,
          fail: () => observer.error(new TypeError('Failed to fetch')),
        });
      }),
  );
  client = new ApolloClient({ link, cache: createCache() });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('sends one request for three edits, 400 ms after the last', async () => {
  const edit = show({ ...street(''), address: '', state: '' });
  edit(street('C'));
  await pass(399);
  edit(street('Co'));
  await pass(399);
  edit(street('Columbus'));
  await pass(399);
  expect(asked).toHaveLength(0);
  await pass(1);
  expect(asked.map(({ city }) => city)).toEqual(['Columbus']);
});

test('looks up an address that is present on load at once', async () => {
  show(street('Columbus'));
  await pass(0);
  expect(asked).toHaveLength(1);
});

test('ignores the response to an outdated request', async () => {
  const edit = show(street('Athens'));
  await pass(0);
  edit(street('Columbus'));
  await pass(400);
  asked[1]?.answer(geo('43210'));
  await pass(0);
  asked[0]?.answer(geo('45701'));
  await pass(0);
  expect(seen).toMatchObject({ status: 'found', found: { zip: '43210' } });
  expect(events.found).toHaveBeenCalledTimes(1);
});

test('clears at once when a field is emptied and ignores the request in flight', async () => {
  const edit = show(street('Columbus'));
  await pass(0);
  edit(street(''));
  await pass(0);
  expect(seen.status).toBe('empty');
  expect(events.changed).toHaveBeenCalledTimes(1);
  asked[0]?.answer(geo('43210'));
  await pass(0);
  expect(seen.status).toBe('empty');
  expect(events.found).not.toHaveBeenCalled();
});

test('reports an address that is not found', async () => {
  show(street('Xyzzyville'));
  await pass(0);
  asked[0]?.answer({
    __typename: 'Invalid',
    errors: [{ __typename: 'FieldError', field: 'location.coordinates', messages: ["We can't find this address."] }],
  });
  await pass(0);
  expect(seen).toEqual({ status: 'unknown', message: "We can't find this address." });
  expect(events.changed).not.toHaveBeenCalled();
});

test('ignores trailing spaces and reacts to another word at once', async () => {
  const edit = show(street('Columbus'));
  await pass(0);
  edit(street('Columbus '));
  await pass(400);
  expect(asked).toHaveLength(1);
  expect(events.changed).not.toHaveBeenCalled();
  edit(street('Columbia'));
  await pass(0);
  expect(events.changed).toHaveBeenCalledTimes(1);
});

test('reports a failed lookup and still runs the next one', async () => {
  const edit = show(street('Columbus'));
  await pass(0);
  asked[0]?.fail();
  await pass(0);
  expect(seen.status).toBe('unreachable');
  edit(street('Athens'));
  await pass(400);
  asked[1]?.answer(geo('45701'));
  await pass(0);
  expect(seen.status).toBe('found');
});

test('never returns the result of an earlier address, zip code or pin', async () => {
  const edit = show(street('Columbus', { zip: '43210' }));
  await pass(0);
  asked[0]?.answer(geo('43210'));
  await pass(0);
  expect(seen.status).toBe('found');
  for (const next of [
    street('Athens', { zip: '43210' }),
    street('Columbus', { zip: '43215' }),
    street('Columbus', { zip: '43210', coordinates: { lat: 40, lon: -83 }, pin: true }),
  ]) {
    edit(next);
    expect(seen.status).toBe('looking');
  }
  edit(street('Columbus', { zip: '4321' }));
  expect(seen.status).toBe('empty');
  edit(street('Columbus', { zip: '90024' }));
  expect(seen.status).toBe('empty');
  await pass(1000);
  expect(asked).toHaveLength(1);
});

test('requests nothing more for the zip code that its own result filled in', async () => {
  const edit = show(street('Columbus'));
  await pass(0);
  asked[0]?.answer(geo('43210'));
  await pass(0);
  edit(street('Columbus', { zip: '43210', coordinates: { lat: 40, lon: -83 } }));
  await pass(1000);
  expect(asked).toHaveLength(1);
  expect(seen).toMatchObject({ status: 'found', found: { zip: '43210' } });
  expect(events.changed).not.toHaveBeenCalled();
  edit(street('Columbus', { zip: '43201', coordinates: { lat: 40, lon: -83 } }));
  await pass(400);
  expect(events.changed).toHaveBeenCalledWith('zip');
  expect(asked[1]).toMatchObject({ zip: '43201', pin: null });
});

test('looks a pin up as such, and reports no change of the address', async () => {
  const edit = show(street('Columbus', { zip: '43210' }));
  await pass(0);
  asked[0]?.answer(geo('43210'));
  await pass(0);
  edit(street('Columbus', { zip: '43210', coordinates: { lat: 40.01, lon: -83.02 }, pin: true }));
  await pass(400);
  expect(asked[1]?.pin).toEqual({ lat: 40.01, lon: -83.02 });
  expect(events.changed).not.toHaveBeenCalled();
});
