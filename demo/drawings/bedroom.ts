import type { SeededRandom } from '../seeded-random.ts';
import { pictureFrames, pottedPlant, roomPalette, type RoomPalette, roomShell, windowView } from './interior.ts';
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

function bed(random: SeededRandom, x: number, { main, accent, wood }: RoomPalette): string {
  const width = random.pick([330, 400]);
  const cover = random.pick([main, adjustShade(main, 0.3), adjustShade(accent, 0.25)]);
  const pillows = width > 350 ? 2 : 1;
  return [
    ellipse(x + width / 2, 742, width / 2 + 40, 20, '#000000', { opacity: 0.14 }),
    random.chance(0.5)
      ? rect(x - 8, 380, width + 16, 210, wood, { rx: 14 })
      : rect(x - 8, 400, width + 16, 190, adjustShade(cover, -0.25), { rx: 26 }) +
        repeatShape(5, (index) => circle(x + 30 + index * ((width - 60) / 4), 450, 4, adjustShade(cover, -0.45))),
    rect(x, 520, width, 60, '#fbf7ef', { rx: 12 }),
    repeatShape(
      pillows,
      (index) =>
        rect(x + 24 + index * ((width - 40) / pillows), 482, (width - 70) / pillows, 66, '#ffffff', { rx: 22 }) +
        rect(x + 34 + index * ((width - 40) / pillows), 532, (width - 90) / pillows, 6, '#e6ded1', { rx: 3 }),
    ),
    path(`M${x - 6} 566H${x + width + 6}L${x + width + 34} 726H${x - 34}Z`, cover),
    path(`M${x - 6} 566H${x + width + 6}l5 30H${x - 12}Z`, adjustShade(cover, 0.45)),
    path(`M${x - 26} 680H${x + width + 26}l8 46H${x - 34}Z`, accent, { opacity: 0.85 }),
    repeatShape(3, (index) =>
      stroke(
        `M${x + (width * (index + 1)) / 4} 610L${x - 20 + ((width + 40) * (index + 1)) / 4} 722`,
        adjustShade(cover, -0.12),
        2,
      ),
    ),
  ].join('');
}

function nightstand(x: number, { wood }: RoomPalette, lampShade: string): string {
  return [
    radialGlow(x + 48, 450, 120),
    rect(x, 542, 96, 112, wood, { rx: 5 }) +
      rect(x + 8, 556, 80, 38, adjustShade(wood, 0.14)) +
      circle(x + 48, 575, 4, '#f0dcae') +
      rect(x + 8, 602, 80, 38, adjustShade(wood, 0.14)) +
      circle(x + 48, 621, 4, '#f0dcae'),
    rect(x + 43, 478, 10, 60, '#d9c7a8') + ellipse(x + 48, 540, 24, 6, '#d9c7a8'),
    path(`M${x + 26} 418h44l18 64h-80Z`, lampShade),
  ].join('');
}

function desk(random: SeededRandom, x: number, { wood, accent }: RoomPalette): string {
  return [
    rect(x, 470, 270, 16, adjustShade(wood, 0.14), { rx: 3 }),
    rect(x + 10, 486, 14, 158, wood) +
      rect(x + 246, 486, 14, 158, wood) +
      rect(x + 170, 486, 80, 66, adjustShade(wood, -0.08)) +
      circle(x + 210, 518, 4, '#f0dcae'),
    rect(x + 70, 392, 120, 76, '#2f3a40', { rx: 5 }) +
      rect(x + 76, 398, 108, 62, '#9cc3cf') +
      rect(x + 54, 464, 152, 8, '#b9c0c4', { rx: 3 }),
    repeatShape(4, (index) => {
      const height = random.whole(34, 54);
      return rect(
        x + 214 + index * 11,
        470 - height,
        9,
        height,
        random.pick(['#b4472f', '#2f5d50', '#d6a23f', '#41607a']),
      );
    }),
    rect(x + 86, 516, 92, 76, accent, { rx: 14 }) +
      rect(x + 126, 590, 12, 40, '#4b5257') +
      path(`M${x + 84} 640q48 -26 96 0`, 'none', { stroke: '#4b5257', 'stroke-width': 9 }),
  ].join('');
}

/** Draws string lights along the wall. */
const lights = (): string =>
  stroke('M440 96Q600 150 760 96T1080 96', '#6b5644', 2.5) +
  repeatShape(13, (index) => {
    const x = 452 + index * 50;
    return (
      circle(x, 122 + Math.sin(index / 1.05) * 14, 7, '#ffe3a0') +
      circle(x, 122 + Math.sin(index / 1.05) * 14, 15, '#ffe3a0', { opacity: 0.3 })
    );
  });

/** Draws a bedroom: bed, nightstand, window, and a desk. */
export function bedroomDrawing(random: SeededRandom): string {
  const palette = roomPalette(random);
  const x = random.whole(450, 490);
  const room = [
    roomShell(random, palette),
    windowView(random, 90, 130, 220, 240, adjustShade(palette.main, random.between(0.5, 0.75))),
    random.chance(0.45) ? lights() : '',
    pictureFrames(random, x + 30, random.whole(180, 210), palette),
    path('M360 780L420 650H960L1030 780Z', adjustShade(palette.accent, 0.62), { opacity: 0.9 }),
    desk(random, 60, palette),
    nightstand(x - 116, palette, random.pick(['#f6e7c4', '#f3d9c0', '#e6ead8'])),
    bed(random, x, palette),
    random.chance(0.6)
      ? pottedPlant(random, 1070, 660, random.between(1.1, 1.7))
      : rect(960, 236, 200, 392, palette.wood) +
        rect(970, 248, 86, 368, adjustShade(palette.wood, 0.14)) +
        rect(1064, 248, 86, 368, adjustShade(palette.wood, 0.14)) +
        circle(1048, 436, 5, '#f0dcae') +
        circle(1072, 436, 5, '#f0dcae'),
  ].join('');
  return sometimesMirrored(random, room);
}
