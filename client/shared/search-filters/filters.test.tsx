import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { waitUntil } from '../../../tests/setup/wait-until.ts';
import { useSearch } from '../search/use-search.ts';
import { readRenter } from '../renter/renter-store.ts';
import { Filters } from './filters.tsx';

function Bar() {
  const search = useSearch();
  return search && <Filters search={search} />;
}

const PLACE = '/matches?location_type=college&location_id=204796';

const open = () => renderOnMock(<Bar />, { at: `${PLACE}&bedrooms=2&budget=1200&page=3`, renter: {} }).client;
const address = () => location.pathname + location.search;
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('navigates to a new URL at the first page on a change, and keeps the focus', async () => {
  open();
  await userEvent.selectOptions(select('Bedrooms'), '3 Bedrooms');
  await waitUntil(() => expect(address()).toBe(`${PLACE}&bedrooms=3&budget=1200`));
  expect(document.activeElement).toBe(select('Bedrooms'));
  await userEvent.selectOptions(select('Maximum monthly rent'), 'Any rent');
  await waitUntil(() => expect(address()).toBe(`${PLACE}&bedrooms=3`));
});

test('undoes a change with one click, back to the exact page; clears all filters with another', async () => {
  open();
  expect(screen.queryByRole('link', { name: /Undo/ })).toBeNull();
  await userEvent.selectOptions(select('Minimum bathrooms'), '2+ bathrooms');
  await userEvent.click(await screen.findByRole('link', { name: /^Undo/ }));
  expect(address()).toBe(`${PLACE}&bedrooms=2&budget=1200&page=3`);
  expect(select('Minimum bathrooms').value).toBe('');
  await userEvent.click(screen.getByRole('link', { name: /^Clear/ }));
  expect(address()).toBe(PLACE);
  expect(screen.queryByRole('link', { name: /Clear/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Undo/ }));
  expect(address()).toContain('bedrooms=2&budget=1200');
});

test('copies the chosen filters to the questionnaire and the next contact request', async () => {
  const { cache } = open();
  await userEvent.selectOptions(select('Bedrooms'), 'Studio');
  // The link follows the address a turn after the cache.
  const more = () => screen.getByRole('link', { name: /Pets, features/ }).getAttribute('href');
  await waitUntil(() =>
    expect([readRenter(cache).questionnaire.bedrooms, more()]).toEqual([9, expect.stringContaining('bedrooms=9')]),
  );
  expect(readRenter(cache).questionnaire).toMatchObject({ bathrooms: 1, budgets: 1200 });
});
