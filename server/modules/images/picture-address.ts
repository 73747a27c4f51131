import type { ImagePair } from '../../../domain/posting/draft.ts';
import type { PictureSize } from './drawn/drawn-picture.ts';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(large|small)\.jpg$/;

/** `0b8f2c1e-…-large.jpg`: the file's name in the store and the end of its address. */
export const fileName = (id: string, size: PictureSize): string => `${id}-${size}.jpg`;

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
