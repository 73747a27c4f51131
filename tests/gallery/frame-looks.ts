import { brandCodes } from '../../domain/brands/brand.ts';
import { schemes, widths, type Frame, type Look } from '../../mocks/gallery/frame.ts';
import { isMainScreen, isSharedComponent, sampledFrames } from './pictured-frames.ts';

/** A look under which a frame is checked, and whether its screenshot is stored and compared. */
export interface CheckedLook extends Look {
  isPictured: boolean;
}

function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash;
}

/** Returns the looks whose screenshots are stored: all four of a main screen, a phone's of a shared component. */
function picturesOf({ id, brand = 'default' }: Frame): CheckedLook[] {
  if (isSharedComponent(id)) return [{ width: 390, scheme: 'light', brand, isPictured: true }];
  if (!isMainScreen(id)) return [];
  return widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme, brand, isPictured: true })));
}

/**
 * Returns the looks of a frame: those with pictures, then one of each width with a brand and a color scheme derived from
 * its name, so that all frames together cover every brand, light and dark, narrow and wide.
 */
export function looksOf(frame: Frame): CheckedLook[] {
  const { id, brand } = frame;
  const hash = hashOf(id);
  const brandAt = (place: number) => brand ?? brandCodes[place % brandCodes.length] ?? 'default';
  const dark = (hash >>> 2) % 2 === 1;
  const pictures = picturesOf(frame);
  const pictured = new Set(pictures.map(lookName));
  const derived = [
    { width: 390, scheme: dark ? 'dark' : 'light', brand: brandAt(hash), isPictured: false },
    {
      width: 1280,
      scheme: dark ? 'light' : 'dark',
      brand: brandAt(hash + 1 + ((hash >>> 3) % 3)),
      isPictured: false,
    },
  ] satisfies CheckedLook[];
  return [...pictures, ...derived.filter((look) => !pictured.has(lookName(look)))];
}

/** Returns the one look under which a frame of the sample is checked; together they have every width and scheme. */
export function sampledLook(frame: Frame): CheckedLook | undefined {
  const place = sampledFrames.indexOf(frame.id);
  const looks = looksOf(frame);
  const pictured = looks.filter(({ isPictured }) => isPictured);
  const choice = pictured.length > 0 ? pictured : looks;
  return place === -1 ? undefined : choice[place % choice.length];
}

export const lookName = ({ width, scheme, brand }: Look): string => `${width}-${scheme}-${brand}`;
