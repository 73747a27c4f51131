import type { SeededRandom } from '../seeded-random.ts';
import { circle, path, rect, adjustShade, stroke, repeatShape } from './svg-shapes.ts';

export interface WindowStyle {
  frame: string;
  trim: string;
  panes: 'cross' | 'sash' | 'wide';
}

const glasses = ['#3c5763', '#456471', '#34505e', '#4c6b74'] as const;
const fabrics = ['#f3e7d3', '#e8d5c4', '#dfe5df', '#f0dcd0'] as const;

/** Draws a window with its frame, panes and sill, sometimes with light or curtains. */
export function windowPane(
  random: SeededRandom,
  x: number,
  y: number,
  width: number,
  height: number,
  style: WindowStyle,
): string {
  const lit = random.chance(0.22);
  const glass = lit ? '#fbe2a0' : random.pick(glasses);
  const fabric = random.pick(fabrics);
  const bars = {
    cross: `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.42}h${width}`,
    sash: `M${x} ${y + height / 2}h${width}`,
    wide: `M${x + width / 3} ${y}v${height}M${x + (width * 2) / 3} ${y}v${height}`,
  }[style.panes];
  return [
    rect(x - 6, y - 6, width + 12, height + 12, style.frame),
    rect(x, y, width, height, glass),
    lit
      ? ''
      : path(
          `M${x} ${y + height * 0.75}L${x + width * 0.75} ${y}h${width * 0.2}L${x} ${y + height * 0.98}Z`,
          '#ffffff',
          { opacity: 0.1 },
        ),
    random.chance(0.6)
      ? rect(x, y, width * 0.24, height, fabric, { opacity: 0.9 }) +
        rect(x + width * 0.76, y, width * 0.24, height, fabric, { opacity: 0.9 })
      : '',
    stroke(bars, style.frame, 3.5),
    rect(x - 10, y + height + 5, width + 20, 7, adjustShade(style.trim, 0.15)),
  ].join('');
}

/** Draws a paneled door with a light above it. */
export function door(x: number, y: number, width: number, height: number, color: string, frame: string): string {
  const panel = (dx: number, dy: number, w: number, h: number) =>
    rect(x + width * dx, y + height * dy, width * w, height * h, adjustShade(color, -0.14), { rx: 2 });
  return [
    rect(x - 8, y - 34, width + 16, height + 34, frame),
    rect(x, y - 26, width, 20, '#fbe2a0'),
    rect(x, y, width, height, color),
    panel(0.14, 0.08, 0.3, 0.34),
    panel(0.56, 0.08, 0.3, 0.34),
    panel(0.14, 0.52, 0.3, 0.38),
    panel(0.56, 0.52, 0.3, 0.38),
    circle(x + width * 0.88, y + height * 0.5, 4, '#e9c46a'),
  ].join('');
}

/** Draws a balcony with a railing below a window. */
export function balcony(x: number, y: number, width: number, color: string): string {
  const bars = Math.floor(width / 12);
  return [
    rect(x - 6, y, width + 12, 8, adjustShade(color, -0.2)),
    rect(x, y - 36, width, 4, color),
    repeatShape(bars + 1, (index) => rect(x + (index * width) / bars - 1, y - 36, 2.5, 38, color)),
  ].join('');
}
