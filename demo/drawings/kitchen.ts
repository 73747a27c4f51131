import type { SeededRandom } from '../seeded-random.ts';
import { pottedPlant, roomPalette, type RoomPalette, roomShell, windowView } from './interior.ts';
import {
  circle,
  ellipse,
  radialGlow,
  path,
  rect,
  adjustShade,
  stroke,
  repeatShape,
  sometimesMirrored,
} from './svg-shapes.ts';

const COUNTER = 410;

const fronts = ['#4f7364', '#f3ece0', '#41607a', '#b98d62', '#dfe3dc', '#7d8f5a', '#a5503c'] as const;

function cabinet(x: number, y: number, width: number, height: number, color: string, handleBelow: boolean): string {
  return (
    rect(x, y, width, height, color) +
    rect(x + 8, y + 8, width - 16, height - 16, adjustShade(color, -0.07)) +
    rect(x + width / 2 - 16, handleBelow ? y + height - 22 : y + 16, 32, 6, '#d9bf87', { rx: 3 })
  );
}

function tiles(random: SeededRandom, wall: string): string {
  const tile = random.pick([adjustShade(wall, 0.65), '#e3ece8', '#f6ecd9', '#d9e4e9']);
  return (
    rect(0, 262, 930, COUNTER - 262, tile) +
    repeatShape(
      5,
      (row) =>
        rect(0, 262 + row * 30, 930, 2, adjustShade(tile, -0.1)) +
        repeatShape(17, (column) => rect(column * 58 + (row % 2) * 29, 262 + row * 30, 2, 30, adjustShade(tile, -0.1))),
    )
  );
}

function stove(x: number): string {
  return [
    rect(x, COUNTER, 150, 214, '#d8dbdc'),
    rect(x + 14, COUNTER + 58, 122, 96, '#3a4348', { rx: 6 }) +
      rect(x + 24, COUNTER + 72, 102, 68, '#566268', { rx: 4 }) +
      rect(x + 20, COUNTER + 44, 110, 7, '#9aa2a6', { rx: 3 }),
    repeatShape(4, (index) => circle(x + 28 + index * 31, COUNTER + 24, 8, '#3a4348')),
    rect(x, COUNTER - 10, 150, 12, '#2f373b'),
    rect(x + 26, COUNTER - 56, 74, 46, '#c9573f', { rx: 6 }) +
      rect(x + 20, COUNTER - 60, 86, 9, '#a8432f', { rx: 4 }) +
      circle(x + 63, COUNTER - 64, 6, '#3a3030'),
    path(`M${x + 6} 230h138l-30 -76h-78Z`, '#c3c9cb') + rect(x + 46, 40, 58, 116, '#d3d8da'),
  ].join('');
}

function fridge(random: SeededRandom): string {
  const color = random.pick(['#dfe3e4', '#c9d0d2', '#f3efe6', '#8fb0a8']);
  return [
    rect(944, 170, 190, 454, color, { rx: 12 }),
    rect(944, 344, 190, 5, adjustShade(color, -0.2)),
    rect(962, 250, 9, 76, adjustShade(color, -0.35), { rx: 4 }) +
      rect(962, 372, 9, 120, adjustShade(color, -0.35), { rx: 4 }),
    rect(1020, 220, 40, 50, '#f6d977', { transform: 'rotate(-4 1040 245)' }) +
      rect(1066, 236, 38, 38, '#e9a48c', { transform: 'rotate(5 1085 255)' }),
    rect(954, 624, 170, 10, '#3a4348'),
  ].join('');
}

function pendants(color: string): string {
  return repeatShape(2, (index) => {
    const x = 300 + index * 270;
    return (
      rect(x - 2, 0, 4, 96, '#4b4036') +
      radialGlow(x, 150, 110) +
      path(`M${x - 44} 142q6 -50 44 -50t44 50Z`, color) +
      ellipse(x, 144, 26, 7, '#fff0c2')
    );
  });
}

function island({ wood, accent }: RoomPalette, front: string): string {
  const stool = (x: number) =>
    ellipse(x, 604, 46, 13, accent) +
    ellipse(x, 599, 46, 13, adjustShade(accent, 0.18)) +
    stroke(`M${x - 26} 606L${x - 40} 764M${x + 26} 606L${x + 40} 764M${x - 34} 704H${x + 34}`, '#4b4036', 8);
  return [
    ellipse(470, 760, 400, 18, '#000000', { opacity: 0.14 }),
    rect(150, 556, 640, 196, front),
    repeatShape(4, (index) => rect(162 + index * 158, 570, 142, 170, adjustShade(front, -0.08))),
    rect(120, 534, 700, 26, adjustShade(wood, 0.3), { rx: 5 }),
    path('M300 506h110q-6 30 -55 30t-55 -30Z', '#f6f0e4') +
      circle(334, 500, 15, '#d6602f') +
      circle(360, 494, 16, '#e3a33f') +
      circle(384, 501, 14, '#7d9a4a'),
    ...[250, 470, 690].map(stool),
  ].join('');
}

/** Draws a kitchen: cabinets, stove, fridge, a window over the sink, and often an island with stools. */
export function kitchenDrawing(random: SeededRandom): string {
  const palette = roomPalette(random);
  const front = random.pick(fronts);
  const upper = random.chance(0.4) ? '#f6f1e6' : front;
  const counter = random.pick(['#efe9dd', '#5f5a55', '#c9a377', '#d5d9d8']);
  const room = [
    roomShell(random, palette),
    tiles(random, palette.wall),
    repeatShape(2, (index) => cabinet(index * 128 + 12, 60, 122, 200, upper, true)),
    windowView(random, 352, 110, 180, 170, '#f3e4d0'),
    cabinet(640, 60, 100, 200, upper, true),
    stove(762),
    repeatShape(6, (index) => cabinet(index * 127, COUNTER + 14, 125, 200, front, false)),
    rect(0, COUNTER - 4, 762, 20, counter),
    rect(376, COUNTER - 2, 140, 12, '#9aa2a6', { rx: 4 }) +
      stroke(`M446 ${COUNTER - 4}v-54q0 -26 30 -26q22 0 22 22`, '#8a9398', 8),
    rect(44, COUNTER - 66, 46, 62, '#e9e2d4', { rx: 6 }) +
      rect(100, COUNTER - 52, 38, 48, '#d6a87a', { rx: 6 }) +
      pottedPlant(random, 218, COUNTER - 4, 0.55),
    fridge(random),
    rect(0, 620, 930, 14, '#3a3530', { opacity: 0.5 }),
    random.chance(0.7)
      ? island(palette, adjustShade(front, 0.12)) + pendants(palette.accent)
      : path('M200 770L260 670H800L880 770Z', adjustShade(palette.accent, 0.5)),
  ].join('');
  return sometimesMirrored(random, room);
}
