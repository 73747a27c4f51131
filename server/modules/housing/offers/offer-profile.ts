import type { Point } from '../../../../domain/places/distance.ts';
import { MAX_LEASE_MONTHS } from '../../../../domain/search/search-query.ts';
import type { Floorplan, FloorplanTerms } from '../../../../domain/search/floorplan.ts';

/**
 * What a closest search scores of a listing, packed in the bytes of its offer for any number of bedrooms: thousands are
 * read as one value, without a join and a row for each. The two halves of this file agree on the layout.
 */
export interface OfferProfile extends Point {
  id: number;
  facts: number;
  /** Where its floorplans begin in the bytes, and their number. */
  at: number;
  count: number;
}

/** A floorplan as it is scored; its terms only where they are asked for. */
export type ScoredFloorplan = Omit<Floorplan, 'sq'>;

const HEAD_BYTES = 30;
const FLOORPLAN_BYTES = 24;
const NOT_STATED = -1;
const FIRST_DAY = '2000-01-01';
const DAY_MS = 86_400_000;
const leaseLengths = Array.from({ length: MAX_LEASE_MONTHS }, (_, index) => index + 1);

/** Returns SQL for the profile of a listing `l`, grouped, with its floorplans `f`. */
export const offerProfileSql = (facts: string): string => `
  float8send(l.id) || float8send(l.lat) || float8send(l.lon) || int4send(${facts}) || int2send(count(*)::smallint)
  || string_agg(int2send(f.bedrooms) || int2send((f.bathrooms * 10)::smallint) || int4send(f.rent)
    || int4send(coalesce(f.utilities, ${NOT_STATED}))
    || int4send(coalesce(f.available_on - date '${FIRST_DAY}', ${NOT_STATED}))
    || float8send((select coalesce(sum(2::float8 ^ (months - 1)), 0) from unnest(f.lease_months) months)), '')`;

/** Returns the profiles in these bytes, one after another. */
export function readProfiles(bytes: Buffer): OfferProfile[] {
  const profiles: OfferProfile[] = [];
  for (let at = 0; at < bytes.length;) {
    const count = bytes.readInt16BE(at + 28);
    profiles.push({
      id: bytes.readDoubleBE(at),
      lat: bytes.readDoubleBE(at + 8),
      lon: bytes.readDoubleBE(at + 16),
      facts: bytes.readInt32BE(at + 24),
      at: at + HEAD_BYTES,
      count,
    });
    at += HEAD_BYTES + count * FLOORPLAN_BYTES;
  }
  return profiles;
}

/** Returns the floorplans of a profile in these bytes. */
export function readFloorplans(bytes: Buffer, { at, count }: OfferProfile, withTerms: boolean): ScoredFloorplan[] {
  const floorplans: ScoredFloorplan[] = [];
  for (let start = at; start < at + count * FLOORPLAN_BYTES; start += FLOORPLAN_BYTES) {
    const [bedrooms, bathrooms, rent] = [
      bytes.readInt16BE(start),
      bytes.readInt16BE(start + 2) / 10,
      bytes.readInt32BE(start + 4),
    ];
    floorplans.push({ bedrooms, bathrooms, rent, ...(withTerms && readTerms(bytes, start + 8)) });
  }
  return floorplans;
}

function readTerms(bytes: Buffer, start: number): FloorplanTerms {
  const [utilities, day, months] = [
    bytes.readInt32BE(start),
    bytes.readInt32BE(start + 4),
    bytes.readDoubleBE(start + 8),
  ];
  const availableOn = new Date(Date.parse(FIRST_DAY) + day * DAY_MS).toISOString().slice(0, 10);
  return {
    utilities: utilities === NOT_STATED ? null : utilities,
    availableOn: day === NOT_STATED ? null : availableOn,
    leaseMonths: leaseLengths.filter((length) => Math.floor(months / 2 ** (length - 1)) % 2 === 1),
  };
}
