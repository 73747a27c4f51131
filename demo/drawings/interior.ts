import type { SeededRandom } from '../seeded-random.ts';
import {
  circle,
  ellipse,
  radialGlow,
  HEIGHT,
  path,
  rect,
  adjustShade,
  stroke,
  repeatShape,
  WIDTH,
} from './svg-shapes.ts';

/** The y coordinate at which the floor starts. */
const FLOOR = 560;

/** The colors of one room. */
export type RoomPalette = Record<'wall' | 'floor' | 'main' | 'accent' | 'wood', string>;

const palettes: readonly RoomPalette[] = [
  { wall: '#f0e6d6', floor: '#c99f72', main: '#4f7364', accent: '#d9793f', wood: '#8a5f3f' },
  { wall: '#e3e9e4', floor: '#b98d62', main: '#b8694a', accent: '#e0b04c', wood: '#7a543a' },
  { wall: '#f2e2d6', floor: '#a97c55', main: '#41607a', accent: '#c9573f', wood: '#6b4a35' },
  { wall: '#e9e2ee', floor: '#c2a07c', main: '#7a5a86', accent: '#e3a34f', wood: '#84603f' },
  { wall: '#dfe8ec', floor: '#bd9468', main: '#c9903f', accent: '#3f6f7a', wood: '#75533a' },
  { wall: '#f3ead2', floor: '#98714e', main: '#7d8f5a', accent: '#c25b4a', wood: '#5f4331' },
  { wall: '#d5e0d6', floor: '#cfa97d', main: '#a5503c', accent: '#2f5d50', wood: '#8d6746' },
];

export const roomPalette = (random: SeededRandom): RoomPalette => random.pick(palettes);

/** Draws the wall, the baseboard and a floor of boards in perspective. */
export function roomShell(random: SeededRandom, { wall, floor }: RoomPalette): string {
  const boards = 15;
  const rows = [26, 62, 110, 172];
  return [
    rect(0, 0, WIDTH, FLOOR, wall),
    rect(0, 0, WIDTH, 34, adjustShade(wall, 0.45)),
    rect(0, 34, WIDTH, 5, adjustShade(wall, -0.06)),
    random.chance(0.35)
      ? rect(0, 380, WIDTH, FLOOR - 380, adjustShade(wall, -0.07)) + rect(0, 374, WIDTH, 8, adjustShade(wall, 0.5))
      : '',
    rect(0, FLOOR - 22, WIDTH, 22, adjustShade(wall, 0.6)),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, floor),
    repeatShape(boards + 1, (index) => {
      const top = (index * WIDTH) / boards;
      const bottom = WIDTH / 2 + (top - WIDTH / 2) * 1.7;
      return stroke(`M${top} ${FLOOR}L${bottom} ${HEIGHT}`, adjustShade(floor, -0.14), 2, { opacity: 0.7 });
    }),
    ...rows.map((dy, index) =>
      repeatShape(7, (board) =>
        rect(((board * 2 + index) % 14) * 86 - 20, FLOOR + dy, 84, 2, adjustShade(floor, -0.14), { opacity: 0.5 }),
      ),
    ),
    rect(0, FLOOR, WIDTH, 16, '#000000', { opacity: 0.07 }),
  ].join('');
}

/** Draws a large window with curtains and a view of trees or roofs. */
export function windowView(
  random: SeededRandom,
  x: number,
  y: number,
  width: number,
  height: number,
  fabric: string,
): string {
  const sky = random.pick(['#cfe6f2', '#dbeaf4', '#f6e3cf', '#d5e8e2']);
  const leaf = random.pick(['#7fa86a', '#6f9a74', '#94ad62']);
  const scenes = [
    ellipse(x + width * 0.25, y + height, width * 0.42, height * 0.42, leaf) +
      ellipse(x + width * 0.8, y + height, width * 0.4, height * 0.3, adjustShade(leaf, -0.12)),
    rect(x + width * 0.08, y + height * 0.5, width * 0.3, height * 0.5, '#c98f6f') +
      path(
        `M${x + width * 0.03} ${y + height * 0.52}l${width * 0.2} ${-height * 0.16}l${width * 0.2} ${height * 0.16}z`,
        '#6b4a3a',
      ) +
      ellipse(x + width * 0.75, y + height, width * 0.34, height * 0.45, leaf),
  ];
  const drape = (dx: number) =>
    rect(dx, y - 26, width * 0.17, height + 92, fabric) +
    repeatShape(3, (fold) => rect(dx + (fold + 1) * width * 0.042, y - 20, 2, height + 84, adjustShade(fabric, -0.1)));
  return [
    rect(x - 14, y - 14, width + 28, height + 28, '#fbf8f1'),
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${rect(x, y, width, height, sky)}${circle(x + width * 0.72, y + height * 0.24, 22, '#ffffff', { opacity: 0.8 })}${random.pick(scenes)}</svg>`,
    path(`M${x} ${y + height * 0.7}L${x + width * 0.6} ${y}h${width * 0.16}L${x} ${y + height * 0.9}Z`, '#ffffff', {
      opacity: 0.22,
    }),
    stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.4}h${width}`, '#fbf8f1', 8),
    rect(x - 24, y + height + 12, width + 48, 12, '#f3ede1'),
    stroke(`M${x - 60} ${y - 30}H${x + width + 60}`, '#6b5644', 7),
    drape(x - 44),
    drape(x + width * 0.83 + 44),
  ].join('');
}

