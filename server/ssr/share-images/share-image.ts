import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement, type ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';
import type { ShareImageText } from './share-image-content.ts';
import { LISTING_IMAGE_AREA, type Colors } from './share-image-scene.ts';

/** The size that messengers expect: 1200 by 630. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** Title sizes by the number of characters that they hold without clipping. */
const TITLE_SIZES = [
  { size: 72, characters: 36, lines: 3 },
  { size: 60, characters: 56, lines: 4 },
  { size: 50, characters: Infinity, lines: 5 },
];

let loadedFonts: SatoriOptions['fonts'] | undefined;

/** Reads Figtree, the font of the pages, on first use: the machine may have no fonts. */
function fonts(): SatoriOptions['fonts'] {
  const require = createRequire(import.meta.url);
  return (loadedFonts ??= [400 as const, 700 as const].flatMap((weight) =>
    ['latin', 'latin-ext'].map((subset) => ({
      // Each subset needs a name of its own: with one name, only the first would be searched for a character.
      name: subset,
      data: readFileSync(require.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  ));
}

/** Removes the characters of other scripts, which the fonts do not have. */
const toLatin = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u024F\u1E00-\u1EFF\u2010-\u2027\u20AC]/g, '')
    .trim();

interface LineStyle {
  fontSize: number;
  fontWeight: number;
  color: string | undefined;
  /** The maximum number of lines; longer text ends with '…'. */
  lineClamp: number;
}

const line = (text: string, style: LineStyle): ReactNode =>
  createElement('div', { key: text, style: { display: 'block', ...style } }, toLatin(text));
const box = (style: object, ...children: ReactNode[]): ReactNode =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const logo = (color: string | undefined): ReactNode =>
  createElement(
    'svg',
    { width: 48, height: 48, viewBox: '0 0 32 32', fill: 'none', stroke: color, strokeWidth: 3 },
    createElement('path', {
      d: 'M4 15 16 5l12 10M8 13v14h16V13M13 27v-7h6v7',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
  );

export interface ShareImageInput extends ShareImageText {
  brandName: string;
  colors: Colors;
}

/**
 * Returns a page's share image as SVG, in the brand's colors; `LISTING_IMAGE_AREA` stays empty. Without JSX, which the
 * worker does not read from sources.
 */
export function shareImageSvg({ title, facts, brandName, colors }: ShareImageInput): Promise<string> {
  const { accent, ink, 'ink-2': secondary } = colors;
  const fit = TITLE_SIZES.find(({ characters }) => title.length <= characters) ?? { size: 50, lines: 5 };
  const frame = {
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: LISTING_IMAGE_AREA.x,
    height: '100%',
    padding: '44px 48px 44px 56px',
    borderLeft: `16px solid ${accent}`,
    fontFamily: 'latin, latin-ext',
    lineHeight: 1.15,
  };
  const brand = line(brandName, { fontSize: 34, fontWeight: 700, color: ink, lineClamp: 1 });
  const lines = [
    line(title, { fontSize: fit.size, fontWeight: 700, color: ink, lineClamp: fit.lines }),
    ...facts.map((fact, index) =>
      line(fact, {
        fontSize: 32,
        fontWeight: index === 0 ? 700 : 400,
        color: index === 0 ? accent : secondary,
        lineClamp: 1,
      }),
    ),
  ];
  const image = box(
    frame,
    box({ alignItems: 'center', gap: 14 }, logo(accent), brand),
    box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 12 }, ...lines),
  );
  return satori(image, { ...SHARE_IMAGE_SIZE, fonts: fonts() });
}
