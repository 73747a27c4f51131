import { imagePairUrls } from '../../domain/images/image-urls.ts';
import type { DrawingRecipe } from '../../demo/drawings/drawing-recipe.ts';
import { bedroomCount } from '../../domain/options/bedrooms.ts';
import { HOUSE, APARTMENT } from '../../domain/options/property-types.ts';
import type { ImagePair } from '../../domain/posting/drafts/draft.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import { uuidOf } from '../world/ids.ts';

/** Number of exterior images. Listings share images; there are enough that no two on a page look alike. */
const FACADES = 80;
const ROOMS = 40;
const PLANS = 8;
const LARGEST_PLAN = 6;

const upTo = (count: number) => Array.from({ length: count }, (_, seed) => seed);
const pool: readonly DrawingRecipe[] = [
  ...[APARTMENT, HOUSE].flatMap((type) => upTo(FACADES).map((seed) => ({ kind: 'facade' as const, seed, type }))),
  ...(['living', 'bedroom', 'kitchen'] as const).flatMap((kind) => upTo(ROOMS).map((seed) => ({ kind, seed }))),
  ...upTo(LARGEST_PLAN + 1).flatMap((bedrooms) =>
    upTo(PLANS).map((seed) => ({ kind: 'plan' as const, seed, bedrooms })),
  ),
];

const keyOf = ({ kind, type, bedrooms, seed }: DrawingRecipe) => `${kind} ${type ?? ''} ${bedrooms ?? ''} ${seed}`;
const ids = new Map(pool.map((drawn) => [keyOf(drawn), uuidOf(`picture ${keyOf(drawn)}`)]));
const idOf = (drawn: DrawingRecipe): string => ids.get(keyOf(drawn)) ?? '';

/** Every image that a seeded listing can show, by its id. */
export const imagePool: ReadonlyMap<string, DrawingRecipe> = new Map(pool.map((drawn) => [idOf(drawn), drawn]));

const SPREAD = 37;

/** Returns a listing's images: exterior, two or three rooms, and its first floorplan. */
export function listingImages(number: number, type: number, floorplans: readonly Floorplan[]): ImagePair[] {
  const at = (size: number, shift: number) => (number * SPREAD + shift) % size;
  const bedrooms = Math.min(LARGEST_PLAN, bedroomCount(floorplans[0]?.bedrooms ?? 1) ?? 1);
  const shown: DrawingRecipe[] = [
    { kind: 'facade', seed: at(FACADES, 0), type: type === HOUSE ? HOUSE : APARTMENT },
    { kind: 'living', seed: at(ROOMS, 0) },
    ...(bedrooms === 0 ? [] : [{ kind: 'bedroom' as const, seed: at(ROOMS, 13) }]),
    { kind: 'kitchen', seed: at(ROOMS, 29) },
    { kind: 'plan', seed: at(PLANS, 5), bedrooms },
  ];
  return shown.map((drawn) => imagePairUrls(idOf(drawn)));
}
