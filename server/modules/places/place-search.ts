import type { EntityManager } from '@mikro-orm/postgresql';
import { states } from '../../../domain/options/states.ts';
import { placeTypeCodes } from '../../../domain/places/place-types.ts';
import { PlaceIndex } from '../../../domain/places/search/place-index.ts';
import { cityHit, collegeHit, stateHit, statePlace, type PlaceHit } from '../../../domain/places/search/place-hit.ts';
import type { RowChanges } from '../../realtime/row-changes.ts';
import type { City } from './city.entity.ts';
import type { College } from './college.entity.ts';

interface NamedPlace {
  place_type: number;
  id: number;
  weight: number;
  names: string[];
  ranks: number[];
}

/** Reads every place with its names. */
async function readIndex(em: EntityManager): Promise<PlaceIndex> {
  const [named, colleges, cities] = await Promise.all([
    em.execute<NamedPlace[]>(
      `select place_type, place_id as id, max(weight) as weight, array_agg(name) as names,
         array_agg(rank::int) as ranks from place_name group by place_type, place_id`,
    ),
    em.execute<College[]>('select id, name, slug, city, state, lat, lon from college'),
    em.execute<City[]>('select id, name, slug, state, lat, lon from city'),
  ]);
  const hits = new Map<string, PlaceHit>(
    [...colleges.map(collegeHit), ...states.map(statePlace).map(stateHit), ...cities.map(cityHit)].map((hit) => [
      `${placeTypeCodes[hit.type]}/${hit.id}`,
      hit,
    ]),
  );
  return new PlaceIndex(
    named.flatMap(({ place_type: type, id, weight, names, ranks }) => {
      const hit = hits.get(`${type}/${id}`);
      return hit ? [{ hit, weight, names: names.map((name, at) => ({ name, rank: ranks[at] ?? 0 })) }] : [];
    }),
  );
}

/** The message, within the transaction, that the names of places have changed. */
export const PLACES_CHANGED = `select pg_notify('facts', '{"topic": "places"}')`;

/** Keeps the index of places in memory, read from the primary database when first asked for and after each change. */
export class LivePlaceIndex {
  #index: PlaceIndex | undefined;
  #isStale = true;
  #reading: Promise<PlaceIndex> | undefined;

  constructor(private readonly em: EntityManager) {}

  /** Reads it again after every change by any process, and whenever changes may have been missed. */
  follow(changes: RowChanges, onError: (error: unknown) => void): void {
    const refresh = () => void this.refresh().catch(onError);
    changes.on('fact', ({ topic }) => topic === 'places' && refresh());
    changes.on('listening', refresh);
  }

  /** Reads it again; resolves with an index of everything that was committed before the call. */
  refresh(): Promise<PlaceIndex> {
    this.#isStale = true;
    return this.#read();
  }

  /** Returns the index: while it is read again, the one before. A failed read is repeated by the next call. */
  async current(): Promise<PlaceIndex> {
    if (!this.#isStale && this.#index) return this.#index;
    const reading = this.#read();
    if (!this.#index) return reading;
    reading.catch(() => {});
    return this.#index;
  }

  #read(): Promise<PlaceIndex> {
    this.#reading ??= this.#readUntilFresh().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #readUntilFresh(): Promise<PlaceIndex> {
    for (;;) {
      this.#isStale = false;
      try {
        const index = await readIndex(this.em.fork());
        // Places of an empty database are still to be loaded.
        if (index.size > 0) this.#index = index;
        if (!this.#isStale) return index;
      } catch (error) {
        this.#isStale = true;
        throw error;
      }
    }
  }
}
