import { LRUCache } from 'lru-cache';
import type { ReadPool } from '../../../replicas/replicas.ts';
import { ANY_BEDROOMS } from './offer-index.ts';
import { profileStarts, readProfile } from './offer-profile.ts';

/** The profiles of a strip of latitude from west to east, and where each begins. */
export interface OfferStrip {
  version: string;
  bytes: Buffer;
  starts: Uint32Array;
}

/** About half a million listings. */
const MAX_BYTES = 64 * 1_048_576;
const STRIP_BYTES = 200;

const VERSIONS = {
  name: 'offer-strip-versions',
  text: `select strip, string_agg(token::text, ',' order by token) as version
    from offer_change where strip = any($1::integer[]) group by strip`,
};
const PROFILES = {
  name: 'offer-strip-profiles',
  text: `select strip, string_agg(profile, '' order by lon) as profiles
    from offer where bedrooms = ${ANY_BEDROOMS} and strip = any($1::integer[]) group by strip`,
};

/**
 * Keeps strips of the offer index in memory for closest searches (ADR 0083). Each call asks the database for the
 * version of every strip, which the transaction that changes an offer changes too: what is returned is never older than
 * the call, whichever process wrote.
 */
export class OfferStrips {
  readonly #cache = new LRUCache<number, OfferStrip>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, starts }) => STRIP_BYTES + bytes.length + starts.byteLength,
  });

  constructor(private readonly pool: ReadPool) {}

  /** Returns these strips as they are now. */
  async read(strips: readonly number[]): Promise<OfferStrip[]> {
    const { rows } = await this.pool.query<{ strip: number; version: string }>({ ...VERSIONS, values: [strips] });
    const versions = new Map(rows.map(({ strip, version }) => [strip, version]));
    const found = new Map<number, OfferStrip>();
    for (const strip of strips) {
      const cached = this.#cache.get(strip);
      if (cached && cached.version === (versions.get(strip) ?? '')) found.set(strip, cached);
    }
    const missing = strips.filter((strip) => !found.has(strip));
    // Read after the versions: a change in between makes a strip newer than its version, and it is read again.
    if (missing.length > 0)
      for (const [strip, bytes] of await this.#load(missing)) {
        const read = { version: versions.get(strip) ?? '', bytes, starts: profileStarts(bytes) };
        found.set(strip, read);
        this.#cache.set(strip, read);
      }
    return [...found.values()];
  }

  async #load(strips: readonly number[]): Promise<[number, Buffer][]> {
    const { rows } = await this.pool.query<{ strip: number; profiles: Buffer }>({ ...PROFILES, values: [strips] });
    const profiles = new Map(rows.map((row) => [row.strip, row.profiles]));
    return strips.map((strip) => [strip, profiles.get(strip) ?? Buffer.alloc(0)]);
  }
}

/** Returns the index of the first profile of a strip that is not west of this longitude. */
export function firstFrom({ bytes, starts }: Pick<OfferStrip, 'bytes' | 'starts'>, west: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (readProfile(bytes, starts[middle] ?? 0).lon < west) low = middle + 1;
    else high = middle;
  }
  return low;
}
