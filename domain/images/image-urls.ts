import type { ImagePair } from '../posting/drafts/draft.ts';

export type ImageSize = 'large' | 'small';

/** Pixels of the two sizes of every image. */
export const imageSizes: Record<ImageSize, { width: number; height: number }> = {
  large: { width: 1200, height: 800 },
  small: { width: 480, height: 320 },
};

/** Widths in pixels in which every image is also served as WebP, for responsive images. */
export const webpWidths = [480, 720, 960, 1600] as const;
export type WebpWidth = (typeof webpWidths)[number];

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(large|small)\.jpg$/;

/** Returns `0b8f2c1e-…-large.jpg`: the file's name in storage and the last segment of its URL. */
export const imageFileName = (id: string, size: ImageSize): string => `${id}-${size}.jpg`;

const WEBP_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(480|720|960|1600)\.webp$/;

/** Returns `0b8f2c1e-…-720.webp`: the same for one of the WebP files. */
export const webpFileName = (id: string, width: WebpWidth): string => `${id}-${width}.webp`;

/** Parses the name of a WebP file; null for any other name. */
export function parseWebpFileName(name: string): { id: string; width: WebpWidth } | null {
  const [, id, text] = WEBP_FILE.exec(name) ?? [];
  const width = webpWidths.find((one) => String(one) === text);
  return id === undefined || width === undefined ? null : { id, width };
}

/** Returns the `srcset` of an image by one of its URLs, up to a width; undefined for an image of another site. */
export function webpSrcSet(address: string, most: WebpWidth): string | undefined {
  const named = parseImageFileName(address.replace(/^\/pictures\//, ''));
  if (!named) return undefined;
  const widths = webpWidths.filter((width) => width <= most);
  return widths.map((width) => `/pictures/${webpFileName(named.id, width)} ${width}w`).join(', ');
}

/** Returns an image's two URLs on this site. */
export const imagePairUrls = (id: string): ImagePair => ({
  large: `/pictures/${imageFileName(id, 'large')}`,
  small: `/pictures/${imageFileName(id, 'small')}`,
});

/** Parses a file's name; null for any other name. */
export function parseImageFileName(name: string): { id: string; size: ImageSize } | null {
  const [, id, size] = FILE.exec(name) ?? [];
  return id === undefined ? null : { id, size: size === 'small' ? 'small' : 'large' };
}

/** Returns the id of a pair built by imagePairUrls; null for any other. */
export function imageIdOfPair({ large, small }: ImagePair): string | null {
  const named = parseImageFileName(large.replace(/^\/pictures\//, ''));
  if (!named) return null;
  const pair = imagePairUrls(named.id);
  return pair.large === large && pair.small === small ? named.id : null;
}
