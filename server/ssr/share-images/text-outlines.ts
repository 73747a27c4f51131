import outlines from './glyphs.txt?raw';

/**
 * Words as outlines, so that a picture looks the same wherever the program runs, with fonts or without. The letters are
 * those of the pages: Figtree (SIL Open Font License 1.1) in two weights, as paths a thousand units to the em.
 */
export type Weight = 'regular' | 'bold';

interface Letter {
  advance: number;
  path: string;
}

const EM = 1000;
const SPACE: Letter = { advance: 246, path: '' };

const faces: Record<Weight, Map<string, Letter>> = { regular: new Map(), bold: new Map() };
for (const line of outlines.split('\n')) {
  const [weight, letter = '', advance, path = ''] = line.split('\t');
  if (weight === 'regular' || weight === 'bold') faces[weight].set(letter, { advance: Number(advance), path });
}

/** A letter that is not there loses its accents; one of another writing is left out. */
function lettersOf(text: string, weight: Weight): Letter[] {
  const face = faces[weight];
  return [...text.normalize('NFC')].flatMap((letter) => {
    if (/\s/.test(letter)) return [SPACE];
    const found = face.get(letter) ?? face.get(letter.normalize('NFD').charAt(0));
    return found ? [found] : [];
  });
}

export const textWidth = (text: string, size: number, weight: Weight): number =>
  (lettersOf(text, weight).reduce((sum, { advance }) => sum + advance, 0) * size) / EM;

interface Line {
  x: number;
  /** The line that the letters stand on. */
  y: number;
  size: number;
  weight: Weight;
  fill: string;
}

/** One line of words as SVG. */
export function textPath(text: string, { x, y, size, weight, fill }: Line): string {
  let at = 0;
  const paths = lettersOf(text, weight).map(({ advance, path }) => {
    const drawn = path === '' ? '' : `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += advance;
    return drawn;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / EM})">${paths.join('')}</g>`;
}

/** Words in lines no wider than this; what does not fit into so many lines ends in '…'. */
export function wrapText(text: string, width: number, size: number, weight: Weight, most: number): string[] {
  const lines: string[] = [];
  let rest = text.split(/\s+/).filter((word) => word !== '');
  while (rest.length > 0 && lines.length < most) {
    let count = 1;
    while (count < rest.length && textWidth(rest.slice(0, count + 1).join(' '), size, weight) <= width) count++;
    lines.push(rest.slice(0, count).join(' '));
    rest = rest.slice(count);
  }
  const last = lines.at(-1);
  if (rest.length > 0 && last !== undefined) lines[lines.length - 1] = `${last.replace(/[\s.,;:]+$/, '')}…`;
  return lines.map((line) => shortened(line, width, size, weight));
}

/** A word that is wider than the line by itself is cut. */
function shortened(line: string, width: number, size: number, weight: Weight): string {
  if (textWidth(line, size, weight) <= width) return line;
  let letters = [...line];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size, weight) > width) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
