import { imagePairUrls } from '../../domain/images/image-urls.ts';
import { bedroomCount } from '../../domain/options/bedrooms.ts';
import { HOUSE } from '../../domain/options/property-types.ts';
import type { ImagePair } from '../../domain/posting/drafts/draft.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import { seededUuid } from '../seeded-uuid.ts';

/** The number of files of each kind in `demo/images`, named `house-1.webp`; `plan-3-…` shows three bedrooms. */
const fileCounts = {
  apartment: 20,
  house: 20,
  living: 14,
  bedroom: 14,
  kitchen: 14,
  'plan-0': 2,
  'plan-1': 2,
  'plan-2': 2,
  'plan-3': 2,
  'plan-4': 2,
  'plan-5': 2,
  'plan-6': 2,
} as const;
type ImageKind = keyof typeof fileCounts;

const LARGEST_PLAN = 6;
/** Distributes consecutive listings over the images of a kind: no two in a row look alike. */
const SPREAD = 97;

const nameOf = (kind: ImageKind, index: number) => `${kind}-${(index % fileCounts[kind]) + 1}`;
const idOf = (name: string) => seededUuid(`image ${name}`);

/** The images that demo listings share, as the names of their files by the images' ids. */
export const demoImageNames: ReadonlyMap<string, string> = new Map(
  Object.entries(fileCounts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`).map((name) => [idOf(name), name] as const),
  ),
);

/** Returns the name of an exterior's file. */
export const demoExterior = (number: number, type: number): string =>
  nameOf(type === HOUSE ? 'house' : 'apartment', number);

/** Returns the name of a file that shows a room. */
export const demoRoom = (number: number): string => nameOf(number % 2 === 0 ? 'bedroom' : 'living', number);

/** Returns a listing's four or five images: outside, two or three rooms, and its first floorplan. */
export function demoImages(
  number: number,
  type: number,
  floorplans: readonly Pick<Floorplan, 'bedrooms'>[],
): ImagePair[] {
  const bedrooms = Math.min(LARGEST_PLAN, bedroomCount(floorplans[0]?.bedrooms ?? 1) ?? 1);
  const at = number * SPREAD;
  const names = [
    demoExterior(at, type),
    nameOf('living', at),
    ...(bedrooms === 0 ? [] : [nameOf('bedroom', at + 5)]),
    nameOf('kitchen', at + 9),
    nameOf(`plan-${bedrooms}` as ImageKind, number),
  ];
  return names.map((name) => imagePairUrls(idOf(name)));
}
