import { InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { operationCases } from '../../tests/api/permission-matrix/operations.ts';
import { createCache } from './client.ts';
import { signIn, signOut } from './viewer.ts';

const needsSession = Object.entries(operationCases)
  .filter(([name, rows]) => name.startsWith('query ') && JSON.stringify(rows).includes('UNAUTHENTICATED'))
  .map(([name]) => name.replace('query ', ''));
const rosa = {
  __typename: 'Viewer',
  id: 'k1',
  email: 'rosa@walnut.example',
  firstName: 'Rosa',
  lastName: 'Diaz',
} as const;

/** Returns a cache with each of these fields, with and without arguments, and with public data. */
function filled(): InMemoryCache {
  const cache = createCache();
  const answered = needsSession.flatMap((name) => [
    [name, { __ref: 'Receipt:in_1' }],
    [`${name}({"id":"1"})`, { __ref: 'Lead:1' }],
  ]);
  cache.restore({
    ROOT_QUERY: { __typename: 'Query', ...Object.fromEntries(answered), options: { __ref: 'Options:1' } },
    'Receipt:in_1': { __typename: 'Receipt', id: 'in_1', listingName: 'Walnut Court' },
    'Lead:1': { __typename: 'Lead', id: '1', firstName: 'Ada' },
    'Draft:local': { __typename: 'Draft', id: 'local', name: 'This device’s' },
    'Draft:7': { __typename: 'Draft', id: '7', name: 'The listing’s' },
  });
  return cache;
}

it('lists the fields that need a session', () => {
  expect(needsSession).toEqual(expect.arrayContaining(['myBilling', 'leadInbox', 'activity', 'myCalls']));
});

it.each([
  ['a logout', signOut],
  ['a login', (cache: InMemoryCache) => signIn(cache, rosa)],
])('%s leaves no data of the previous account on this device', (_, change) => {
  const cache = filled();
  change(cache);
  const { ROOT_QUERY = {}, ...rest } = cache.extract();
  expect(Object.keys(ROOT_QUERY).filter((name) => needsSession.includes(name.split('(')[0] ?? ''))).toEqual([]);
  expect(JSON.stringify(rest)).not.toMatch(/Ada|Walnut Court|The listing’s/);
  expect(JSON.stringify(rest)).toContain('This device’s');
  expect(ROOT_QUERY).toHaveProperty('options');
});

it("keeps the page's data when the same landlord logs in after the session expired", () => {
  const cache = createCache();
  signIn(cache, rosa);
  cache.restore({ ...cache.extract(), 'Lead:1': { __typename: 'Lead', id: '1', firstName: 'Ada' } });
  signIn(cache, rosa);
  expect(cache.extract()).toHaveProperty('Lead:1');
});
