import { imagePairUrls } from '../../domain/images/image-urls.ts';
import { bedroomCount } from '../../domain/options/bedrooms.ts';
import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import type { ImagePair } from '../../domain/posting/drafts/draft.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import type { DrawingRecipe } from '../drawings/drawing-recipe.ts';
import { deterministicUuid } from './deterministic-uuid.ts';

/** The number of facades; images are shared, since a hundred thousand listings do not need one each. */
const FACADES = 240;
const ROOMS = 96;
const PLANS = 12;
const LARGEST_PLAN = 6;

export interface DemoImage {
  id: string;
  drawn: DrawingRecipe;
}

const pooled = (drawn: DrawingRecipe): DemoImage => ({
  id: deterministicUuid(`picture ${drawn.kind} ${drawn.type ?? ''} ${drawn.bedrooms ?? ''} ${drawn.seed}`),
  drawn,
});

const upTo = (count: number) => Array.from({ length: count }, (_, seed) => seed);

export const demoImagePool: readonly DemoImage[] = [
  ...[APARTMENT, HOUSE].flatMap((type) => upTo(FACADES).map((seed) => pooled({ kind: 'facade', seed, type }))),
  ...(['living', 'bedroom', 'kitchen'] as const).flatMap((kind) => upTo(ROOMS).map((seed) => pooled({ kind, seed }))),
  ...upTo(LARGEST_PLAN + 1).flatMap((bedrooms) => upTo(PLANS).map((seed) => pooled({ kind: 'plan', seed, bedrooms }))),
];

const key = ({ kind, seed, type, bedrooms }: DrawingRecipe) => `${kind}/${type ?? ''}/${bedrooms ?? ''}/${seed}`;
const idOf = new Map(demoImagePool.map(({ id, drawn }) => [key(drawn), id]));

const pair = (drawn: DrawingRecipe): ImagePair => imagePairUrls(idOf.get(key(drawn)) ?? '');

/** Multiplied with an index, distributes consecutive listings over the pool: no two in a row look alike. */
const SPREAD = 97;

/** Returns the four or five images of a demo listing: outside, two or three rooms, and the drawing of its first floorplan. */
export function demoImages(index: number, type: number, floorplans: readonly Floorplan[]): ImagePair[] {
  const at = (size: number, shift: number) => (index * SPREAD + shift) % size;
  const bedrooms = Math.min(LARGEST_PLAN, bedroomCount(floorplans[0]?.bedrooms ?? 1) ?? 1);
  return [
    pair({ kind: 'facade', seed: at(FACADES, 0), type: type === HOUSE ? HOUSE : APARTMENT }),
    pair({ kind: 'living', seed: at(ROOMS, 0) }),
    ...(bedrooms === 0 ? [] : [pair({ kind: 'bedroom', seed: at(ROOMS, 31) })]),
    pair({ kind: 'kitchen', seed: at(ROOMS, 67) }),
    pair({ kind: 'plan', seed: at(PLANS, 5), bedrooms }),
  ];
}
