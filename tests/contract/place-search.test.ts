import { FULL } from '../setup/full.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CITY, COLLEGE, STATE } from '../../domain/places/place-types.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';
import { createWorld } from '../../mocks/world/create-world.ts';
import { findPlaces as findInMock, placeNames } from '../../mocks/places/find-places.ts';
import { findPlaces } from '../../server/modules/places/place-search.ts';
import { createTestDatabase, type TestDatabase } from '../setup/database.ts';
import { seedRows } from './harness/seed-rows.ts';

/** The mock finds places with its own rules where the server queries PostgreSQL: both must return the same, typos included. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = createWorld({ now: () => new Date(), baseUrl: 'http://localhost:3000' });
  await seedRows(database.pool, db, new Map());
});
afterAll(() => database.drop());

const random = new SeededRandom('typing errors');
const letters = 'abcdefghijklmnopqrstuvwxyz &.-0';

/** Returns a name as somebody types it: cut off, with letters changed, omitted, doubled or swapped, or words reordered. */
function typed(): string {
  let text = random.pick(placeNames).name;
  if (random.chance(0.2)) text = text.split(' ').toReversed().join(' ');
  if (random.chance(0.5)) text = text.slice(0, random.whole(1, text.length));
  for (let errors = random.whole(0, 3); errors > 0; errors--) {
    const at = random.whole(0, Math.max(0, text.length - 1));
    const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
    const swapped = before + after.slice(0, 1) + here + after.slice(1);
    text = random.pick([before + random.pick([...letters]) + after, before + after, text + here, swapped]);
  }
  return random.chance(0.2) ? text.toUpperCase() : text;
}

test('finds the same places in the same order for typed text', async () => {
  const kinds = [COLLEGE, STATE, CITY];
  for (let round = 0; round < (FULL ? 3000 : 200); round++) {
    const query = {
      text: typed(),
      kinds: random.chance(0.7) ? kinds : [random.pick(kinds)],
      page: random.pick([1, 1, 2]),
    };
    const { items, total } = await findPlaces(database.pool, query);
    const theirs = { items: items.map(({ kind, id }) => ({ kind, id })), total };
    expect(findInMock(query), JSON.stringify(query)).toEqual(theirs);
  }
});
