import { expect, test } from 'vitest';
import { FULL } from '../../tests/setup/full.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';
import { CITY, COLLEGE, placeTypeCodes, STATE } from '../../domain/places/place-types.ts';
import type { PlaceHit } from '../../domain/places/search/place-hit.ts';
import { PlaceIndex, rankCitiesWithListings, type PlaceQuery } from '../../domain/places/search/place-index.ts';
import type { SearchName } from '../../domain/places/search/name-variants.ts';
import { normalizeName } from '../../domain/places/search/normalize.ts';
import { indexedPlaces, placeIndex } from './place-lookup.ts';

/** Returns the distance (Damerau–Levenshtein) of the typed text to each beginning of a name, from the empty one on. */
function distances(typed: string, name: string): number[] {
  const rows: number[][] = [];
  for (let row = 0; row <= typed.length; row++) {
    const next: number[] = [];
    for (let column = 0; column <= name.length; column++) {
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? Infinity;
      const isSame = typed[row - 1] === name[column - 1];
      const isSwapped = row > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      const costs = [at(1, 0) + 1, (next[column - 1] ?? Infinity) + 1, at(1, 1) + (isSame ? 0 : 1)];
      next.push(row + column === 0 ? 0 : Math.min(...costs, ...(isSwapped ? [at(2, 2) + 1] : [])));
    }
    rows.push(next);
  }
  return rows.at(-1) ?? [];
}

const allowedErrors = (length: number) => (length < 9 ? 1 : length < 16 ? 2 : 3);

/** Returns how a name matches the text as typed: lower is better; undefined when it does not. */
function tierOf({ name, rank }: SearchName, text: string): number | undefined {
  const words = text.split(' ').slice(0, 8);
  const begins = name.startsWith(text);
  if (!begins && !words.every((word) => ` ${name}`.includes(` ${word}`))) return undefined;
  if (name === text && rank <= 1) return 0;
  if (rank > 2) return 4;
  return begins ? 1 : new RegExp(`(^| )${words.join('.* ')}`).test(name) ? 2 : 3;
}

/** Returns how similar a name is to the text: lower is better; undefined when it is not. */
function scoreOf({ name, rank }: SearchName, text: string, errors: number): number | undefined {
  const isShort = text.length <= 6;
  if (isShort && (rank > 1 || Math.abs(name.length - text.length) > 1)) return undefined;
  if (isShort && !text.slice(0, 2).includes(name.charAt(0))) return undefined;
  const all = distances(text, name);
  const least = Math.min(...all);
  return least > errors ? undefined : least + ((all.at(-1) ?? 0) > least ? 0.5 : 0);
}

/** Finds places by the plain rules, comparing every name: what the index is to find. */
function plainFind({ text: query, types, among, page }: PlaceQuery, hasHomes: (city: PlaceHit) => boolean) {
  const text = normalizeName(query);
  if (text === '' && query.trim() !== '') return { items: [], total: 0 };
  const ranked = (levelOf: (name: SearchName) => number | undefined, besides?: readonly PlaceHit[]) =>
    indexedPlaces
      .filter(({ hit }) => types.includes(placeTypeCodes[hit.type]) && !besides?.includes(hit))
      .filter(({ hit }) => !among || among.some(({ type, id }) => type === placeTypeCodes[hit.type] && id === hit.id))
      .flatMap(({ hit, weight, names }) => {
        const levels = names.flatMap((name) => levelOf(name) ?? []);
        const type = placeTypeCodes[hit.type];
        return levels.length > 0 ? [{ hit, type, weight, level: Math.min(...levels) }] : [];
      })
      .toSorted(
        (a, b) =>
          a.level - b.level ||
          (a.level === 0 && text !== '' && !besides ? a.type - b.type : 0) ||
          b.weight - a.weight ||
          a.type - b.type ||
          a.hit.id - b.hit.id,
      );
  const fitting = ranked((name) => (text === '' ? 0 : tierOf(name, text)));
  const isExact = ({ level }: { level: number }) => level === 0 && text !== '';
  const known = ({ hit }: { hit: PlaceHit }) => hasHomes(hit);
  const found = [...rankCitiesWithListings(fitting.slice(0, 100), known, isExact), ...fitting.slice(100)];
  if (text !== '' && !fitting.some(isExact) && fitting.length < 20 && text.length >= 3) {
    const similar = [1, 2, 3].slice(0, allowedErrors(text.length)).map((errors) =>
      ranked(
        (name) => scoreOf(name, text, errors),
        fitting.map(({ hit }) => hit),
      ),
    );
    const near = similar.find(({ length }) => length > 0) ?? [];
    const groups = Map.groupBy(near.slice(0, 100), ({ level }) => level).values();
    found.push(...[...groups].flatMap((group) => rankCitiesWithListings(group, known)), ...near.slice(100));
  }
  return { items: found.slice(page * 20 - 20, page * 20).map(({ hit }) => hit), total: found.length };
}

const random = new SeededRandom('typing errors');
const letters = 'abcdefghijklmnopqrstuvwxyz &.-0';

/** Returns a name as somebody types it: cut off, with letters changed, omitted, doubled or swapped, or words reordered. */
function typed(): string {
  let text = random.pick(random.pick(indexedPlaces).names).name;
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

test('finds what the plain rules find, in the same order', async () => {
  const types = [COLLEGE, STATE, CITY];
  for (let round = 0; round < (FULL ? 300 : 60); round++) {
    // Vitest's messages would wait for the last round otherwise.
    await new Promise((done) => setImmediate(done));
    const among = indexedPlaces
      .filter(() => random.chance(0.3))
      .map(({ hit }) => ({ type: placeTypeCodes[hit.type], id: hit.id }));
    const query = {
      text: random.chance(0.97) ? typed() : '',
      types: random.chance(0.7) ? types : [random.pick(types)],
      page: random.pick([1, 1, 2]),
      ...(random.chance(0.2) && { among }),
    };
    const hasHomes = ({ id }: PlaceHit) => id % 3 === 0;
    expect(await placeIndex.find(query, hasHomes), JSON.stringify(query)).toEqual(plainFind(query, hasHomes));
  }
});

test('an index without places finds nothing', async () => {
  const query = { types: [COLLEGE], page: 1 };
  const empty = new PlaceIndex([]);
  expect(await empty.find({ ...query, text: 'ohio state' })).toEqual({ items: [], total: 0 });
  expect(await empty.find({ ...query, text: '' })).toEqual({ items: [], total: 0 });
});
