import type { ImagePair } from './posting/draft.ts';
import type { PictureSize } from './drawings/drawn-picture.ts';

/** Widths in which every picture is also given out as WebP: a phone takes the one that its screen shows. */
export const slimWidths = [480, 720, 960, 1600] as const;
export type SlimWidth = (typeof slimWidths)[number];

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(large|small)\.jpg$/;

/** `0b8f2c1e-…-large.jpg`: the file's name in the store and the end of its address. */
export const fileName = (id: string, size: PictureSize): string => `${id}-${size}.jpg`;

const SLIM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(480|720|960|1600)\.webp$/;

/** `0b8f2c1e-…-720.webp`: the same for one of the WebP files. */
export const slimName = (id: string, width: SlimWidth): string => `${id}-${width}.webp`;

/** Reads the name of a WebP file; null for what is not one. */
export function parseSlimName(name: string): { id: string; width: SlimWidth } | null {
  const [, id, text] = SLIM.exec(name) ?? [];
  const width = slimWidths.find((one) => String(one) === text);
  return id === undefined || width === undefined ? null : { id, width };
}

/** The `srcset` of a picture by one of its addresses, up to a width; undefined for a picture that is not ours. */
export function slimSet(address: string, most: SlimWidth): string | undefined {
  const named = parseFileName(address.replace(/^\/pictures\//, ''));
  return named
    ? slimWidths
        .filter((width) => width <= most)
        .map((width) => `/pictures/${slimName(named.id, width)} ${width}w`)
        .join(', ')
    : undefined;
}

/** A picture's two addresses on this site. */
export const pairOf = (id: string): ImagePair => ({
  large: `/pictures/${fileName(id, 'large')}`,
  small: `/pictures/${fileName(id, 'small')}`,
});

/** Reads a file's name; null for what is not one. */
export function parseFileName(name: string): { id: string; size: PictureSize } | null {
  const [, id, size] = FILE.exec(name) ?? [];
  return id === undefined ? null : { id, size: size === 'small' ? 'small' : 'large' };
}

/** The id of a pair as pairOf writes it; null for any other. */
export function idOfPair({ large, small }: ImagePair): string | null {
  const named = parseFileName(large.replace(/^\/pictures\//, ''));
  if (!named) return null;
  const pair = pairOf(named.id);
  return pair.large === large && pair.small === small ? named.id : null;
}
