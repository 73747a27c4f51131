import type { SeededRandom } from '../seeded-random.ts';

/** The width of a drawing; all sizes are those of the large image: 1200 by 800. */
export const WIDTH = 1200;
export const HEIGHT = 800;

type Attributes = Record<string, string | number>;

const attributes = (given: Attributes): string =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`)
    .join('');

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path${attributes({ d, fill, ...more })}/>`;

/** Returns an open path. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (content: string, more: Attributes = {}): string => `<g${attributes(more)}>${content}</g>`;

/** Returns half of the drawings mirrored. */
export const sometimesMirrored = (random: SeededRandom, content: string): string =>
  random.chance(0.5) ? group(content, { transform: `translate(${WIDTH} 0) scale(-1 1)` }) : content;

/** Returns a vertical gradient, to be used as `url(#id)`. */
export const verticalGradient = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

/** Returns soft lamplight around a point. */
export const radialGlow = (cx: number, cy: number, r: number): string =>
  `<radialGradient id="glow${Math.round(cx)}"><stop stop-color="#fff0c0" stop-opacity="0.85"/><stop offset="1" stop-color="#fff0c0" stop-opacity="0"/></radialGradient>` +
  circle(cx, cy, r, `url(#glow${Math.round(cx)})`);

/** Returns `count` shapes, concatenated. */
export const repeatShape = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

/** Returns a color mixed with black (negative) or white (positive), by a fraction from -1 to 1. */
export function adjustShade(color: string, by: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const moved = channels.map((value) => Math.round(by < 0 ? value * (1 + by) : value + (255 - value) * by));
  return `#${moved.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
