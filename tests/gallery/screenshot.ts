import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

/**
 * Screenshots of frames are stored small and compared by the means of small blocks: differences between Chromium
 * versions (the weight of text) must pass, differences visible to a person must not. README.md beside this file has the
 * measurements.
 */

/** Factor by which a stored screenshot is smaller than its viewport. */
const SHRINK = { 390: 5, 1280: 6 } as const;
/** The side of a block, in pixels of the stored screenshot. */
const BLOCK = 3;
/** Maximum difference of the mean color of a block, of 255. */
const TOLERANCE = 13.5;
/**
 * Maximum difference of a pixel in two screenshots of the same page, of 255: on a busy machine, Chromium renders the
 * edge of a rounded corner lighter or darker by three from one screenshot to the next, without end.
 */
const GRAIN = 6;
/** Maximum difference of a page's height, in viewport pixels. */
const HEIGHT_TOLERANCE = 5;

/** Pixels in rows, three bytes each. */
export interface Screenshot {
  data: Buffer;
  width: number;
  height: number;
}

const pixels = async (image: Sharp): Promise<Screenshot> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const raw = ({ data, width, height }: Screenshot) => sharp(data, { raw: { width, height, channels: 3 } });

/** Returns whether two screenshots show the same except for rendering noise. */
export async function isSameRendering(first: Buffer, second: Buffer): Promise<boolean> {
  if (first.equals(second)) return true;
  const [one, other] = await Promise.all([pixels(sharp(first)), pixels(sharp(second))]);
  if (one.width !== other.width || one.height !== other.height) return false;
  return one.data.every((value, at) => Math.abs(value - (other.data[at] ?? 0)) <= GRAIN);
}

/** Returns a screenshot in the stored size. */
export async function shrunk(screenshot: Buffer, width: keyof typeof SHRINK): Promise<Screenshot> {
  const { height = 1 } = await sharp(screenshot).metadata();
  const scale = SHRINK[width];
  const small = sharp(screenshot).resize(Math.round(width / scale), Math.max(1, Math.round(height / scale)), {
    fit: 'fill',
    kernel: 'mitchell',
  });
  return pixels(small);
}

export const encoded = (picture: Screenshot): Promise<Buffer> =>
  raw(picture).webp({ nearLossless: true, quality: 20, effort: 6 }).toBuffer();

export const decoded = (file: Buffer): Promise<Screenshot> => pixels(sharp(file));

/** Pads an image to the height of another, in a color that no page has. */
const padded = async (picture: Screenshot, height: number): Promise<Screenshot> =>
  picture.height >= height
    ? pixels(raw(picture).extract({ left: 0, top: 0, width: picture.width, height }))
    : pixels(raw(picture).extend({ bottom: height - picture.height, background: '#ff00ff' }));

/** Returns the largest difference of the means of two blocks in any color channel, and its position. */
function largestDifference(one: Screenshot, other: Screenshot): { by: number; x: number; y: number } {
  const largest = { by: 0, x: 0, y: 0 };
  for (let y = 0; y + BLOCK <= one.height; y++)
    for (let x = 0; x + BLOCK <= one.width; x++)
      for (let colour = 0; colour < 3; colour++) {
        let sum = 0;
        for (let row = y; row < y + BLOCK; row++)
          for (let column = x; column < x + BLOCK; column++) {
            const at = (row * one.width + column) * 3 + colour;
            sum += (one.data[at] ?? 0) - (other.data[at] ?? 0);
          }
        const by = Math.abs(sum) / BLOCK ** 2;
        if (by > largest.by) Object.assign(largest, { by, x, y });
      }
  return largest;
}

export interface ComparisonResult {
  /** The largest difference of a block, of 255. */
  by: number;
  /** Description of the visible difference; undefined when there is none. */
  difference: string | undefined;
}

/** Compares a screenshot with the stored one of the same width. */
export async function compareScreenshots(
  actual: Screenshot,
  expected: Screenshot,
  width: keyof typeof SHRINK,
): Promise<ComparisonResult> {
  const scale = SHRINK[width];
  const longer = (actual.height - expected.height) * scale;
  const height = Math.min(actual.height, expected.height);
  const [one, other] = await Promise.all([padded(actual, height), padded(expected, height)]);
  const { by, x, y } = largestDifference(one, other);
  const differences = [
    ...(Math.abs(longer) > HEIGHT_TOLERANCE ? [`${Math.abs(longer)} px ${longer > 0 ? 'longer' : 'shorter'}`] : []),
    ...(by > TOLERANCE ? [`differs by ${by.toFixed(0)} of 255 near ${x * scale}, ${y * scale}`] : []),
  ];
  return { by, difference: differences.join(', ') || undefined };
}

/**
 * Writes the actual, the expected and the difference image for review.
 * @returns the folder
 */
export async function writeDifference(
  name: string,
  actual: Screenshot,
  expected: Screenshot,
  screenshot: Buffer,
): Promise<string> {
  const folder = join('test-results/gallery', name);
  mkdirSync(folder, { recursive: true });
  const height = Math.max(actual.height, expected.height);
  const [one, other] = await Promise.all([padded(actual, height), padded(expected, height)]);
  const size = { width: one.width, height };
  const rgba = (picture: Screenshot) => raw(picture).ensureAlpha().raw().toBuffer();
  const difference = Buffer.alloc(size.width * height * 4);
  pixelmatch(await rgba(one), await rgba(other), difference, size.width, height, { threshold: 0.1 });
  writeFileSync(join(folder, 'actual-as-taken.png'), screenshot);
  await raw(one).png().toFile(join(folder, 'actual.png'));
  await raw(other).png().toFile(join(folder, 'expected.png'));
  await sharp(difference, { raw: { ...size, channels: 4 } })
    .png()
    .toFile(join(folder, 'difference.png'));
  return folder;
}

export async function saveScreenshot(file: string, picture: Screenshot): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await encoded(picture));
}
