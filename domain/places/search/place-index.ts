import { MAX_SEARCH_TEXT } from '../../limits.ts';
import { CITY, placeTypeCodes } from '../place-types.ts';
import { NameTrie } from './name-trie.ts';
import type { SearchName } from './name-variants.ts';
import { normalizeName } from './normalize.ts';
import type { PlaceHit } from './place-hit.ts';
import { clampPage, PLACES_PER_PAGE } from './place-pagination.ts';

export interface PlaceRef {
  type: number;
  id: number;
}

export interface IndexedPlace {
  hit: PlaceHit;
  /** Its size: larger places come first. */
  weight: number;
  names: readonly SearchName[];
}

export interface PlaceQuery {
  text: string;
  types: readonly number[];
  /** Restricts the search to these places. */
  among?: readonly PlaceRef[];
  /** Page number, from 1. */
  page: number;
}

export type HasHomes = (city: PlaceHit) => boolean | Promise<boolean>;

interface Place extends PlaceRef {
  hit: PlaceHit;
}

/** Number of top hits that are reranked; later pages are read in full anyway. */
const RERANKED_HITS = 100;
const MAX_WORDS = 8;
/** A typed text up to this length is compared with names of about its length only. */
const SHORT_TEXT = 6;
const NONE = 255;
/** The errors that a text may have: one in a short text, two from nine letters on, three from sixteen. */
const allowedErrors = (length: number) => (length < 9 ? 1 : length < 16 ? 2 : 3);
const keyOf = ({ type, id }: PlaceRef) => `${type}/${id}`;
const compareNames = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The names of all places in memory, to find places as somebody types; about 600 bytes a place. Never changes. */
export class PlaceIndex {
  /** Largest first, as results are. */
  readonly #places: readonly Place[];
  /** Every name of every place in ascending order, with the position of its place, and its rank. */
  readonly #names: readonly string[];
  readonly #placeOf: Int32Array;
  readonly #rankOf: Uint8Array;
  /** The words of the names in ascending order, with the positions of the names that contain each. */
  readonly #words: readonly string[];
  readonly #namesOf: readonly (readonly number[])[];
  readonly #trie: NameTrie;

  constructor(indexed: readonly IndexedPlace[]) {
    const places = indexed
      .map((place) => ({ ...place, type: placeTypeCodes[place.hit.type], id: place.hit.id }))
      .toSorted((a, b) => b.weight - a.weight || a.type - b.type || a.id - b.id);
    this.#places = places.map(({ type, id, hit }) => ({ type, id, hit }));
    const names = places
      .flatMap((place, at) => place.names.map(({ name, rank }) => ({ name, rank, at })))
      .toSorted((a, b) => compareNames(a.name, b.name));
    this.#names = names.map(({ name }) => name);
    this.#placeOf = Int32Array.from(names, ({ at }) => at);
    this.#rankOf = Uint8Array.from(names, ({ rank }) => rank);
    const words = new Map<string, number[]>();
    for (const [at, name] of this.#names.entries())
      for (const word of name.split(' ')) {
        const containing = words.get(word);
        if (containing) containing.push(at);
        else words.set(word, [at]);
      }
    this.#words = [...words.keys()].toSorted(compareNames);
    this.#namesOf = this.#words.map((word) => words.get(word) ?? []);
    this.#trie = new NameTrie(this.#names);
  }

  get size(): number {
    return this.#places.length;
  }

  /**
   * Finds places by name, best first, and similar spellings when there is no exact name and the page is not full;
   * cities with listings first among cities. An empty text lists the largest. Any text is safe.
   */
  async find(query: PlaceQuery, homesFilter?: HasHomes): Promise<{ items: PlaceHit[]; total: number }> {
    const from = (clampPage(query.page) - 1) * PLACES_PER_PAGE;
    const hasHomes = from < RERANKED_HITS + PLACES_PER_PAGE ? homesFilter : undefined;
    const text = normalizeName(query.text.slice(0, MAX_SEARCH_TEXT));
    if (text === '' && query.text.trim() !== '') return { items: [], total: 0 };
    const tiers = this.#tiers(text, this.#filter(query));
    const [exact = [], ...others] = this.#byLevel(tiers);
    const fitting = [...exact.toSorted((a, b) => a.type - b.type), ...others.flat()];
    const isExact = new Set(exact);
    const found = await withHomesFirst([fitting], hasHomes, (place) => text !== '' && isExact.has(place));
    if (text !== '' && exact.length === 0 && found.length < PLACES_PER_PAGE && text.length >= 3) {
      const similar = this.#similar(text, this.#filter(query, tiers));
      found.push(...(await withHomesFirst(similar, hasHomes)));
    }
    return { items: found.slice(from, from + PLACES_PER_PAGE).map(({ hit }) => hit), total: found.length };
  }

  /** Returns whether a place may be found, by its position; none that has one of the tiers. */
  #filter({ types, among }: PlaceQuery, tiers?: Uint8Array): (at: number) => boolean {
    const only = among && new Set(among.map(keyOf));
    return (at) => {
      const place = this.#places[at];
      return (
        place !== undefined &&
        types.includes(place.type) &&
        (!only || only.has(keyOf(place))) &&
        (tiers === undefined || tiers[at] === NONE)
      );
    };
  }

