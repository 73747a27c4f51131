import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { roundMiles } from '../../../../domain/places/distance.ts';
import type { Criteria } from '../../../../domain/search/criteria.ts';
import { fittingCosts } from '../../../../domain/search/matching.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';
import type { ListingView } from '../listing.view.ts';
import { prepared } from '../search/sql-parameters.ts';
import { listingCardColumns, toListingView, type ListingCardRow } from '../to-listing-view.ts';

/** A listing that a search found, with the version of its row. */
interface FoundCard {
  id: number;
  version: string;
  miles: number | null;
}

/** A response format of a card. */
export interface CardFormat {
  /** Unique to the format. */
  name: string;
  /** Returns the card as JSON, as of now. */
  toJson(listing: ListingView): Promise<string> | string;
}

/** SQL for the version of the listing `l`: reindexing rewrites its row, so that every change of a card changes it. */
export const CARD_VERSION = 'l.xmin::text';

/** What differs between the searches that show a listing. */
type Terms = Pick<ListingView, 'distance' | 'totalFrom' | 'perPersonFrom'>;

/** Placeholders of the terms: different negative integers, which no listing has and nobody can guess. */
const RANGE = 350_000_000;
const placeholder = (index: number) => -(10 ** 9 + index * RANGE + randomInt(RANGE));
const PLACEHOLDERS: Terms = { distance: placeholder(0), totalFrom: placeholder(1), perPersonFrom: placeholder(2) };
const ANY_PLACEHOLDER = new RegExp(`(${Object.values(PLACEHOLDERS).join('|')})`);
const termOf = new Map(Object.entries(PLACEHOLDERS).map(([term, value]) => [String(value), term as keyof Terms]));

/** A card's JSON, cut at its terms: text and placeholders in turn. */
interface Card {
  version: string;
  /** When its words change. */
  until: number;
  parts: readonly string[];
  floorplans: ListingView['floorplans'];
}

const MAX_BYTES = 64 * 2 ** 20;
/** What a card takes besides its text, in bytes. */
const OVERHEAD = 600;
/** Row versions are transaction numbers, which start over after four billion transactions: later than this. */
const KEPT_MS = 3_600_000;

/**
 * Keeps the cards of search results as JSON, by the version of their listing's row (ADR 0084). A search reads the
 * versions with its results, so nothing that it returns is older than the search, whichever process wrote it.
 */
export class ListingCards {
  readonly #cards = new LRUCache<string, Card>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ parts }) => parts.reduce((sum, { length }) => sum + length, OVERHEAD),
  });

  constructor(private readonly deps: { pool: Pick<Pool, 'query'>; baseUrl: string }) {}

  /** Returns the cards in this order as JSON, except of deleted listings; their lowest costs are of plans that fit. */
  async load(found: readonly FoundCard[], format: CardFormat, criteria: Criteria, now: Date): Promise<string[]> {
    const cards = found.map(({ id, version }) => {
      const card = this.#cards.get(`${format.name} ${id}`);
      return card?.version === version && now.getTime() < card.until ? card : undefined;
    });
    const missing = found.filter((_, index) => !cards[index]).map(({ id }) => id);
    const loaded = missing.length > 0 ? await this.#read(missing, format, now) : undefined;
    return found.flatMap(({ id, miles }, index) => {
      const card = cards[index] ?? loaded?.get(id);
      return card ? [write(card, miles, criteria)] : [];
    });
  }

  async #read(ids: readonly number[], format: CardFormat, now: Date): Promise<Map<number, Card>> {
    const { rows } = await this.deps.pool.query<ListingCardRow & { version: string }>(
      prepared(
        (bind) => `select ${CARD_VERSION} as version, ${listingCardColumns('true')} from listing l
          where l.id = any(${bind(ids, 'bigint[]')})`,
      ),
    );
    const read = rows.map(async (row): Promise<[number, Card]> => {
      const view = toListingView(row, null, this.deps.baseUrl);
      const json = await format.toJson({ ...view, ...PLACEHOLDERS });
      const card = {
        version: row.version,
        until: Math.min(changesAt(view, now), now.getTime() + KEPT_MS),
        parts: json.split(ANY_PLACEHOLDER),
        floorplans: view.floorplans,
      };
      this.#cards.set(`${format.name} ${row.id}`, card);
      return [row.id, card];
    });
    return new Map(await Promise.all(read));
  }
}

/** Returns when the next words of a listing change: "Confirmed 3 days ago", or the warning that it is being checked. */
function changesAt({ confirmedAt, beingCheckedUntil }: ListingView, now: Date): number {
  const time = now.getTime();
  const days = confirmedAt ? Math.floor((time - confirmedAt.getTime()) / DAY_MS) + 1 : 0;
  const moments = [
    confirmedAt ? confirmedAt.getTime() + days * DAY_MS : Infinity,
    beingCheckedUntil?.getTime() ?? Infinity,
  ];
  return Math.min(...moments.filter((moment) => moment > time));
}

function write({ parts, floorplans }: Card, miles: number | null, criteria: Criteria): string {
  let text = parts[0] ?? '';
  let costs: ReturnType<typeof fittingCosts> | undefined;
  for (let index = 1; index < parts.length; index += 2) {
    const term = termOf.get(parts[index] ?? '');
    if (term === 'distance') text += miles === null ? 'null' : String(roundMiles(miles));
    else {
      costs ??= fittingCosts(floorplans, criteria);
      text += String(term === 'totalFrom' ? costs.total : costs.perPerson);
    }
    text += parts[index + 1] ?? '';
  }
  return text;
}
