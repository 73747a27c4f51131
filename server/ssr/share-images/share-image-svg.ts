import { apartmentFacade } from '../../../demo/drawings/facade-apartment.ts';
import { houseFacade } from '../../../demo/drawings/facade-house.ts';
import { rect, stroke } from '../../../demo/drawings/svg-shapes.ts';
import { SeededRandom } from '../../../demo/seeded-random.ts';
import { textPath, wrapText } from './text-outlines.ts';

/** What messengers ask for: 1200 by 630. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** What a shared picture says. */
export interface ShareImageText {
  title: string;
  /** Below the title, one a line. */
  facts: readonly string[];
}

type Colours = Readonly<Record<string, string>>;

/** Where the picture of the home, or a drawing in its place, stands. */
export const LISTING_IMAGE_AREA = { x: 720, y: 0, width: 480, height: 630 };

const LEFT = 72;
const TEXT_WIDTH = LISTING_IMAGE_AREA.x - LEFT - 48;
/** The title in the largest size in which it stands whole. */
const TITLES = [
  { size: 72, most: 3 },
  { size: 60, most: 4 },
  { size: 50, most: 5 },
];

function titleLines(title: string): { size: number; lines: string[] } {
  const tries = TITLES.map(({ size, most }) => ({ size, lines: wrapText(title, TEXT_WIDTH, size, 'bold', most) }));
  const whole = tries.find(({ lines }) => !lines.some((line) => line.endsWith('…')));
  return whole ?? { size: 50, lines: wrapText(title, TEXT_WIDTH, 50, 'bold', 5) };
}

/** The house of the brand's mark, on a 32 by 32 grid. */
const mark = (colour: string) =>
  stroke('M4 15 16 5l12 10M8 13v14h16V13', colour, 3) + stroke('M13 27v-7h6v7', colour, 3);

/** A drawn street for a page that has no photograph: another one for each address. */
function scene(key: string): string {
  const random = new SeededRandom(key);
  const drawn = random.chance(0.5) ? apartmentFacade(random) : houseFacade(random);
  return `<svg x="${LISTING_IMAGE_AREA.x}" y="${LISTING_IMAGE_AREA.y}" width="${LISTING_IMAGE_AREA.width}" height="${LISTING_IMAGE_AREA.height}" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`;
}

interface ShareImageInput extends ShareImageText {
  brandName: string;
  colours: Colours;
  /** What the drawing is made from; null where a photograph will stand. */
  drawn: string | null;
}

/** The picture that stands for a page where it is shared, in the brand's colours. */
export function shareImageSvg({ title, facts, brandName, colours, drawn }: ShareImageInput): string {
  const colour = (name: string) => colours[name] ?? '#18211d';
  const { size, lines } = titleLines(title);
  const leading = size * 1.08;
  const factSize = 32;
  const factLines = facts.flatMap((fact) => wrapText(fact, TEXT_WIDTH, factSize, 'regular', 1));
  const height = lines.length * leading + 22 + factLines.length * 46;
  // Between the brand above and the edge below, a little above the middle.
  const top = Math.max(150, 116 + (SHARE_IMAGE_SIZE.height - 116 - height) * 0.42);
  const words = [
    ...lines.map((line, index) =>
      textPath(line, { x: LEFT, y: top + leading * (index + 0.8), size, weight: 'bold', fill: colour('ink') }),
    ),
    ...factLines.map((line, index) =>
      textPath(line, {
        x: LEFT,
        y: top + lines.length * leading + 22 + 46 * (index + 0.72),
        size: factSize,
        weight: index === 0 ? 'bold' : 'regular',
        fill: index === 0 ? colour('accent') : colour('ink-2'),
      }),
    ),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE_SIZE.width}" height="${SHARE_IMAGE_SIZE.height}" viewBox="0 0 ${SHARE_IMAGE_SIZE.width} ${SHARE_IMAGE_SIZE.height}">`,
    rect(0, 0, SHARE_IMAGE_SIZE.width, SHARE_IMAGE_SIZE.height, colour('bg')),
    drawn === null ? '' : scene(drawn),
    rect(0, 0, 16, SHARE_IMAGE_SIZE.height, colour('accent')),
    `<g transform="translate(${LEFT} 58) scale(1.5)">${mark(colour('accent'))}</g>`,
    textPath(brandName, { x: LEFT + 62, y: 94, size: 34, weight: 'bold', fill: colour('ink') }),
    ...words,
    '</svg>',
  ].join('');
}

/** The brand's mark as the icon of its pages. */
export const iconSvg = (colours: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${rect(0, 0, 32, 32, colours['accent'] ?? '#14603f', { rx: 8 })}<path d="M7 16 16 8l9 8M10 14.5V24h12v-9.5M14 24v-5h4v5" fill="none" stroke="${colours['on-accent'] ?? '#fff'}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
