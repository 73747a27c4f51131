import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

/**
 * Images of frames are kept small, and compared by the means of small blocks: what another Chromium draws otherwise
 * (the weight of letters) must pass, what a person would see must not. README.md beside this file has the measurements.
 */

/** A kept picture is this many times smaller than the window it was taken in. */
const SHRINK = { 390: 5, 1280: 6 } as const;
/** The side of a block, in pixels of the kept picture. */
const BLOCK = 3;
/** How much the mean colour of a block may differ, of 255. */
const TOLERANCE = 13.5;
/**
 * By how much a pixel of two screenshots of the same page may differ, of 255: with the machine busy, Chromium's edge of a
 * rounded corner comes out by three lighter or darker from one screenshot to the next, for ever.
 */
const GRAIN = 6;
/** By how many pixels of the window a page may be longer or shorter. */
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

/** Whether two screenshots show the same, but for the grain in which they were drawn. */
export async function isSameRendering(first: Buffer, second: Buffer): Promise<boolean> {
  if (first.equals(second)) return true;
  const [one, other] = await Promise.all([pixels(sharp(first)), pixels(sharp(second))]);
  if (one.width !== other.width || one.height !== other.height) return false;
  return one.data.every((value, at) => Math.abs(value - (other.data[at] ?? 0)) <= GRAIN);
}

/** A screenshot as it is kept. */
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

/** The same size as another, what is missing in one colour that no page has. */
const padded = async (picture: Screenshot, height: number): Promise<Screenshot> =>
  picture.height >= height
    ? pixels(raw(picture).extract({ left: 0, top: 0, width: picture.width, height }))
    : pixels(raw(picture).extend({ bottom: height - picture.height, background: '#ff00ff' }));

/** The largest difference of the means of two blocks in any colour, and where it is. */
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
  /** What a person would see, in words; undefined when nothing is. */
  difference: string | undefined;
}

/** Compares an image with the kept one of the same width. */
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

/** Writes what is, what should be and where they differ, for a person to look at; answers the folder. */
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
