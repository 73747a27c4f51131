import { MAX_LEASE_MONTHS } from '../../../../domain/limits.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import type { Floorplan, FloorplanTerms } from '../../../../domain/search/floorplan.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

/**
 * What a closest search scores of a listing, packed in the bytes of its offer for any number of bedrooms: thousands are
 * read as one value, without a join and a row for each. SQL writes and this file reads the same layout.
 */
export interface OfferProfile extends Point {
  id: number;
  facts: number;
  /** Whether a reminder to confirm it stayed unanswered (K65). */
  stale: boolean;
}

/** A floorplan as it is scored; with its terms only where they are asked for. */
type ScoredFloorplan = Omit<Floorplan, 'sq'>;

const HEAD_BYTES = 30;
const COUNT_AT = 28;
const FLOORPLAN_BYTES = 24;
/** The bit of a stale listing, beside its facts. */
const STALE = 1 << 30;
const NOT_STATED = -1;
const FIRST_DAY = '2000-01-01';
const leaseLengths = Array.from({ length: MAX_LEASE_MONTHS }, (_, index) => index + 1);

/** Returns SQL for the profile of a listing `l`, grouped, with its floorplans `f`. */
export const offerProfileSql = (facts: string): string => `
  float8send(l.id) || float8send(l.lat) || float8send(l.lon) || int4send((${facts}) | case when l.stale_at is not null then ${STALE} else 0 end) || int2send(count(*)::smallint)
  || string_agg(int2send(f.bedrooms) || int2send((f.bathrooms * 10)::smallint) || int4send(f.rent)
    || int4send(coalesce(f.utilities, ${NOT_STATED}))
    || int4send(coalesce(f.available_on - date '${FIRST_DAY}', ${NOT_STATED}))
    || float8send((select coalesce(sum(2::float8 ^ (months - 1)), 0) from unnest(f.lease_months) months)), '')`;

/** Returns where each profile begins in bytes that hold many, one after another. */
export function profileStarts(bytes: Buffer): Uint32Array {
  const starts: number[] = [];
  for (let at = 0; at < bytes.length; at += HEAD_BYTES + bytes.readInt16BE(at + COUNT_AT) * FLOORPLAN_BYTES)
    starts.push(at);
  return Uint32Array.from(starts);
}

export function readProfile(bytes: Buffer, start: number): OfferProfile {
  const facts = bytes.readInt32BE(start + 24);
  return {
    id: bytes.readDoubleBE(start),
    lat: bytes.readDoubleBE(start + 8),
    lon: bytes.readDoubleBE(start + 16),
    facts: facts & ~STALE,
    stale: (facts & STALE) !== 0,
  };
}

/** Returns the floorplans of the profile that begins there. */
export function readFloorplans(bytes: Buffer, start: number, withTerms: boolean): ScoredFloorplan[] {
  const floorplans: ScoredFloorplan[] = [];
  const end = start + HEAD_BYTES + bytes.readInt16BE(start + COUNT_AT) * FLOORPLAN_BYTES;
  for (let at = start + HEAD_BYTES; at < end; at += FLOORPLAN_BYTES) {
    const size = {
      bedrooms: bytes.readInt16BE(at),
      bathrooms: bytes.readInt16BE(at + 2) / 10,
      rent: bytes.readInt32BE(at + 4),
    };
    floorplans.push(withTerms ? { ...size, ...readTerms(bytes, at + 8) } : size);
  }
  return floorplans;
}

function readTerms(bytes: Buffer, at: number): FloorplanTerms {
  const [utilities, day, months] = [bytes.readInt32BE(at), bytes.readInt32BE(at + 4), bytes.readDoubleBE(at + 8)];
  const availableOn = new Date(Date.parse(FIRST_DAY) + day * DAY_MS).toISOString().slice(0, 10);
  return {
    utilities: utilities === NOT_STATED ? null : utilities,
    availableOn: day === NOT_STATED ? null : availableOn,
    leaseMonths: leaseLengths.filter((length) => Math.floor(months / 2 ** (length - 1)) % 2 === 1),
  };
}
