import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../graphql/client.ts';
import { defaultRenter, RENTER_KEY } from './renter-defaults.ts';
import { persistRenter, readRenter, writeRenter } from './renter-store.ts';
import { safeStorage } from '../../graphql/safe-storage.ts';

const home = {
  id: '7',
  slug: 'maple-7',
  name: 'Maple',
  city: 'Columbus',
  state: 'OH',
  rentFrom: 900,
  picture: '/p.jpg',
  schoolId: '',
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Simulates a tab: its cache, and a function that closes it. */
function tab() {
  const cache = createCache();
  return { cache, close: persistRenter(cache) };
}

test("restores a renter's input after a reload, zeros included (K19)", async () => {
  const first = tab();
  writeRenter(first.cache, {
    ...defaultRenter,
    answered: true,
    questionnaire: { bedrooms: 9, bathrooms: 1.5, budgets: 900 },
    moveIn: { ...defaultRenter.moveIn, petsSelected: [0], featuresSelected: [0], moveInDate: 0 },
    shortlist: [home],
  });
  await vi.advanceTimersByTimeAsync(1000);
  first.close();

  const renter = readRenter(tab().cache);
  expect(renter.questionnaire).toMatchObject({ bedrooms: 9, bathrooms: 1.5, budgets: 900 });
  expect(renter.moveIn).toMatchObject({ petsSelected: [0], featuresSelected: [0], moveInDate: 0 });
  expect(renter.shortlist).toMatchObject([home]);
});

test('loses nothing when the page closes at once', async () => {
  const { cache } = tab();
  writeRenter(cache, { ...defaultRenter, answered: true });
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(RENTER_KEY)).toContain('"answered":true');
});

test("saves only the renter and none of the cache's own fields", async () => {
  const { cache } = tab();
  cache.restore({ ROOT_QUERY: { __typename: 'Query', me: { __typename: 'Viewer', email: 'rosa@example.com' } } });
  writeRenter(cache, { ...defaultRenter, answered: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(Object.keys(localStorage)).toEqual([RENTER_KEY]);
  const stored = localStorage.getItem(RENTER_KEY) ?? '';
  expect(Object.keys(JSON.parse(stored)).toSorted()).toEqual(Object.keys(defaultRenter).toSorted());
  expect(stored).not.toMatch(/__typename|rosa/);
});

test.each([
  'not json',
  'null',
  '[]',
  '{"questionnaire":{"bedrooms":99,"bathrooms":"x","budgets":null},"shortlist":[1,null,{"name":"no id"}]}',
  '{"moveIn":{"petsSelected":"cat","moveInDate":"2027-02-30"},"recentSearches":{}}',
])('parses the valid parts of a corrupted store: %s', (stored) => {
  localStorage.setItem(RENTER_KEY, stored);
  expect(readRenter(tab().cache)).toMatchObject({
    questionnaire: { bedrooms: 2, bathrooms: 1, budgets: 1200 },
    moveIn: { petsSelected: [0], moveInDate: 0 },
    shortlist: [],
    recentSearches: [],
  });
});

test('keeps only valid options of the saved ones, and no "no pets" beside a pet', () => {
  const moveIn = { petsSelected: [2, 0, 99], featuresSelected: [5, 0, 77, '1'], moveInDate: '2027-08-15' };
  localStorage.setItem(
    RENTER_KEY,
    JSON.stringify({ moveIn, questionnaire: { bedrooms: 3, bathrooms: 1, budgets: -5 } }),
  );
  const renter = readRenter(tab().cache);
  expect(renter.moveIn).toMatchObject({ petsSelected: [2], featuresSelected: [0, 5], moveInDate: '2027-08-15' });
  expect(renter.questionnaire).toMatchObject({ bedrooms: 2, bathrooms: 1, budgets: 1200 });
});

test('syncs a change from another tab', () => {
  const { cache } = tab();
  dispatchEvent(new StorageEvent('storage', { key: RENTER_KEY, newValue: JSON.stringify({ shortlist: [home] }) }));
  expect(readRenter(cache).shortlist).toMatchObject([home]);
});

test('falls back to memory for the life of the page where storage is blocked', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(blocked.getItem('a')).toBeNull();
  blocked.setItem('a', '1');
  expect(blocked.getItem('a')).toBe('1');
  blocked.removeItem('a');
  expect(blocked.getItem('a')).toBeNull();
});
