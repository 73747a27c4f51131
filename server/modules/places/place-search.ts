import type { ReadPool } from '../../replicas/replicas.ts';
import { RERANKED_HITS, rankCitiesWithListings } from '../../../domain/places/search/rank-cities-with-listings.ts';
import { rankBySpelling, type SpellingCandidate } from '../../../domain/places/search/spelling-distance.ts';
import { clampPage, PLACES_PER_PAGE } from '../../../domain/places/search/place-pagination.ts';
import { normalizeName } from '../../../domain/places/search/normalize.ts';
import { CITY } from '../../../domain/places/place-types.ts';

/** A found place by its place type and id. */
export interface PlaceRef {
  kind: number;
  id: number;
}

export interface PlaceRefs {
  items: PlaceRef[];
  total: number;
}

export interface PlaceQuery {
  /** The text as typed. */
  text: string;
  kinds: number[];
  /** Restricts the search to these places. */
  among?: readonly PlaceRef[];
  /** Page number, from 1. */
  page: number;
}

/** Returns which of these cities have listings. */
export type CitiesWithHomes = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

const MAX_WORDS = 8;
const MAX_SPELLING_HITS = 300;

/** SQL condition: the place is one of those in two parameters, place types and ids, starting at `$from`. */
const isAmong = (from: number) => `(kind, place_id) in (select * from unnest($${from}::int[], $${from + 1}::int[]))`;
const amongParameters = (places: readonly PlaceRef[] | undefined) =>
  places ? [places.map(({ kind }) => kind), places.map(({ id }) => id)] : [];

/**
 * Returns the statement for names that match the text as typed. Tiers: 0 the exact name or nickname, 1 begins
 * with it (or is its short form), 2 each word begins a word of the name, in this order, 3 in any order, 4 with
 * the place's city and state. Larger places come first within a tier; for exact names, colleges come before
 * states and cities.
 */
function fittingStatement(words: string[], restricted: boolean): string {
  const word = (index: number) => `(name like $${index} or name like '% ' || $${index})`;
  return `with fitting as (
      select kind, place_id, min(case when name = $1 and rank <= 1 then 0 when name like $2 and rank <= 2 then 1
        when rank <= 2 and name ~ $6 then 2 when rank <= 2 then 3 else 4 end) as tier, max(weight) as weight
      from place_name
      where kind = any($3) and (name like $2 or (${words.map((_, index) => word(index + 7)).join(' and ')}))
        ${restricted ? `and ${isAmong(7 + words.length)}` : ''}
      group by kind, place_id)
    select kind, place_id as id, tier, (select count(*)::int from fitting) as total
    from fitting order by tier, case when tier = 0 then kind end, weight desc, kind, place_id limit $4 offset $5`;
}

interface Fitting extends PlaceRef {
  tier: number;
  total: number;
}

interface Range {
  limit: number;
  offset: number;
}

async function fitting(
  pool: ReadPool,
  query: PlaceQuery,
  { limit, offset }: Range,
): Promise<{ items: Fitting[]; total: number }> {
  const words = query.text.split(' ').slice(0, MAX_WORDS);
  const parameters = (most: number, after: number) => [
    query.text,
    `${query.text}%`,
    query.kinds,
    most,
    after,
    `(^| )${words.join('.* ')}`,
    ...words.map((word) => `${word}%`),
    ...amongParameters(query.among),
  ];
  const statement = fittingStatement(words, query.among !== undefined);
  const { rows } = await pool.query<Fitting>(statement, parameters(limit, offset));
  const first =
    rows[0] ?? (offset === 0 ? undefined : (await pool.query<Fitting>(statement, parameters(1, 0))).rows[0]);
  return { items: rows, total: first?.total ?? 0 };
}

type Spelled = SpellingCandidate & { score: number };

/** Returns names with a spelling similar to the text; short ones are compared by length, where trigrams are unreliable. */
async function spellingHits(pool: ReadPool, query: PlaceQuery, known: readonly PlaceRef[]): Promise<Spelled[]> {
  // Names contain no other characters, and without index matches every name would be compared, which takes seconds.
  if (/[^a-z0-9 ]/.test(query.text)) return [];
  const keys = new Set(known.map(({ kind, id }) => `${kind}/${id}`));
  const ranked = (names: readonly SpellingCandidate[]) =>
    rankBySpelling(query.text, names).filter(({ kind, id }) => !keys.has(`${kind}/${id}`));
  if (query.text.length <= 6) return ranked(await namesOfLength(pool, query));
  const within = ranked(await namesLike(pool, 'named_within', query));
  return within.length > 0 ? within : ranked(await namesLike(pool, 'named_faintly', query));
}

