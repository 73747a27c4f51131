import pg from 'pg';
import type { CollegeFacts } from '../../domain/places/college-facts.ts';
import { displayName } from '../../domain/places/search/display-name.ts';
import type { PlaceIndex } from '../../domain/places/search/place-index.ts';
import { CITY, COLLEGE, STATE } from '../../domain/places/place-types.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';
import { LivePlaceIndex } from '../../server/modules/places/place-search.ts';
import { createOrm } from '../../server/orm.ts';
import { benchPlaces, benchPostgres, type CollegeFiles } from '../setup/databases.ts';
import { percentile } from '../setup/measure.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the text with one typing error: a letter replaced, missing, added or swapped with the next. */
export function withTypingError(text: string, random: SeededRandom): string {
  const letters = [...text].flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []));
  for (;;) {
    const at = random.pick(letters);
    const [before, here, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
    const typed = random.pick([
      before + random.pick(ALPHABET) + after,
      before + after,
      before + here + random.pick(ALPHABET) + after,
      before + after.charAt(0) + here + after.slice(1),
    ]);
    if (typed.toLowerCase() !== text.toLowerCase()) return typed;
  }
}

type BenchedCollege = Pick<CollegeFacts, 'id' | 'name' | 'nicknames'>;

/** The text typed to find one college. */
interface Asked {
  id: number;
  name: string;
  text: string;
}

/** Results for one way of typing. */
export interface PlaceSearchResult {
  what: string;
  asked: number;
  /** The number of searches with their college first, and among the first three. */
  first: number;
  amongThree: number;
  /** Examples of searches that missed, for improving the search. */
  missed: readonly Asked[];
  /** Milliseconds per search: the median and the 95th percentile. */
  median: number;
  p95: number;
}

/** The place types of the search box: colleges, states and cities. */
const EVERYTHING = [COLLEGE, STATE, CITY];
/** The length of a name's prefix at which people stop and look. */
const BEGINNING = 12;

async function ask(index: PlaceIndex, what: string, every: readonly Asked[]): Promise<PlaceSearchResult> {
  const places: number[] = [];
  const times: number[] = [];
  for (const { id, text } of every) {
    const from = performance.now();
    const { items } = await index.find({ text, types: EVERYTHING, page: 1 });
    times.push(performance.now() - from);
    places.push(items.findIndex((place) => place.type === 'college' && place.id === id));
  }
  return {
    what,
    asked: every.length,
    first: places.filter((place) => place === 0).length,
    amongThree: places.filter((place) => place >= 0 && place < 3).length,
    missed: every.filter((_, index) => !((places[index] ?? -1) >= 0 && (places[index] ?? -1) < 3)),
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

/** Searches for every college of the directory as people type it and counts how often it is among the first three. */
export async function placesBench(files: CollegeFiles): Promise<PlaceSearchResult[]> {
  await using open = new AsyncDisposableStack();
  const databaseUrl = await benchPlaces(await benchPostgres(open), files);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  open.defer(() => pool.end());
  const { rows: colleges } = await pool.query<BenchedCollege>('select id, name, nicknames from college order by id');
  const orm = await createOrm(databaseUrl);
  open.defer(() => orm.close());
  const index = await new LivePlaceIndex(orm.em).refresh();
  const random = new SeededRandom('typing errors');
  const each = (write: (college: BenchedCollege) => string[]): Asked[] =>
    colleges.flatMap((college) => write(college).map((text) => ({ id: college.id, name: college.name, text })));
  const manners: [what: string, asked: Asked[]][] = [
    ['its name', each(({ name }) => [name])],
    ['its name with one typing error', each(({ name }) => [withTypingError(name, random)])],
    ['its everyday name with one', each(({ name }) => [withTypingError(displayName(name), random)])],
    [
      `the first ${BEGINNING} letters of it with one`,
      each(({ name }) => [withTypingError(displayName(name).slice(0, BEGINNING), random)]),
    ],
    ['a nickname', each(({ nicknames }) => nicknames)],
  ];
  const found: PlaceSearchResult[] = [];
  for (const [what, asked] of manners) {
    const result = await ask(index, what, asked);
    found.push(result);
    console.log(
      `${what}: ${((100 * result.amongThree) / result.asked).toFixed(2)} % of ${result.asked} among the first three, ` +
        `${result.median.toFixed(1)} ms, p95 ${result.p95.toFixed(1)} ms`,
    );
  }
  return found;
}
