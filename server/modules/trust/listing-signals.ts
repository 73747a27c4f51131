import type { EntityManager } from '@mikro-orm/postgresql';
import { imageIdOfPair } from '../../../domain/images/image-urls.ts';
import { REMOVED } from '../../../domain/options/listing-status.ts';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { arrayOf } from '../../sql/statements.ts';

/** What is compared with the listings of other accounts. */
export interface SignalSubject {
  accountId: number;
  phone: string;
  address: string;
  zip: string;
  description: string;
  images: readonly ImagePair[];
  lat: number;
  lon: number;
  floorplans: readonly { bedrooms: number; rent: number | string }[];
}

/** How likely a listing is a copy or a scam, for staff only: it holds and hides nothing (K66). */
export interface ListingScore {
  score: number;
  /** What adds to the score, each with its points. */
  signals: string[];
}

/** Shorter descriptions are alike by chance. */
const MIN_TEXT = 80;
/** The most bits in which the hashes of two versions of one image differ. */
const SAME_IMAGE_BITS = 5;
/** The share of the median rent per bedroom nearby below which a price is suspicious. */
const LOW_PRICE = 0.5;
/** Half the sides of the area whose rents count, in degrees: about five miles. */
const [NEAR_LAT, NEAR_LON] = [0.07, 0.09];
/** Floorplans without which there is no median. */
const MIN_RENTS = 10;

const points = { phone: 30, address: 30, text: 30, image: 20, price: 40 } as const;
const words: Record<keyof typeof points, string> = {
  phone: "the phone of another account's listing",
  address: "the address of another account's listing",
  text: "the description of another account's listing",
  image: "an image of another account's listing",
  price: 'a price far below the median nearby',
};

/** SQL of the bedrooms that a bedroom code counts as: a studio (9) as one. */
const BEDROOMS = '(case when f.bedrooms between 1 and 8 then f.bedrooms else 1 end)';
const bedroomsOf = (code: number): number => (code >= 1 && code <= 8 ? code : 1);

/** What staff compare side by side. */
export interface ComparedListing {
  name: string;
  /** Null for a draft in review. */
  slug: string | null;
  phone: string;
  address: string;
  text: string;
  images: readonly ImagePair[];
}

/** The most listings that staff compare with one. */
const SIMILAR_MAX = 3;
/** Selects the images alike to one of those of `?`. */
const ALIKE = `select p.id from image own join image p
  on p.id <> own.id and bit_count(p.hash # own.hash) <= ${SAME_IMAGE_BITS} where own.id = any(?::uuid[])`;

/** Returns the digits of the phone, the ids of the images as an array, and the condition on listings of others. */
const comparisonOf = ({ accountId, phone, images }: SignalSubject) => ({
  digits: phone.replaceAll(/\D/g, ''),
  alike: arrayOf(images.map(imageIdOfPair).filter((id) => id !== null)),
  other: `l.account_id <> ${Number(accountId)} and l.status <> ${REMOVED}`,
});

/** Returns listings of other accounts that share a phone, address, description or image with a listing. */
export async function findComparableListings(em: EntityManager, subject: SignalSubject): Promise<ComparedListing[]> {
  const { address, zip, description } = subject;
  const { digits, alike, other } = comparisonOf(subject);
  return em.execute<ComparedListing[]>(
    `with alike as materialized (${ALIKE}), matched as (
       (select l.id from listing_contact c join listing l on l.id = c.listing_id where ${other} and c.phone = ? limit ${SIMILAR_MAX})
       union (select l.id from listing l where ${other} and l.zip = ? and lower(l.address) = lower(?) limit ${SIMILAR_MAX})
       union (select l.id from listing l where ${other} and length(?) >= ${MIN_TEXT} and l.description_text = ? limit ${SIMILAR_MAX})
       union (select l.id from listing l where ${other}
                and exists (select from alike where l.images::text like '%' || alike.id || '%') limit ${SIMILAR_MAX}))
     select l.name, l.slug, c.phone, concat_ws(', ', l.address, l.city, l.state || ' ' || l.zip) as address,
         coalesce(l.description_text, l.description) as text, l.images
       from matched join listing l using (id) join listing_contact c on c.listing_id = id order by id limit ${SIMILAR_MAX}`,
    [alike, digits, zip, address.trim(), description, description],
  );
}

/** Compares a listing, or a draft in review, with the listings of other accounts and with rents nearby. */
export async function scoreListing(em: EntityManager, subject: SignalSubject): Promise<ListingScore> {
  const { address, zip, description, lat, lon, floorplans } = subject;
  const { digits, alike, other } = comparisonOf(subject);
  const nearby = [lat - NEAR_LAT, lat + NEAR_LAT, lon - NEAR_LON, lon + NEAR_LON];
  type Row = Record<'phone' | 'address' | 'text' | 'image', boolean> & { median: number | null };
  const [row] = await em.execute<Row[]>(
    `select exists (select from listing_contact c join listing l on l.id = c.listing_id
         where ${other} and c.phone = ?) as phone,
       exists (select from listing l where ${other} and l.zip = ? and lower(l.address) = lower(?)) as address,
       length(?) >= ${MIN_TEXT} and exists (select from listing l
         where ${other} and l.description_text = ?) as text,
       exists (with alike as materialized (${ALIKE})
         select from listing l where ${other}
           and exists (select from alike where l.images::text like '%' || alike.id || '%')) as image,
       (select case when count(*) >= ${MIN_RENTS}
           then percentile_cont(0.5) within group (order by f.rent::float / ${BEDROOMS}) end
         from floorplan f join listing l on l.id = f.listing_id
         where ${other} and l.lat between ? and ? and l.lon between ? and ?) as median`,
    [digits, zip, address.trim(), description, description, alike, ...nearby],
  );
  const lowest = Math.min(...floorplans.map(({ bedrooms, rent }) => Number(rent) / bedroomsOf(bedrooms)));
  const median = row?.median ?? null;
  const found = { ...row, price: median !== null && lowest < median * LOW_PRICE };
  const names = (Object.keys(points) as (keyof typeof points)[]).filter((name) => found[name] === true);
  return {
    score: names.reduce((sum, name) => sum + points[name], 0),
    signals: names.map((name) => `${words[name]} (${points[name]})`),
  };
}

/** Returns the score of a stored listing. */
export async function scoreOfListing(em: EntityManager, listingId: number): Promise<ListingScore> {
  const [row] = await em.execute<SignalSubject[]>(
    `select l.account_id as "accountId", c.phone, l.address, l.zip, l.description_text as description, l.images, l.lat, l.lon,
       (select jsonb_agg(jsonb_build_object('bedrooms', f.bedrooms, 'rent', f.rent)) from floorplan f
         where f.listing_id = l.id) as floorplans
     from listing l join listing_contact c on c.listing_id = l.id where l.id = ?`,
    [listingId],
  );
  return row ? scoreListing(em, { ...row, floorplans: row.floorplans ?? [] }) : { score: 0, signals: [] };
}

/** Returns a line for staff; null for a score of 0. */
export const scoreLine = ({ score, signals }: ListingScore): string | null =>
  score === 0 ? null : `score ${score}: ${signals.join(', ')}`;
