import type { ImagePair } from '../posting/drafts/draft.ts';

export type ImageSize = 'large' | 'small';

/** Pixels of the two sizes every picture has. */
export const imageSizes: Record<ImageSize, { width: number; height: number }> = {
  large: { width: 1200, height: 800 },
  small: { width: 480, height: 320 },
};

/** Widths in which every picture is also given out as WebP: a phone takes the one that its screen shows. */
export const webpWidths = [480, 720, 960, 1600] as const;
export type WebpWidth = (typeof webpWidths)[number];

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(large|small)\.jpg$/;

/** `0b8f2c1e-…-large.jpg`: the file's name in the store and the end of its address. */
export const imageFileName = (id: string, size: ImageSize): string => `${id}-${size}.jpg`;

const WEBP_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(480|720|960|1600)\.webp$/;

/** `0b8f2c1e-…-720.webp`: the same for one of the WebP files. */
export const webpFileName = (id: string, width: WebpWidth): string => `${id}-${width}.webp`;

/** Reads the name of a WebP file; null for what is not one. */
export function parseWebpFileName(name: string): { id: string; width: WebpWidth } | null {
  const [, id, text] = WEBP_FILE.exec(name) ?? [];
  const width = webpWidths.find((one) => String(one) === text);
  return id === undefined || width === undefined ? null : { id, width };
}

/** The `srcset` of a picture by one of its addresses, up to a width; undefined for a picture that is not ours. */
export function webpSrcSet(address: string, most: WebpWidth): string | undefined {
  const named = parseImageFileName(address.replace(/^\/pictures\//, ''));
  return named
    ? webpWidths
        .filter((width) => width <= most)
        .map((width) => `/pictures/${webpFileName(named.id, width)} ${width}w`)
        .join(', ')
    : undefined;
}

/** A picture's two addresses on this site. */
export const imagePairUrls = (id: string): ImagePair => ({
  large: `/pictures/${imageFileName(id, 'large')}`,
  small: `/pictures/${imageFileName(id, 'small')}`,
});

/** Reads a file's name; null for what is not one. */
export function parseImageFileName(name: string): { id: string; size: ImageSize } | null {
  const [, id, size] = FILE.exec(name) ?? [];
  return id === undefined ? null : { id, size: size === 'small' ? 'small' : 'large' };
}

/** The id of a pair as imagePairUrls writes it; null for any other. */
export function imageIdOfPair({ large, small }: ImagePair): string | null {
  const named = parseImageFileName(large.replace(/^\/pictures\//, ''));
  if (!named) return null;
  const pair = imagePairUrls(named.id);
  return pair.large === large && pair.small === small ? named.id : null;
}