async function namesOfLength(pool: ReadPool, { text, kinds, among }: PlaceQuery): Promise<SpellingCandidate[]> {
  const { rows } = await pool.query<SpellingCandidate>(
    `select kind, place_id as id, name, weight from place_name
     where kind = any($1) and length(name) between $2 and $3 and rank <= 1 and left(name, 1) = any($4)
       ${among ? `and ${isAmong(5)}` : ''}`,
    [kinds, text.length - 1, text.length + 1, Array.from(text.slice(0, 2)), ...amongParameters(among)],
  );
  return rows;
}

/**
 * Finds similar names. `named_within`: names that contain nearly the text; `named_faintly`, far slower: also those with
 * half of it.
 */
async function namesLike(
  pool: ReadPool,
  by: 'named_within' | 'named_faintly',
  { text, kinds, among }: PlaceQuery,
): Promise<SpellingCandidate[]> {
  const { rows } = await pool.query<SpellingCandidate>(
    `select kind, id, name, weight from ${by}($1, $2, $3)
     ${among ? `where (kind, id) in (select * from unnest($4::int[], $5::int[]))` : ''}`,
    [text, kinds, MAX_SPELLING_HITS, ...amongParameters(among)],
  );
  return rows;
}

async function largest(pool: ReadPool, query: PlaceQuery, { limit, offset }: Range): Promise<PlaceRefs> {
  const { rows } = await pool.query<PlaceRef & { total: number }>(
    `with every as (select kind, place_id, max(weight) as weight from place_name
       where kind = any($1) and rank = 0 ${query.among ? `and ${isAmong(4)}` : ''} group by kind, place_id)
     select kind, place_id as id, total from (select count(*)::int as total from every) counted
     left join lateral (select * from every order by weight desc, kind, place_id limit $2 offset $3) page on true`,
    [query.kinds, limit, offset, ...amongParameters(query.among)],
  );
  return { items: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/** Only these are reordered by their listings; later pages read every name anyway. */
const BEST: Range = { limit: RERANKED_HITS, offset: 0 };
const rangeOf = (page: number): Range => ({ limit: PLACES_PER_PAGE, offset: (page - 1) * PLACES_PER_PAGE });

/**
 * Finds places by name: matches of the text as typed, best first, and similar spellings when there is no exact
 * name and the page is not full. Cities with listings, as returned by `withHomes`, come first among cities
 * (`rankCitiesWithListings`). An empty text lists the largest. Any text is safe.
 */
export async function findPlaces(pool: ReadPool, asked: PlaceQuery, withHomes?: CitiesWithHomes): Promise<PlaceRefs> {
  const page = clampPage(asked.page);
  const query = { ...asked, text: normalizeName(asked.text) };
  const { limit, offset } = rangeOf(page);
  const onPage = (places: readonly PlaceRef[]) => places.slice(offset, offset + limit);
  if (query.text === '' && asked.text.trim() !== '') return { items: [], total: 0 };
  const find = query.text === '' ? largest : fitting;
  if (offset >= BEST.limit) {
    const late = await find(pool, query, { limit, offset });
    if (late.total > BEST.limit || query.text === '') return late;
  }
  const best = await find(pool, query, BEST);
  const isExact = (place: PlaceRef & { tier?: number }) => place.tier === 0;
  const found = await withHomesFirst(best.items, withHomes, isExact);
  if (found.some(isExact) || best.total >= PLACES_PER_PAGE || query.text.length < 3)
    return { items: onPage(found), total: best.total };
  const near = await spellingHits(pool, query, found);
  const groups = [...Map.groupBy(near.slice(0, BEST.limit), ({ score }) => score).values()];
  const ordered = (await Promise.all(groups.map((group) => withHomesFirst(group, withHomes)))).flat();
  const every = [...found, ...ordered, ...near.slice(BEST.limit)];
  return { items: onPage(every), total: every.length };
}

async function withHomesFirst<Place extends PlaceRef>(
  places: readonly Place[],
  withHomes: CitiesWithHomes | undefined,
  isExact?: (place: Place) => boolean,
): Promise<Place[]> {
  const cities = places.filter(({ kind }) => kind === CITY).map(({ id }) => id);
  if (!withHomes || cities.length < 2) return [...places];
  const known = await withHomes(cities);
  return rankCitiesWithListings(places, ({ id }) => known.has(id), isExact);
}
