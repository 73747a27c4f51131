import type { SeededRandom } from '../seeded-random.ts';
import { door, windowPane, type WindowStyle } from './windows-and-doors.ts';
import { bicycle, ground, GROUND, hedge, sky, tree } from './exterior.ts';
import { path, rect, adjustShade, repeatShape, WIDTH } from './svg-shapes.ts';

const walls = '#efe6d6 #d7e0d8 #cfdbe3 #e8d3bf #dcd2e2 #f1dfc2 #c3d2c6 #e6c9b8 #b9c8d2 #c98f6f'.split(' ');
const roofs = ['#5a4a42', '#7a4a3c', '#4a5560', '#5f6a5c', '#8a5a44', '#3f4a48'] as const;
const doors = ['#b4472f', '#2f6b5c', '#2f5a86', '#c98a2f', '#6a3f5c', '#3a3f42'] as const;

interface House extends Record<'x' | 'y' | 'width' | 'height', number>, Record<'wall' | 'roof' | 'door', string> {
  style: WindowStyle;
}

const clapboards = ({ x, y, width, height, wall }: House) =>
  repeatShape(Math.floor(height / 15), (row) =>
    rect(x, y + row * 15, width, 1.6, adjustShade(wall, -0.1), { opacity: 0.8 }),
  );

const chimney = (x: number, y: number) => rect(x, y, 40, 110, '#9a5f4a') + rect(x - 5, y - 8, 50, 14, '#7d4a39');

function porch({ roof }: House, x: number, width: number): string {
  const top = GROUND - 176;
  const posts = Math.max(2, Math.round(width / 150) + 1);
  return [
    repeatShape(posts, (index) => rect(x + 12 + (index * (width - 36)) / (posts - 1), top + 20, 12, 142, '#fbf7ee')),
    path(
      `M${x - 16} ${top + 24}L${x + 14} ${top - 18}H${x + width - 14}L${x + width + 16} ${top + 24}Z`,
      adjustShade(roof, 0.08),
    ),
    rect(x - 10, top + 22, width + 20, 10, '#fbf7ee'),
    rect(x - 6, GROUND - 20, width + 12, 20, '#cdbfa9'),
    repeatShape(Math.floor(width / 22), (index) =>
      Math.abs(x + index * 22 + 11 - (x + width / 2)) < 62
        ? ''
        : rect(x + index * 22 + 8, GROUND - 74, 4, 54, '#fbf7ee'),
    ),
    rect(x, GROUND - 78, width / 2 - 58, 7, '#fbf7ee'),
    rect(x + width / 2 + 58, GROUND - 78, width / 2 - 58, 7, '#fbf7ee'),
    rect(x + width / 2 - 64, GROUND - 8, 128, 14, '#d9ccb7'),
    path(`M${x + width / 2 - 52} ${GROUND + 6}h104l30 60h-164Z`, '#d6cebf'),
  ].join('');
}

function gableFront(random: SeededRandom, house: House): string {
  const { x, y, width, roof, wall, style } = house;
  const middle = x + width / 2;
  const peak = y - width * 0.42;
  return [
    chimney(x + width * 0.74, peak + 40),
    rect(x, y, width, house.height, wall),
    path(`M${x} ${y + 1}L${middle} ${peak}L${x + width} ${y + 1}Z`, adjustShade(wall, -0.04)),
    clapboards(house),
    path(
      `M${x - 34} ${y + 22}L${middle} ${peak - 26}L${x + width + 34} ${y + 22}L${x + width + 14} ${y + 34}L${middle} ${peak + 10}L${x - 14} ${y + 34}Z`,
      roof,
    ),
    windowPane(random, middle - 34, y - 92, 68, 74, style),
    windowPane(random, x + 44, y + 34, 66, 84, style),
    windowPane(random, x + width - 110, y + 34, 66, 84, style),
    door(middle - 32, GROUND - 134, 64, 114, house.door, '#fbf7ee'),
    windowPane(random, x + 50, GROUND - 140, 74, 82, style),
    windowPane(random, x + width - 124, GROUND - 140, 74, 82, style),
    porch(house, x + 8, width - 16),
  ].join('');
}

