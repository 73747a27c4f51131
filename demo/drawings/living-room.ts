import type { SeededRandom } from '../seeded-random.ts';
import {
  floorLamp,
  pictureFrames,
  pottedPlant,
  roomPalette,
  type RoomPalette,
  roomShell,
  windowView,
} from './interior.ts';
import { circle, ellipse, path, rect, adjustShade, repeatShape, sometimesMirrored } from './svg-shapes.ts';

function sofa(random: SeededRandom, x: number, { main, accent, wood }: RoomPalette): string {
  const seats = random.whole(2, 3);
  const width = seats * 150 + 90;
  const cushion = (cx: number, color: string) =>
    rect(cx, 448, 74, 66, color, { rx: 12, transform: `rotate(${random.whole(-12, 12)} ${cx + 37} 481)` });
  return [
    ellipse(x + width / 2, 644, width / 2 + 20, 16, '#000000', { opacity: 0.14 }),
    repeatShape(2, (index) => rect(x + 34 + index * (width - 82), 612, 14, 32, wood)),
    rect(x + 20, 402, width - 40, 150, adjustShade(main, -0.08), { rx: 22 }),
    repeatShape(seats, (index) => rect(x + 48 + index * 150, 416, 144, 110, adjustShade(main, 0.07), { rx: 16 })),
    repeatShape(seats, (index) => rect(x + 46 + index * 150, 518, 148, 58, adjustShade(main, 0.14), { rx: 14 })),
    rect(x + 30, 566, width - 60, 54, adjustShade(main, -0.14), { rx: 10 }),
    rect(x, 466, 58, 154, main, { rx: 22 }),
    rect(x + width - 58, 466, 58, 154, main, { rx: 22 }),
    cushion(x + 66, accent),
    cushion(x + width - 146, adjustShade(accent, 0.45)),
  ].join('');
}

function table(random: SeededRandom, x: number, { wood, accent }: RoomPalette): string {
  const round = random.chance(0.5);
  const top = round
    ? ellipse(x, 668, 150, 34, wood) + ellipse(x, 662, 150, 34, adjustShade(wood, 0.16))
    : rect(x - 160, 650, 320, 22, adjustShade(wood, 0.12), { rx: 5 });
  return [
    ellipse(x, 752, 170, 18, '#000000', { opacity: 0.13 }),
    repeatShape(2, (index) => rect(x - 112 + index * 210, 668, 14, 82, adjustShade(wood, -0.2))),
    top,
    rect(x - 70, 638, 84, 10, '#f3ece0', { rx: 2 }) + rect(x - 64, 628, 72, 10, accent, { rx: 2 }),
    rect(x + 50, 620, 26, 32, '#f8f4ea', { rx: 5 }) +
      circle(x + 80, 634, 9, 'none', { stroke: '#f8f4ea', 'stroke-width': 5 }),
  ].join('');
}

function rug(random: SeededRandom, { accent, main }: RoomPalette): string {
  const color = random.pick([adjustShade(accent, 0.55), adjustShade(main, 0.6), '#efe4d2']);
  return (
    path('M250 730L330 622H900L990 730Z', color) +
    path('M282 718L352 634H880L956 718Z', 'none', { stroke: adjustShade(color, -0.18), 'stroke-width': 5 })
  );
}

function shelf(random: SeededRandom, x: number, { wood }: RoomPalette): string {
  const books = ['#b4472f', '#2f5d50', '#d6a23f', '#41607a', '#8a5a7a', '#efe4d2'];
  return [
    rect(x, 250, 170, 354, wood),
    repeatShape(4, (row) => {
      const y = 262 + row * 86;
      let left = x + 14;
      const line = repeatShape(6, () => {
        const [width, height] = [random.whole(12, 22), random.whole(44, 66)];
        const book = left + width > x + 150 ? '' : rect(left, y + 72 - height, width, height, random.pick(books));
        left += width + 2;
        return book;
      });
      return rect(x + 10, y, 150, 72, adjustShade(wood, -0.3)) + line;
    }),
  ].join('');
}

/** Draws a living room: sofa, table, rug, window, shelf, lamp and plant, sometimes mirrored. */
export function livingRoomDrawing(random: SeededRandom): string {
  const palette = roomPalette(random);
  const room = [
    roomShell(random, palette),
    windowView(random, 120, 120, random.whole(200, 260), 230, adjustShade(palette.accent, random.between(0.5, 0.8))),
    pictureFrames(random, 560, random.whole(140, 190), palette),
    random.chance(0.6)
      ? shelf(random, 990, palette)
      : pottedPlant(random, 1070, 622, random.between(1.3, 1.8)) + pictureFrames(random, 960, 170, palette),
    rug(random, palette),
    floorLamp(940, random.pick(['#f6e7c4', '#f3d9c0', '#e6ead8'])),
    sofa(random, random.whole(420, 470), palette),
    pottedPlant(random, 350, 636, random.between(0.9, 1.4)),
    table(random, 620, palette),
  ].join('');
  return sometimesMirrored(random, room);
}
