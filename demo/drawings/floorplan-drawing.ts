import type { SeededRandom } from '../seeded-random.ts';
import {
  circle,
  HEIGHT,
  path,
  rect,
  adjustShade,
  stroke,
  repeatShape,
  sometimesMirrored,
  WIDTH,
} from './svg-shapes.ts';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

const INK = '#3b4540';
const WALL = 12;
/** Outlines of furniture. */
const outlined = { stroke: INK, 'stroke-width': 2.5 };
const thin = { ...outlined, 'stroke-width': 2 };
const hairline = { ...outlined, 'stroke-width': 1.5 };

const tints = ['#e8f0e9', '#f6ead9', '#e5edf3', '#f3e5e0', '#ece7f1'] as const;

const wallAround = ({ x, y, width, height }: Box) =>
  rect(x, y, width, height, 'none', { stroke: INK, 'stroke-width': WALL });

/** Draws an opening in a horizontal wall with its door swing. */
function doorway(x: number, y: number, up: boolean): string {
  const turn = up ? -1 : 1;
  return (
    rect(x, y - WALL / 2 - 1, 56, WALL + 2, '#fffdf8') +
    stroke(`M${x} ${y}v${56 * turn}`, INK, 3) +
    path(`M${x} ${y + 56 * turn}A56 56 0 0 ${up ? 1 : 0} ${x + 56} ${y}`, 'none', {
      ...hairline,
      'stroke-dasharray': '5 5',
    })
  );
}

const windowIn = (x: number, y: number, length: number): string =>
  rect(x, y - WALL / 2, length, WALL, '#fffdf8') +
  stroke(`M${x} ${y - 3}h${length}M${x} ${y + 3}h${length}`, '#6f97a8', 2.5);

function bedSymbol({ x, y, width }: Box): string {
  const size = Math.min(120, width - 60);
  const left = x + (width - size) / 2;
  return (
    rect(left, y + 20, size, 142, '#ffffff', { rx: 8, ...outlined }) +
    repeatShape(2, (index) =>
      rect(left + 8 + index * (size / 2 - 2), y + 30, size / 2 - 14, 32, '#f1ece2', { rx: 6, ...hairline }),
    ) +
    rect(left, y + 80, size, 82, '#dfe9e2', { rx: 6, ...thin })
  );
}

const bathSymbols = ({ x, y, width, height }: Box): string =>
  rect(x + 14, y + 14, 56, Math.min(120, height - 40), '#ffffff', { rx: 18, ...outlined }) +
  circle(x + width - 36, y + 42, 20, '#ffffff', outlined) +
  rect(x + width - 56, y + height - 64, 42, 46, '#ffffff', { rx: 14, ...outlined });

function kitchenSymbols({ x, y, height }: Box): string {
  return (
    rect(x + 8, y + 8, 60, height - 16, '#ffffff', outlined) +
    repeatShape(4, (index) => circle(x + 26 + (index % 2) * 24, y + 40 + Math.floor(index / 2) * 26, 9, 'none', thin)) +
    rect(x + 18, y + height - 96, 40, 54, '#e6eef0', { rx: 6, ...thin })
  );
}

function livingSymbols({ x, y, width, height }: Box): string {
  const middle = x + width / 2;
  const sofa = Math.min(220, width - 80);
  return (
    rect(middle - 90, y + height / 2 - 40, 180, 90, '#efe4d2', { rx: 6 }) +
    rect(middle - sofa / 2, y + height - 78, sofa, 58, '#ffffff', { rx: 14, ...outlined }) +
    rect(middle - 46, y + height / 2 - 18, 92, 46, '#ffffff', { rx: 6, ...thin }) +
    stroke(`M${middle - 60} ${y + 22}h120`, INK, 7)
  );
}

/** Draws a floorplan: the bedrooms along the top, below them living room, kitchen and bath; a studio is one room with a bed. */
export function floorplanDrawing(random: SeededRandom, bedrooms: number): string {
  const tint = random.pick(tints);
  const width = Math.min(1000, 620 + bedrooms * 80) + random.whole(-20, 20);
  const outer: Box = { x: (WIDTH - width) / 2, y: 90, width, height: 600 };
  const split = outer.y + (bedrooms === 0 ? 0 : 286);
  const rooms = Array.from({ length: bedrooms }, (_, index): Box => ({
    x: outer.x + (index * width) / bedrooms,
    y: outer.y,
    width: width / bedrooms,
    height: 286,
  }));
  const bathWidth = width * random.between(0.19, 0.25);
  const kitchenWidth = width * random.between(0.24, 0.3);
  const lower = { y: split, height: outer.y + outer.height - split };
  const kitchen: Box = { x: outer.x, width: kitchenWidth, ...lower };
  const bath: Box = { x: outer.x + width - bathWidth, width: bathWidth, ...lower };
  if (bedrooms === 0) bath.height = 250;
  const living: Box = { x: outer.x + kitchenWidth, width: width - bathWidth - kitchenWidth, ...lower };
  const fill = ({ x, y, width: wide, height }: Box, color: string) => rect(x, y, wide, height, color);
  const plan = [
    fill(outer, '#fffdf8'),
    ...rooms.map((room) => fill(room, tint)),
    fill(bath, '#e3eef1'),
    fill(kitchen, '#f7f0e3'),
    ...rooms.map(bedSymbol),
    bedrooms === 0 ? bedSymbol({ ...living, width: 200, x: living.x + living.width - 200 }) : '',
    kitchenSymbols(kitchen),
    livingSymbols(living),
    bathSymbols(bath),
    ...rooms.map(wallAround),
    wallAround(bath),
    wallAround(outer),
    ...rooms.map(
      ({ x, width: wide }) =>
        windowIn(x + wide / 2 - Math.min(60, wide / 3), outer.y, Math.min(120, wide / 1.5)) +
        doorway(x + wide - 78, split, true),
    ),
    doorway(bath.x + 20, bath.y + (bedrooms === 0 ? bath.height : 0), bedrooms === 0),
    windowIn(living.x + living.width / 2 - 65, outer.y + outer.height, 130),
    doorway(kitchen.x + kitchen.width + 8 - 70, outer.y + outer.height, true),
  ].join('');
  return [
    rect(0, 0, WIDTH, HEIGHT, '#f6f1e6'),
    repeatShape(
      24,
      (index) =>
        rect(index * 50, 0, 1, HEIGHT, adjustShade('#f6f1e6', -0.05)) +
        rect(0, index * 50, WIDTH, 1, adjustShade('#f6f1e6', -0.05)),
    ),
    rect(outer.x + 10, outer.y + 14, outer.width, outer.height, '#000000', { opacity: 0.08 }),
    sometimesMirrored(random, plan),
  ].join('');
}
