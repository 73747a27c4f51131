import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from '../../app/router/router.tsx';
import { NEVER } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../graphql/cache.ts';
import { defaultRenter } from '../renter/renter-defaults.ts';
import { readRenter, writeRenter } from '../renter/renter-store.ts';
import { RouterLink } from '../../app/router/router-link.tsx';
import { screens } from '../../app/routes.tsx';
import { ScreensProvider } from '../../app/router/screens-context.ts';
import { AnchorProvider } from '../../components/anchor.tsx';
import { Filters } from './filters.tsx';
import { useSearch } from '../search/use-search.ts';
import { waitUntil } from '../../../tests/setup/wait-until.ts';

// The screens themselves are not rendered here.
vi.mock('../../app/routes.tsx', () => {
  const page = Object.assign(() => null, { preload: () => Promise.resolve({}), module: '' });
  return {
    screens: [
      { path: '/matches', page },
      { path: '/questionnaire', page },
    ],
  };
});

const cache = createCache();
const client = new ApolloClient({ cache, link: new ApolloLink(() => NEVER) });
let address = '';

function Bar() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  const found = useSearch();
  return found && <Filters search={found} />;
}

const PLACE = '/matches?location_type=college&location_id=204796';

beforeEach(() => {
  cleanup();
  writeRenter(cache, defaultRenter);
  render(
    <ApolloProvider client={client}>
      <ScreensProvider value={screens}>
        <AnchorProvider value={RouterLink}>
          <MemoryRouter initialEntries={[`${PLACE}&bedrooms=2&budget=1200&page=3`]}>
            <Bar />
          </MemoryRouter>
        </AnchorProvider>
      </ScreensProvider>
    </ApolloProvider>,
  );
});

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('navigates to a new URL at the first page on a change, and keeps the focus', async () => {
  await userEvent.selectOptions(select('Bedrooms'), '3 Bedrooms');
  await waitUntil(() => expect(address).toBe(`${PLACE}&bedrooms=3&budget=1200`));
  expect(document.activeElement).toBe(select('Bedrooms'));
  await userEvent.selectOptions(select('Maximum monthly rent'), 'Any rent');
  await waitUntil(() => expect(address).toBe(`${PLACE}&bedrooms=3`));
});

test('undoes a change with one click, back to the exact page; clears all filters with another', async () => {
  expect(screen.queryByRole('link', { name: /Undo/ })).toBeNull();
  await userEvent.selectOptions(select('Minimum bathrooms'), '2+ bathrooms');
  await userEvent.click(await screen.findByRole('link', { name: /^Undo/ }));
  expect(address).toBe(`${PLACE}&bedrooms=2&budget=1200&page=3`);
  expect(select('Minimum bathrooms').value).toBe('');
  await userEvent.click(screen.getByRole('link', { name: /^Clear/ }));
  expect(address).toBe(PLACE);
  expect(screen.queryByRole('link', { name: /Clear/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Undo/ }));
  expect(address).toContain('bedrooms=2&budget=1200');
});

test('copies the chosen filters to the questionnaire and the next contact request', async () => {
  await userEvent.selectOptions(select('Bedrooms'), 'Studio');
  await waitUntil(() => expect(readRenter(cache).questionnaire.bedrooms).toBe(9));
  expect(readRenter(cache).questionnaire).toMatchObject({ bathrooms: 1, budgets: 1200 });
  expect(screen.getByRole('link', { name: /Pets, features/ }).getAttribute('href')).toContain('bedrooms=9');
});