/** Draws a house with its long side facing the street, with dormers in the roof. */
function sideGable(random: SeededRandom, house: House): string {
  const { x, y, width, roof, wall, style } = house;
  const dormers = random.whole(1, 3);
  const middle = x + width / 2;
  return [
    rect(x, y, width, house.height, wall),
    clapboards(house),
    chimney(x + width * 0.14, y - 190),
    path(`M${x - 30} ${y + 12}L${x + 46} ${y - 140}H${x + width - 46}L${x + width + 30} ${y + 12}Z`, roof),
    repeatShape(7, (row) =>
      rect(x + 40 - row * 9, y - 122 + row * 19, width - 80 + row * 18, 2, adjustShade(roof, -0.15), { opacity: 0.6 }),
    ),
    repeatShape(dormers, (index) => {
      const cx = x + (width * (index + 1)) / (dormers + 1);
      return (
        rect(cx - 44, y - 92, 88, 84, adjustShade(wall, 0.1)) +
        path(`M${cx - 60} ${y - 86}L${cx} ${y - 142}L${cx + 60} ${y - 86}Z`, adjustShade(roof, -0.12)) +
        windowPane(random, cx - 24, y - 76, 48, 54, style)
      );
    }),
    door(middle - 32, GROUND - 134, 64, 114, house.door, '#fbf7ee'),
    repeatShape(2, (index) => windowPane(random, x + 36 + index * 116, GROUND - 146, 70, 84, style)),
    repeatShape(2, (index) => windowPane(random, x + width - 106 - index * 116, GROUND - 146, 70, 84, style)),
    porch(house, middle - 140, 280),
  ].join('');
}

/** Draws two full floors under a hipped roof. */
function foursquare(random: SeededRandom, house: House): string {
  const { x, y, width, roof, wall, style } = house;
  const middle = x + width / 2;
  const columns = [x + 46, middle - 34, x + width - 114];
  return [
    rect(x, y, width, house.height, wall),
    clapboards(house),
    rect(x, y + house.height / 2 - 6, width, 8, '#fbf7ee', { opacity: 0.8 }),
    chimney(x + width * 0.2, y - 130),
    path(`M${x - 36} ${y + 10}L${middle - 50} ${y - 130}H${middle + 50}L${x + width + 36} ${y + 10}Z`, roof),
    path(`M${middle - 62} ${y - 20}L${middle} ${y - 82}L${middle + 62} ${y - 20}Z`, adjustShade(roof, -0.14)),
    windowPane(random, middle - 20, y - 52, 40, 30, style),
    ...columns.map((left) => windowPane(random, left, y + 40, 68, 86, style)),
    door(middle - 32, GROUND - 134, 64, 114, house.door, '#fbf7ee'),
    windowPane(random, x + 46, GROUND - 142, 68, 84, style),
    windowPane(random, x + width - 114, GROUND - 142, 68, 84, style),
    porch(house, x + 10, width - 20),
  ].join('');
}

/** Draws a house with porch, yard and trees, in one of three forms. */
export function houseFacade(random: SeededRandom): string {
  const form = random.pick([
    { draw: gableFront, width: random.whole(400, 470), height: 320 },
    { draw: sideGable, width: random.whole(600, 700), height: 206 },
    { draw: foursquare, width: random.whole(430, 500), height: 356 },
  ]);
  const [wall, roof] = [random.pick(walls), random.pick(roofs)];
  const house: House = {
    x: (WIDTH - form.width) / 2 + random.whole(-60, 60),
    y: GROUND - form.height,
    width: form.width,
    height: form.height,
    wall,
    roof,
    door: random.pick(doors),
    style: { frame: '#fbf7ee', trim: roof, panes: random.pick(['cross', 'sash']) },
  };
  const fence = random.chance(0.5);
  return [
    sky(random),
    ground(random),
    tree(random, house.x - random.whole(120, 200), random.between(1, 1.5)),
    random.chance(0.6) ? tree(random, house.x + form.width + random.whole(190, 260), random.between(0.7, 1)) : '',
    form.draw(random, house),
    hedge(random, house.x + 6, house.x + form.width / 2 - 80),
    hedge(random, house.x + form.width / 2 + 80, house.x + form.width),
    fence
      ? repeatShape(Math.floor(WIDTH / 26), (index) =>
          Math.abs(index * 26 - house.x - form.width / 2) < 100
            ? ''
            : rect(index * 26, GROUND + 22, 12, 46, '#fbf7ee', { rx: 3 }) +
              rect(index * 26, GROUND + 34, 26, 5, '#f0eadd'),
        )
      : '',
    tree(random, house.x + form.width + random.whole(90, 150), random.between(0.8, 1.2)),
    random.chance(0.4) ? bicycle(random, house.x + 60) : '',
  ].join('');
}
