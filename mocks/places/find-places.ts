import { RERANKED_HITS, rankCitiesWithListings } from '../../domain/places/search/rank-cities-with-listings.ts';
import { rankBySpelling } from '../../domain/places/search/spelling-distance.ts';
import { normalizeName } from '../../domain/places/search/normalize.ts';
import { clampPage, PLACES_PER_PAGE } from '../../domain/places/search/place-pagination.ts';
import { stateByCode, states } from '../../domain/options/states.ts';
import { cityNames, collegeNames, stateNames, type SearchName } from '../../domain/places/search/name-variants.ts';
import { CITY, COLLEGE, STATE } from '../../domain/places/place-types.ts';
import { cityWeight, STATE_WEIGHT } from '../../domain/places/search/place-weight.ts';
import { cities } from '../data/cities.ts';
import { colleges } from '../data/colleges.ts';

/** Returns the trigrams of a text as PostgreSQL's pg_trgm does: each word is padded with two spaces before and one after. */
const trigramsOf = (text: string): string[] =>
  text.split(' ').flatMap((word) => {
    const padded = `  ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  });

/** The thresholds of the server's `named_within` and `named_faintly`. */
const SIMILARITY_THRESHOLD = { within: 0.55, faintly: 0.36 };

const cut = new Map<string, readonly string[]>();

/** Returns the trigrams of a place's name, memoized. */
function trigramsOfName(name: string): readonly string[] {
  const grams = cut.get(name) ?? trigramsOf(name);
  cut.set(name, grams);
  return grams;
}

/** Returns the best similarity of the typed text to a run of the name's trigrams: pg_trgm's `word_similarity`. */
function wordSimilarity(typed: ReadonlySet<string>, name: readonly string[]): number {
  let best = 0;
  for (const [from, first] of name.entries()) {
    if (!typed.has(first)) continue;
    const seen = new Set<string>();
    let shared = 0;
    for (const gram of name.slice(from)) {
      if (!seen.has(gram) && typed.has(gram)) shared++;
      seen.add(gram);
      best = Math.max(best, shared / (typed.size + seen.size - shared));
    }
  }
  return best;
}

/** Returns whether the server matches a name to possibly misspelled text: nearly all of the text in the name, or part of it. */
function hasSimilarName(text: string, by: 'within' | 'faintly'): (name: string) => boolean {
  const typed = new Set(trigramsOf(text));
  return (name) => wordSimilarity(typed, trigramsOfName(name)) >= SIMILARITY_THRESHOLD[by];
}

/** One name of one place, as the server stores it in `place_name`. */
interface PlaceName extends SearchName {
  kind: number;
  id: number;
  weight: number;
}

const stateName = (code: string) => stateByCode(code)?.name ?? '';

/** Every name under which a place of the mock is found, built by the server's own rules. */
export const placeNames: readonly PlaceName[] = [
  ...colleges.flatMap((college) =>
    collegeNames({ ...college, stateName: stateName(college.state) }).map((name) => ({
      kind: COLLEGE,
      id: college.id,
      weight: college.enrolment,
      ...name,
    })),
  ),
  ...states.flatMap((state) =>
    stateNames(state).map((name) => ({ kind: STATE, id: state.fips, weight: STATE_WEIGHT, ...name })),
  ),
  ...cities.flatMap((city) =>
    cityNames({ ...city, stateName: stateName(city.state) }).map((name) => ({
      kind: CITY,
      id: city.id,
      weight: cityWeight(city.weight),
      ...name,
    })),
  ),
];

/** A found place by its place type and id. */
export interface PlaceRef {
  kind: number;
  id: number;
}

export interface PlaceQuery {
  /** The text as typed. */
  text: string;
  kinds: readonly number[];
  /** Restricts the search to these places. */
  among?: readonly PlaceRef[];
  /** The page number, from 1. */
  page: number;
}

interface Found {
  items: PlaceRef[];
  total: number;
}

interface Ranked extends PlaceRef {
  tier: number;
  weight: number;
}

const MAX_WORDS = 8;
const keyOf = ({ kind, id }: PlaceRef) => `${kind}/${id}`;
const pageFrom = (places: readonly PlaceRef[], page: number): Found => ({
  items: places.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE).map(({ kind, id }) => ({ kind, id })),
  total: places.length,
});

/** Returns each place once, with the best tier and weight of its names. */
function bestOf(names: readonly Ranked[]): Ranked[] {
  const best = new Map<string, Ranked>();
  for (const name of names) {
    const known = best.get(keyOf(name));
    best.set(keyOf(name), {
      ...name,
      tier: Math.min(name.tier, known?.tier ?? Infinity),
      weight: Math.max(name.weight, known?.weight ?? 0),
    });
  }
  return [...best.values()];
}

/**
 * Returns the match tier: 0 exact name or nickname, 1 prefix, 2 each word is a prefix of a word in this order, 3 in any
 * order, 4 together with its place.
 */
function tierOf({ name, rank }: PlaceName, text: string, words: readonly string[]): number | undefined {
  const begins = name.startsWith(text);
  if (!begins && !words.every((word) => name.startsWith(word) || name.includes(` ${word}`))) return undefined;
  if (name === text && rank <= 1) return 0;
  if (begins && rank <= 2) return 1;
  if (rank > 2) return 4;
  return new RegExp(`(^| )${words.join('.* ')}`).test(name) ? 2 : 3;
}

/**
 * Returns the names that match the typed text, best tier first, then by size; for an exact name a college precedes a
 * state and a city.
 */
function matchingNames(text: string, names: readonly PlaceName[]): Ranked[] {
  const words = text.split(' ').slice(0, MAX_WORDS);
  const ranked = names.flatMap((name) => {
    const tier = tierOf(name, text, words);
    return tier === undefined ? [] : [{ ...name, tier }];
  });
  return bestOf(ranked).toSorted(
    (a, b) =>
      a.tier - b.tier || (a.tier === 0 ? a.kind - b.kind : 0) || b.weight - a.weight || a.kind - b.kind || a.id - b.id,
  );
}

type Spelled = PlaceRef & { score: number };

/** Returns names spelled nearly like the text; short ones are compared by length, since trigrams say little there. */
function nearMisses(text: string, names: readonly PlaceName[], known: ReadonlySet<string>): Spelled[] {
  if (/[^a-z0-9 ]/.test(text)) return [];
  const ranked = (isCandidate: (name: PlaceName) => boolean) =>
    rankBySpelling(text, names.filter(isCandidate)).filter((place) => !known.has(keyOf(place)));
  if (text.length <= 6) {
    const starts = Array.from(text.slice(0, 2));
    return ranked(
      ({ name, rank }) => rank <= 1 && Math.abs(name.length - text.length) <= 1 && starts.includes(name.slice(0, 1)),
    );
  }
  const [within, faintly] = [hasSimilarName(text, 'within'), hasSimilarName(text, 'faintly')];
  const found = ranked(({ name }) => within(name));
  return found.length > 0 ? found : ranked(({ name }) => faintly(name));
}

const largest = (names: readonly PlaceName[]): PlaceRef[] =>
  bestOf(names.filter(({ rank }) => rank === 0).map((name) => ({ ...name, tier: 0 }))).toSorted(
    (a, b) => b.weight - a.weight || a.kind - b.kind || a.id - b.id,
  );

/** Returns the best of them, with cities that have listings before those that have none, in the server's order. */
function ordered<Place extends PlaceRef>(
  places: readonly Place[],
  hasHomes: ((place: PlaceRef) => boolean) | undefined,
  isExact?: (place: Place) => boolean,
): Place[] {
  if (!hasHomes) return [...places];
  return [...rankCitiesWithListings(places.slice(0, RERANKED_HITS), hasHomes, isExact), ...places.slice(RERANKED_HITS)];
}

/**
 * Finds places by name as the server does: prefix matches, best first, then, when no name matches exactly and the page
 * is not full, similar spellings. Empty text lists the largest places. `hasHomes`: whether a city has listings.
 */
export function findPlaces(asked: PlaceQuery, hasHomes?: (city: PlaceRef) => boolean): Found {
  const page = clampPage(asked.page);
  const text = normalizeName(asked.text);
  const among = asked.among && new Set(asked.among.map(keyOf));
  const names = placeNames.filter((name) => asked.kinds.includes(name.kind) && (!among || among.has(keyOf(name))));
  if (text === '')
    return asked.text.trim() === '' ? pageFrom(ordered(largest(names), hasHomes), page) : { items: [], total: 0 };
  const fits = matchingNames(text, names);
  const found = ordered(fits, hasHomes, ({ tier }) => tier === 0);
  if (fits[0]?.tier === 0 || found.length >= PLACES_PER_PAGE || text.length < 3) return pageFrom(found, page);
  const known = new Set(found.map(keyOf));
  const near = nearMisses(text, names, known);
  const groups = [...Map.groupBy(near.slice(0, RERANKED_HITS), ({ score }) => score).values()];
  const rest = [...groups.flatMap((group) => ordered(group, hasHomes)), ...near.slice(RERANKED_HITS)];
  return pageFrom([...found, ...rest], page);
}