  /** Returns the places of each level, from 0 on, largest first. */
  #byLevel(levels: Uint8Array): Place[][] {
    const found: Place[][] = [];
    for (let at = 0; at < levels.length; at++) {
      const level = levels[at] ?? NONE;
      const place = this.#places[at];
      if (level === NONE || !place) continue;
      while (found.length <= level) found.push([]);
      found[level]?.push(place);
    }
    return found;
  }

  /**
   * Returns how each place matches the text as typed: 0 the exact name or nickname, 1 begins with it (or is its short
   * form), 2 each word begins a word of the name, in this order, 3 in any order, 4 with the place's city and state.
   * An empty text matches all alike.
   */
  #tiers(text: string, isAllowed: (at: number) => boolean): Uint8Array {
    const tiers = new Uint8Array(this.#places.length).fill(NONE);
    if (text === '') return tiers.map((_, at) => (isAllowed(at) ? 1 : NONE));
    const words = text.split(' ').slice(0, MAX_WORDS);
    const inner = words.map((word) => ` ${word}`);
    const inOrder = new RegExp(`(^| )${words.join('.* ')}`);
    for (const name of this.#namesWithRarest(words)) {
      const at = this.#placeOf[name] ?? 0;
      const before = tiers[at] ?? NONE;
      if (before === 0 || (before === NONE && !isAllowed(at))) continue;
      const [named = '', rank = 0] = [this.#names[name], this.#rankOf[name]];
      const begins = named.startsWith(text);
      if (!begins && !words.every((word, index) => named.startsWith(word) || named.includes(inner[index] ?? '')))
        continue;
      const tier =
        named === text && rank <= 1 ? 0 : rank > 2 ? 4 : begins ? 1 : before > 2 && inOrder.test(named) ? 2 : 3;
      if (tier < before) tiers[at] = tier;
    }
    return tiers;
  }

  /** Returns the names with a word that begins with the rarest of the typed words. */
  #namesWithRarest(words: readonly string[]): number[] {
    const lists = words.map((word) => this.#namesOf.slice(this.#firstWord(word), this.#firstWord(`${word}\uffff`)));
    const sizes = lists.map((list) => list.reduce((sum, names) => sum + names.length, 0));
    return (lists[sizes.indexOf(Math.min(...sizes))] ?? []).flat();
  }

  /** Returns the position of the first word that does not come before this one. */
  #firstWord(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the places whose names have the fewest errors to the text, in groups: whole names before longer ones. */
  #similar(text: string, isAllowed: (at: number) => boolean): Place[][] {
    // Each error more compares several times as many names.
    for (let errors = 1; errors <= allowedErrors(text.length); errors++) {
      const similar = this.#byLevel(this.#scores(text, errors, isAllowed));
      if (similar.length > 0) return similar;
    }
    return [];
  }

  /** Returns how similar each place's best name is to the text: lower is better. */
  #scores(text: string, errors: number, isAllowed: (at: number) => boolean): Uint8Array {
    const scores = new Uint8Array(this.#places.length).fill(NONE);
    const starts = text.slice(0, 2);
    const isComparable = (name: string, rank: number) =>
      text.length > SHORT_TEXT ||
      (rank <= 1 && Math.abs(name.length - text.length) <= 1 && starts.includes(name.charAt(0)));
    this.#trie.findSimilar(text, errors, (from, to, score) => {
      for (let name = from; name < to; name++) {
        const at = this.#placeOf[name] ?? 0;
        if (score >= (scores[at] ?? NONE) || !isAllowed(at)) continue;
        if (isComparable(this.#names[name] ?? '', this.#rankOf[name] ?? 0)) scores[at] = score;
      }
    });
    return scores;
  }
}

/** Returns the places of all groups, of the first hundred those with listings first among the cities of their group. */
async function withHomesFirst(
  groups: readonly Place[][],
  hasHomes: HasHomes | undefined,
  isExact?: (place: Place) => boolean,
): Promise<Place[]> {
  if (!hasHomes) return groups.flat();
  const ordered: Place[] = [];
  for (const group of groups) {
    const count = Math.max(0, RERANKED_HITS - ordered.length);
    const best = group.slice(0, count);
    const cities = best.filter(({ type }) => type === CITY);
    const known = cities.length > 1 ? await Promise.all(cities.map(({ hit }) => hasHomes(hit))) : [];
    const withHomes = new Set(cities.filter((_, index) => known[index]));
    ordered.push(...rankCitiesWithListings(best, (place) => withHomes.has(place), isExact), ...group.slice(count));
  }
  return ordered;
}

/** Moves cities with listings before others, but for the exact match when no other city of that name has listings. */
export function rankCitiesWithListings<Place extends { type: number }>(
  places: readonly Place[],
  hasHomes: (place: Place) => boolean,
  isExact: (place: Place) => boolean = () => false,
): Place[] {
  const cities = places.filter(({ type }) => type === CITY);
  const exact = cities.filter(isExact);
  const meant = exact.some(hasHomes) ? undefined : exact[0];
  const rank = (place: Place) => (place === meant ? 0 : hasHomes(place) ? 1 : 2);
  const ranked = cities.toSorted((a, b) => rank(a) - rank(b)).values();
  // All other hits keep their positions.
  return places.map((place) => (place.type === CITY ? (ranked.next().value ?? place) : place));
}
