import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type { SatoriOptions } from 'satori';
import { apartmentFacade } from '../../../demo/drawings/facade-apartment.ts';
import { houseFacade } from '../../../demo/drawings/facade-house.ts';
import { rect } from '../../../demo/drawings/svg-shapes.ts';
import { SeededRandom } from '../../../demo/seeded-random.ts';

/** The size that messengers expect: 1200 by 630. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** The texts of a share image. */
export interface ShareImageText {
  title: string;
  /** Below the title, one per line. */
  facts: readonly string[];
}

type Colors = Readonly<Record<string, string>>;

/** The area of the listing's photo, or of the drawing in its place. */
export const LISTING_IMAGE_AREA = { x: 720, y: 0, width: 480, height: 630 };

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

function Line({ size, color, bold = false, lines, children }: LineProps): ReactNode {
  return (
    <div style={{ display: 'block', fontSize: size, fontWeight: bold ? 700 : 400, color, lineClamp: lines }}>
      {toLatin(children)}
    </div>
  );
}

interface LineProps {
  size: number;
  color: string | undefined;
  bold?: boolean;
  /** The maximum number of lines; longer text ends with '…'. */
  lines: number;
  children: string;
}

interface ShareImageInput extends ShareImageText {
  brandName: string;
  colors: Colors;
}

/** Returns a page's share image as SVG, in the brand's colors; `LISTING_IMAGE_AREA` stays empty. */
export async function shareImageSvg({ title, facts, brandName, colors }: ShareImageInput): Promise<string> {
  // Imported on first use: it takes 25 MB.
  const { default: satori } = await import('satori');
  const fit = TITLE_SIZES.find(({ characters }) => title.length <= characters) ?? { size: 50, lines: 5 };
  return satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width: LISTING_IMAGE_AREA.x,
        height: '100%',
        padding: '44px 48px 44px 56px',
        borderLeft: `16px solid ${colors['accent']}`,
        fontFamily: 'latin, latin-ext',
        lineHeight: 1.15,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
        <svg width="48" height="48" viewBox="0 0 32 32" fill="none" stroke={colors['accent']} strokeWidth="3">
          <path d="M4 15 16 5l12 10M8 13v14h16V13M13 27v-7h6v7" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <Line size={34} color={colors['ink']} bold lines={1}>
          {brandName}
        </Line>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 12 }}>
        <Line size={fit.size} color={colors['ink']} bold lines={fit.lines}>
          {title}
        </Line>
        {facts.map((fact, index) => (
          <Line key={fact} size={32} color={colors[index === 0 ? 'accent' : 'ink-2']} bold={index === 0} lines={1}>
            {fact}
          </Line>
        ))}
      </div>
    </div>,
    { ...SHARE_IMAGE_SIZE, fonts: fonts() },
  );
}

/** Returns a drawn street as SVG for a page without a photo: the same one for the same key. */
export function sceneSvg(key: string): string {
  const random = new SeededRandom(key);
  const scene = random.chance(0.5) ? apartmentFacade(random) : houseFacade(random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${scene}</svg>`;
}

/** Returns the brand's icon as SVG, in its colors. */
export const iconSvg = (colors: Colors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${rect(0, 0, 32, 32, colors['accent'] ?? '#14603f', { rx: 8 })}<path d="M7 16 16 8l9 8M10 14.5V24h12v-9.5M14 24v-5h4v5" fill="none" stroke="${colors['on-accent'] ?? '#fff'}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
