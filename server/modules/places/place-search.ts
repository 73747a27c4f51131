import type { Pool } from 'pg';
import { rankBySpelling, type NearMiss } from './near-miss.ts';
import { normalise } from './normalise.ts';

export const PLACES_PER_PAGE = 20;

/** One place by its kind and id, as found. */
export interface PlaceRef {
  kind: number;
  id: number;
}

export interface PlaceRefs {
  items: PlaceRef[];
  total: number;
}

export interface PlaceQuery {
  /** As typed. */
  text: string;
  kinds: number[];
  /** Only these places. */
  among?: readonly PlaceRef[];
  /** From 1. */
  page: number;
}

/** A page keeps within these, whatever is asked. */
const LAST_PAGE = 10_000;
const MOST_WORDS = 8;
const MOST_NEAR_MISSES = 300;

/** The page meant by any number: from 1 on. */
export const pageOf = (asked: number): number => Math.min(Math.max(1, Math.trunc(asked) || 1), LAST_PAGE);

/** The place is one of those given as two parameters, kinds and ids, from `$from` on. */
const isAmong = (from: number) => `(kind, place_id) in (select * from unnest($${from}::int[], $${from + 1}::int[]))`;
const amongParameters = (places: readonly PlaceRef[] | undefined) =>
  places ? [places.map(({ kind }) => kind), places.map(({ id }) => id)] : [];

/**
 * Names that fit the text as typed. Tiers: 0 the very name or nickname, 1 begins with it (or is its short form), 2 each
 * word begins a word of the name, in this order, 3 in any order, 4 with the place's city and state. Within a tier the
 * larger first; where the very name is meant, a college stands before a state and a city.
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

async function fitting(pool: Pool, query: PlaceQuery): Promise<PlaceRefs & { exact: boolean }> {
  const words = query.text.split(' ').slice(0, MOST_WORDS);
  const parameters = (limit: number, offset: number) => [
    query.text,
    `${query.text}%`,
    query.kinds,
    limit,
    offset,
    `(^| )${words.join('.* ')}`,
    ...words.map((word) => `${word}%`),
    ...amongParameters(query.among),
  ];
  const statement = fittingStatement(words, query.among !== undefined);
  const offset = (query.page - 1) * PLACES_PER_PAGE;
  const { rows } = await pool.query<Fitting>(statement, parameters(PLACES_PER_PAGE, offset));
  const first =
    rows[0] ?? (offset === 0 ? undefined : (await pool.query<Fitting>(statement, parameters(1, 0))).rows[0]);
  return { items: rows, total: first?.total ?? 0, exact: first?.tier === 0 };
}

/** Names whose letters are nearly those of the text; short ones are compared by length, trigrams say little there. */
async function nearMisses(pool: Pool, query: PlaceQuery): Promise<PlaceRef[]> {
  // No name has other letters, and the trigram index knows none: it would compare every name, for seconds.
  if (/[^a-z0-9 ]/.test(query.text)) return [];
  const length = query.text.length;
  const among = query.among ? `and ${isAmong(length <= 6 ? 5 : 4)}` : '';
  const places = amongParameters(query.among);
  const { rows } = await (length <= 6
    ? pool.query<NearMiss>(
        `select kind, place_id as id, name, weight from place_name
         where kind = any($1) and length(name) between $2 and $3 and rank <= 1 and left(name, 1) = any($4) ${among}`,
        [query.kinds, length - 1, length + 1, Array.from(query.text.slice(0, 2)), ...places],
      )
    : pool.query<NearMiss>(
        `select kind, id, name, weight from nearly_named($1, $2, $3) ${query.among ? `where (kind, id) in (select * from unnest($4::int[], $5::int[]))` : ''}`,
        [query.text, query.kinds, MOST_NEAR_MISSES, ...places],
      ));
  return rankBySpelling(query.text, rows);
}

async function largest(pool: Pool, query: PlaceQuery): Promise<PlaceRefs> {
  const { rows } = await pool.query<PlaceRef & { total: number }>(
    `with every as (select kind, place_id, max(weight) as weight from place_name
       where kind = any($1) and rank = 0 ${query.among ? `and ${isAmong(4)}` : ''} group by kind, place_id)
     select kind, place_id as id, total from (select count(*)::int as total from every) counted
     left join lateral (select * from every order by weight desc, kind, place_id limit $2 offset $3) page on true`,
    [query.kinds, PLACES_PER_PAGE, (query.page - 1) * PLACES_PER_PAGE, ...amongParameters(query.among)],
  );
  return { items: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/**
 * Finds places by name: what fits as typed, best first, and, when nothing has that very name and a page is not full, what is
 * spelled nearly so. An empty text lists the largest. Any text is safe.
 */
export async function findPlaces(pool: Pool, asked: PlaceQuery): Promise<PlaceRefs> {
  const page = pageOf(asked.page);
  const query = { ...asked, page, text: normalise(asked.text) };
  if (query.text === '') return asked.text.trim() === '' ? largest(pool, query) : { items: [], total: 0 };
  const found = await fitting(pool, { ...query, page: 1 });
  if (found.exact || found.total >= PLACES_PER_PAGE || query.text.length < 3)
    return page === 1 ? found : fitting(pool, query);
  const all = found.items;
  const known = new Set(all.map(({ kind, id }) => `${kind}/${id}`));
  const more = (await nearMisses(pool, query)).filter(({ kind, id }) => !known.has(`${kind}/${id}`));
  const every = [...all, ...more];
  return { items: every.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE), total: every.length };
}
