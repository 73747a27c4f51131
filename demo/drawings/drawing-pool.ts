import { imagePairUrls } from '../../domain/images/image-urls.ts';
import { bedroomCount } from '../../domain/options/bedrooms.ts';
import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import type { ImagePair } from '../../domain/posting/drafts/draft.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import type { DrawingRecipe } from './drawing-recipe.ts';

interface PoolOptions {
  facades: number;
  rooms: number;
  plans: number;
  /** Multiplied with a listing's number, distributes consecutive listings over the pool: no two in a row look alike. */
  spread: number;
  /** Added for bedrooms and kitchens, so that the rooms of a listing have different seeds. */
  shifts: { bedroom: number; kitchen: number };
}

const LARGEST_PLAN = 6;

const upTo = (count: number) => Array.from({ length: count }, (_, seed) => seed);
const keyOf = ({ kind, type, bedrooms, seed }: DrawingRecipe) => `${kind} ${type ?? ''} ${bedrooms ?? ''} ${seed}`;

/** Creates the drawings that generated listings share, with an id for each, and what chooses those of a listing. */
export function drawingPool({ facades, rooms, plans, spread, shifts }: PoolOptions, idOf: (name: string) => string) {
  const recipes: DrawingRecipe[] = [
    ...[APARTMENT, HOUSE].flatMap((type) => upTo(facades).map((seed) => ({ kind: 'facade' as const, seed, type }))),
    ...(['living', 'bedroom', 'kitchen'] as const).flatMap((kind) => upTo(rooms).map((seed) => ({ kind, seed }))),
    ...upTo(LARGEST_PLAN + 1).flatMap((bedrooms) =>
      upTo(plans).map((seed) => ({ kind: 'plan' as const, seed, bedrooms })),
    ),
  ];
  const pool = recipes.map((drawn) => ({ id: idOf(`picture ${keyOf(drawn)}`), drawn }));
  const ids = new Map(pool.map(({ id, drawn }) => [keyOf(drawn), id]));
  return {
    pool,
    /** Returns a listing's four or five images: outside, two or three rooms, and the drawing of its first floorplan. */
    imagesOf: (number: number, type: number, floorplans: readonly Pick<Floorplan, 'bedrooms'>[]): ImagePair[] => {
      const at = (size: number, shift: number) => (number * spread + shift) % size;
      const bedrooms = Math.min(LARGEST_PLAN, bedroomCount(floorplans[0]?.bedrooms ?? 1) ?? 1);
      const shown: DrawingRecipe[] = [
        { kind: 'facade', seed: at(facades, 0), type: type === HOUSE ? HOUSE : APARTMENT },
        { kind: 'living', seed: at(rooms, 0) },
        ...(bedrooms === 0 ? [] : [{ kind: 'bedroom' as const, seed: at(rooms, shifts.bedroom) }]),
        { kind: 'kitchen', seed: at(rooms, shifts.kitchen) },
        { kind: 'plan', seed: at(plans, 5), bedrooms },
      ];
      return shown.map((drawn) => imagePairUrls(ids.get(keyOf(drawn)) ?? ''));
    },
  };
}
