import { expect, test } from 'vitest';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { waitUntil } from '../../../tests/setup/wait-until.ts';
import { defaultRenter } from '../renter/renter-defaults.ts';
import { readRenter } from '../renter/renter-store.ts';
import { useRememberShownSearch, withSearch } from './use-remember-search.ts';
import { savedCriteria, useSearch } from './use-search.ts';

function Shown() {
  const search = useSearch();
  return search && <Remembered search={search} />;
}
function Remembered({ search }: { search: NonNullable<ReturnType<typeof useSearch>> }) {
  useRememberShownSearch(search, { displayName: 'Ohio State University' });
  return null;
}

/** Opens an address of the matches in a browser whose renter has a dog. */
async function open(query: string) {
  const { client } = renderOnMock(<Shown />, {
    at: `/matches?location_type=college&location_id=204796&${query}`,
    renter: { moveIn: { ...defaultRenter.moveIn, petsSelected: [1] } },
  });
  await waitUntil(() => readRenter(client.cache).lastSearch !== '');
  return readRenter(client.cache);
}

test('saves the search of a direct link with its place; what the link does not name stays', async () => {
  const renter = await open('bedrooms=9&laundry=unit&sort=cost&page=2');
  expect(renter.lastSearch).toBe('location_type=college&location_id=204796&bedrooms=9&laundry=unit');
  expect(renter.schoolInfo).toMatchObject({ type: 'college', id: '204796', name: 'Ohio State University' });
  expect(savedCriteria(renter)).toMatchObject({ bedrooms: 9, laundry: 'unit', pets: [1] });
  expect(savedCriteria(renter).maxBudget).toBeUndefined();
  expect(renter.answered).toBe(false);
});

test('moves in by the day of the filter, until the renter names another', async () => {
  const filtered = await open('available_by=2199-08-15');
  expect(filtered.moveIn.moveInDate).toBe('2199-08-15');
  const search = { locationType: 'college', locationId: 204796 } as const;
  expect(withSearch(filtered, search).moveIn.moveInDate).toBe(0);
  expect(withSearch({ ...filtered, moveInAnswered: true }, search).moveIn.moveInDate).toBe('2199-08-15');
  const answered = await open('available_by=2199-08-15&move_in=date&move_in_day=2199-09-01');
  expect(answered.moveIn.moveInDate).toBe('2199-09-01');
});

test('saves the answers of a questionnaire that was sent as a plain form', async () => {
  const renter = await open(
    'bedrooms=3&bathrooms=1&budget=1500&pets=2&pets=0&features=2&features=5&move_in=date&move_in_day=2199-08-15',
  );
  expect(renter).toMatchObject({
    answered: true,
    moveInAnswered: true,
    questionnaire: { bedrooms: 3, bathrooms: 1, budgets: 1500 },
    moveIn: { petsSelected: [2], featuresSelected: [2, 5], moveInDate: '2199-08-15' },
  });
});
