import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failing } from '../../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../../tests/setup/render-on-mock.tsx';
import { useGeoLookup, type Address, type GeoLookup } from './use-geo-lookup.ts';

let seen: GeoLookup;
const events = { found: vi.fn(), changed: vi.fn() };

function Probe(address: Address) {
  seen = useGeoLookup(address, events);
  return null;
}

const ZIPS: Record<string, string> = { Columbus: '43210', Athens: '45701' };

/** Shows an address, whose lookup begins at once; the server finds it exactly where its city is known, as the mock never does. */
async function show(address: Address) {
  const { rerender, sent, hold, mock, respond } = renderOnMock(<Probe {...address} />);
  const geo = {
    __typename: 'Geo',
    lat: 40,
    lon: -83,
    exact: true,
    schools: { __typename: 'GeoSchools', count: 0, list: [] },
  };
  if (address.city in ZIPS)
    respond('GeoInformation', ({ city }) => ({ geoInformation: { ...geo, zip: ZIPS[String(city)] } }));
  const opened = {
    edit: (next: Address) => rerender(<Probe {...next} />),
    asked: () => sent('GeoInformation'),
    /** Holds the next lookups. */
    hold: () => hold('GeoInformation'),
    mock,
  };
  await pass(0);
  return opened;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits for a check; a response comes in real time, and the debounce in that of the test. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await pass(0);
    check();
  });
const isStatus = (status: GeoLookup['status']) => until(() => expect(seen.status).toBe(status));
const street = (city: string, more: Partial<Address> = {}): Address => ({
  address: '1 Main St',
  city,
  state: 'OH',
  zip: '',
  coordinates: null,
  pin: false,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends one request for three edits, 400 ms after the last', async () => {
  const { edit, asked } = await show({ ...street(''), address: '', state: '' });
  edit(street('C'));
  await pass(399);
  edit(street('Co'));
  await pass(399);
  edit(street('Columbus'));
  await pass(399);
  expect(asked()).toEqual([]);
  await pass(1);
  await until(() => expect(asked().map(({ city }) => city)).toEqual(['Columbus']));
});

test('ignores the response to an outdated request', async () => {
  const { edit, hold, asked, mock } = await show(street('Athens'));
  await isStatus('found');
  events.found.mockClear();
  const release = hold();
  edit(street('Athens', { address: '2 Main St' }));
  await pass(400);
  await until(() => expect(asked()).toHaveLength(2));
  const current = hold();
  edit(street('Columbus'));
  await pass(400);
  await until(() => expect(asked()).toHaveLength(3));
  current();
  await isStatus('found');
  release();
  await until(() => expect(mock.line.underWay).toBe(0));
  expect(seen).toMatchObject({ status: 'found', found: { zip: '43210' } });
  expect(events.found).toHaveBeenCalledTimes(1);
});

test('clears at once when a field is emptied and ignores the request in flight', async () => {
  const { edit, hold, asked } = await show(street('Columbus', { address: '' }));
  const release = hold();
  edit(street('Columbus'));
  await pass(400);
  await until(() => expect(asked()).toHaveLength(1));
  events.changed.mockClear();
  edit(street(''));
  expect(seen.status).toBe('empty');
  expect(events.changed).toHaveBeenCalledTimes(1);
  release();
  await pass(500);
  expect(seen.status).toBe('empty');
  expect(events.found).not.toHaveBeenCalled();
});

test('reports an address that is not found', async () => {
  await show(street('Xyzzyville'));
  await until(() =>
    expect(seen).toMatchObject({ status: 'unknown', message: expect.stringMatching(/^We can't find this address/) }),
  );
  expect(events.changed).not.toHaveBeenCalled();
});

test('ignores trailing spaces and reacts to another word at once', async () => {
  const { edit, asked } = await show(street('Columbus'));
  await isStatus('found');
  edit(street('Columbus '));
  await pass(400);
  expect(asked()).toHaveLength(1);
  expect(events.changed).not.toHaveBeenCalled();
  edit(street('Columbia'));
  expect(events.changed).toHaveBeenCalledTimes(1);
});

test('reports a failed lookup and still runs the next one', async () => {
  const { edit, mock } = await show(street('Xyzzyville'));
  await isStatus('unknown');
  failing('GeoInformation', 'unreachable')(mock.world);
  edit(street('Columbia'));
  await pass(400);
  await isStatus('unreachable');
  mock.world.faults.failing = {};
  edit(street('Columbus'));
  await pass(400);
  await isStatus('found');
});

test('never returns the result of an earlier address, zip code or pin', async () => {
  const { edit, asked } = await show(street('Columbus', { zip: '43210' }));
  await isStatus('found');
  for (const next of [
    street('Athens', { zip: '43210' }),
    street('Columbus', { zip: '43215' }),
    street('Columbus', { zip: '43210', coordinates: { lat: 40, lon: -83 }, pin: true }),
  ]) {
    edit(next);
    expect(seen.status).toBe('looking');
  }
  for (const zip of ['4321', '90024']) {
    edit(street('Columbus', { zip }));
    expect(seen.status).toBe('empty');
  }
  await pass(1000);
  expect(asked()).toHaveLength(1);
});

test('requests nothing more for the zip code that its own result filled in', async () => {
  const { edit, asked } = await show(street('Columbus'));
  await isStatus('found');
  edit(street('Columbus', { zip: '43210', coordinates: { lat: 40, lon: -83 } }));
  await pass(1000);
  expect(asked()).toHaveLength(1);
  expect(seen).toMatchObject({ status: 'found', found: { zip: '43210' } });
  expect(events.changed).not.toHaveBeenCalled();
  edit(street('Columbus', { zip: '43201', coordinates: { lat: 40, lon: -83 } }));
  await pass(400);
  expect(events.changed).toHaveBeenCalledWith('zip');
  await until(() => expect(asked()[1]).toMatchObject({ zip: '43201', pin: null }));
});

test('looks a pin up as such, and reports no change of the address', async () => {
  const { edit, asked } = await show(street('Columbus', { zip: '43210' }));
  await isStatus('found');
  edit(street('Columbus', { zip: '43210', coordinates: { lat: 40.01, lon: -83.02 }, pin: true }));
  await pass(400);
  await until(() => expect(asked()[1]?.['pin']).toEqual({ lat: 40.01, lon: -83.02 }));
  expect(events.changed).not.toHaveBeenCalled();
});