/** Draws framed pictures on the wall. */
export function pictureFrames(random: SeededRandom, x: number, y: number, { accent, main }: RoomPalette): string {
  const art = (left: number, top: number, w: number, h: number) => {
    const ground = random.pick(['#f7f1e4', '#efe3d3', '#e5ece8']);
    const motif = [
      circle(left + w / 2, top + h * 0.42, w * 0.22, accent) +
        path(
          `M${left + 8} ${top + h - 8}V${top + h * 0.66}q${w * 0.24} ${-h * 0.16} ${w * 0.46} 0t${w * 0.46} -4V${top + h - 8}Z`,
          main,
        ),
      stroke(
        `M${left + w * 0.5} ${top + h * 0.86}V${top + h * 0.3}m0 ${h * 0.12}q${w * 0.24} ${-h * 0.04} ${w * 0.26} ${-h * 0.22}m${-w * 0.26} ${h * 0.36}q${-w * 0.24} ${-h * 0.04} ${-w * 0.26} ${-h * 0.22}`,
        main,
        5,
      ),
      repeatShape(3, (index) =>
        rect(
          left + w * 0.18 + index * w * 0.22,
          top + h * (0.2 + 0.12 * index),
          w * 0.18,
          h * (0.62 - 0.12 * index),
          index % 2 ? accent : main,
        ),
      ),
    ];
    return rect(left, top, w, h, '#5f4838') + rect(left + 6, top + 6, w - 12, h - 12, ground) + random.pick(motif);
  };
  return random.pick([
    () => art(x, y, 120, 150) + art(x + 138, y, 120, 150),
    () => art(x, y - 10, 200, 140),
    () => art(x, y, 96, 120) + art(x + 112, y - 26, 120, 150) + art(x + 248, y + 10, 84, 104),
  ])();
}

/** Draws a potted plant on the floor at `y`. */
export function pottedPlant(random: SeededRandom, x: number, y: number, size: number): string {
  const leaf = random.pick(['#4f7f5c', '#5f8a4f', '#3f7263']);
  const pot = random.pick(['#d2815a', '#f1e7d8', '#8a9aa0', '#c9a24f']);
  return [
    repeatShape(7, (index) => {
      const [dx, dy] = [(index - 3) * 24 * size, (130 - Math.abs(index - 3) * 22) * size];
      return path(
        `M${x} ${y - 54 * size}Q${x + dx * 0.2} ${y - dy} ${x + dx} ${y - 50 * size - dy}Q${x + dx * 1.2 + 12 * size} ${y - dy * 0.9} ${x} ${y - 54 * size}Z`,
        index % 2 ? leaf : adjustShade(leaf, 0.14),
      );
    }),
    path(`M${x - 34 * size} ${y - 62 * size}h${68 * size}l${-10 * size} ${62 * size}h${-48 * size}Z`, pot),
    rect(x - 38 * size, y - 70 * size, 76 * size, 14 * size, adjustShade(pot, -0.1), { rx: 3 }),
  ].join('');
}

/** Draws a floor lamp with a soft glow. */
export const floorLamp = (x: number, shadeColor: string): string =>
  [
    radialGlow(x, 270, 170),
    rect(x - 4, 270, 8, 340, '#4b4036'),
    ellipse(x, 612, 44, 10, '#4b4036'),
    path(`M${x - 34} 212h68l24 84h-116Z`, shadeColor),
  ].join('');
