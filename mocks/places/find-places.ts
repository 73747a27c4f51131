import { HOMES_FIRST_AMONG, homesFirst } from '../../domain/places/homes-first.ts';
import { rankBySpelling } from '../../domain/places/near-miss.ts';
import { normalise } from '../../domain/places/normalise.ts';
import { pageOf, PLACES_PER_PAGE } from '../../domain/places/place-paging.ts';
import { placeNames, type PlaceName } from './names.ts';
import { namedLike } from './trigrams.ts';

/** One place by its kind and id, as found. */
export interface PlaceRef {
  kind: number;
  id: number;
}

export interface PlaceQuery {
  /** As typed. */
  text: string;
  kinds: readonly number[];
  /** Only these places. */
  among?: readonly PlaceRef[];
  /** From 1. */
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

const MOST_WORDS = 8;
const keyOf = ({ kind, id }: PlaceRef) => `${kind}/${id}`;
const pageFrom = (places: readonly PlaceRef[], page: number): Found => ({
  items: places.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE).map(({ kind, id }) => ({ kind, id })),
  total: places.length,
});

/** Each place once, with the best tier and weight of its names. */
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

/** 0 the very name or nickname, 1 begins with it, 2 each word begins a word in this order, 3 in any order, 4 with its place. */
function tierOf({ name, rank }: PlaceName, text: string, words: readonly string[]): number | undefined {
  const begins = name.startsWith(text);
  if (!begins && !words.every((word) => name.startsWith(word) || name.includes(` ${word}`))) return undefined;
  if (name === text && rank <= 1) return 0;
  if (begins && rank <= 2) return 1;
  if (rank > 2) return 4;
  return new RegExp(`(^| )${words.join('.* ')}`).test(name) ? 2 : 3;
}

/** Names that fit the text as typed, the best tier first, then the larger; the very name has a college before a state and a city. */
function fitting(text: string, names: readonly PlaceName[]): Ranked[] {
  const words = text.split(' ').slice(0, MOST_WORDS);
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

/** Names whose letters are nearly those of the text; short ones are compared by length, trigrams say little there. */
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
  const [within, faintly] = [namedLike(text, 'within'), namedLike(text, 'faintly')];
  const found = ranked(({ name }) => within(name));
  return found.length > 0 ? found : ranked(({ name }) => faintly(name));
}

const largest = (names: readonly PlaceName[]): PlaceRef[] =>
  bestOf(names.filter(({ rank }) => rank === 0).map((name) => ({ ...name, tier: 0 }))).toSorted(
    (a, b) => b.weight - a.weight || a.kind - b.kind || a.id - b.id,
  );

/** The best of them with the cities that have homes before those that have none, as the server orders them. */
function ordered<Place extends PlaceRef>(
  places: readonly Place[],
  hasHomes: ((place: PlaceRef) => boolean) | undefined,
  isExact?: (place: Place) => boolean,
): Place[] {
  if (!hasHomes) return [...places];
  return [...homesFirst(places.slice(0, HOMES_FIRST_AMONG), hasHomes, isExact), ...places.slice(HOMES_FIRST_AMONG)];
}

/**
 * Finds places by name as the server does: what fits as typed, best first, and, when nothing has that very name and a
 * page is not full, what is spelled nearly so. An empty text lists the largest. `hasHomes`: of a city.
 */
export function findPlaces(asked: PlaceQuery, hasHomes?: (city: PlaceRef) => boolean): Found {
  const page = pageOf(asked.page);
  const text = normalise(asked.text);
  const among = asked.among && new Set(asked.among.map(keyOf));
  const names = placeNames.filter((name) => asked.kinds.includes(name.kind) && (!among || among.has(keyOf(name))));
  if (text === '')
    return asked.text.trim() === '' ? pageFrom(ordered(largest(names), hasHomes), page) : { items: [], total: 0 };
  const fits = fitting(text, names);
  const found = ordered(fits, hasHomes, ({ tier }) => tier === 0);
  if (fits[0]?.tier === 0 || found.length >= PLACES_PER_PAGE || text.length < 3) return pageFrom(found, page);
  const known = new Set(found.map(keyOf));
  const near = nearMisses(text, names, known);
  const groups = [...Map.groupBy(near.slice(0, HOMES_FIRST_AMONG), ({ score }) => score).values()];
  const rest = [...groups.flatMap((group) => ordered(group, hasHomes)), ...near.slice(HOMES_FIRST_AMONG)];
  return pageFrom([...found, ...rest], page);
}
