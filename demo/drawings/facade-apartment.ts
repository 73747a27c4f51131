import type { SeededRandom } from '../seeded-random.ts';
import { balcony, door, windowPane, type WindowStyle } from './windows-and-doors.ts';
import { bicycle, ground, GROUND, hedge, sky, streetLamp, tree } from './exterior.ts';
import { path, rect, adjustShade, repeatShape, WIDTH } from './svg-shapes.ts';

const walls = '#c98f6f #b9765a #e5d2b8 #d9c7ae #b7c2bd #c9d0d2 #e9d9c8 #a8705c #d8b48f #94a59c'.split(' ');
const trims = ['#5d3a2e', '#3d4f4a', '#4a423a', '#3b4858', '#6b4a3a', '#2f4a40'] as const;
const doors = ['#8c3b2a', '#2f5d50', '#2f4a6b', '#b9772f', '#5a3a52'] as const;

interface Building extends Record<'x' | 'y' | 'width' | 'height', number> {
  wall: string;
  trim: string;
}

const COLUMN = 112;
const FLOOR = 104;

/** Draws rows of bricks, or the panels of a newer building. */
function surface(random: SeededRandom, { x, y, width, height, wall }: Building): string {
  if (random.chance(0.55)) {
    const line = adjustShade(wall, -0.1);
    return repeatShape(
      Math.floor(height / 16),
      (row) =>
        rect(x, y + row * 16, width, 1.4, line, { opacity: 0.55 }) +
        repeatShape(Math.floor(width / 40), (column) =>
          rect(x + column * 40 + (row % 2) * 20, y + row * 16, 1.4, 16, line, { opacity: 0.4 }),
        ),
    );
  }
  const accent = random.pick(['#7c5b45', '#47605a', '#8a8f92', '#3f4f5c']);
  const bay = Math.floor(random.between(0, 2)) === 0 ? x : x + width - COLUMN * 1.1;
  return (
    rect(bay, y, COLUMN * 1.1, height, accent) +
    repeatShape(Math.floor(height / FLOOR), (floor) => rect(x, y + floor * FLOOR, width, 3, adjustShade(wall, -0.12)))
  );
}

function roof(random: SeededRandom, { x, y, width, trim, wall }: Building): string {
  const kind = random.whole(0, 2);
  const flat =
    rect(x - 16, y - 22, width + 32, 26, trim) + rect(x - 10, y + 4, width + 20, 7, adjustShade(wall, -0.25));
  if (kind === 0) return flat;
  if (kind === 1)
    return (
      flat +
      repeatShape(Math.floor(width / 26), (index) => rect(x + index * 26 + 6, y - 2, 12, 12, adjustShade(trim, 0.2)))
    );
  const middle = x + width / 2;
  return (
    flat + path(`M${middle - 110} ${y - 20}L${middle} ${y - 78}L${middle + 110} ${y - 20}Z`, adjustShade(trim, 0.12))
  );
}

function entrance(random: SeededRandom, { y, height, trim }: Building, x: number): string {
  const top = y + height - 104;
  const color = random.pick(doors);
  return [
    door(x + 6, top + 14, 56, 90, color, trim),
    path(`M${x - 22} ${top - 22}h112l14 20h-140Z`, adjustShade(color, 0.1)),
    rect(x - 36, GROUND - 4, 140, 12, '#cfc6b6'),
    rect(x - 20, GROUND - 12, 108, 8, '#ddd5c6'),
    path(`M${x - 10} ${GROUND + 8}h88l26 58h-140Z`, '#d6cebf'),
  ].join('');
}

/** Draws an apartment building on a street: three to five floors, brick or panels, with or without balconies. */
export function apartmentFacade(random: SeededRandom): string {
  const [floors, columns] = [random.whole(3, 5), random.whole(4, 7)];
  const [width, height] = [columns * COLUMN + 34, floors * FLOOR + 16];
  const building: Building = {
    x: (WIDTH - width) / 2,
    y: GROUND - height,
    width,
    height,
    wall: random.pick(walls),
    trim: random.pick(trims),
  };
  const style: WindowStyle = {
    frame: random.pick(['#f6f1e7', '#fbf8f1', adjustShade(building.trim, 0.1)]),
    trim: building.trim,
    panes: random.pick(['cross', 'sash', 'wide']),
  };
  const entry = random.whole(1, columns - 2);
  const balconies = random.whole(0, 3);
  const size = { width: style.panes === 'wide' ? 72 : 56, height: 64 };
  const openings = repeatShape(floors, (floor) =>
    repeatShape(columns, (column) => {
      const x = building.x + 17 + column * COLUMN + (COLUMN - size.width) / 2;
      const y = building.y + 24 + floor * FLOOR;
      if (floor === floors - 1 && column === entry)
        return entrance(random, building, building.x + 17 + column * COLUMN + 22);
      const rail = balconies > 0 && floor < floors - 1 && (column + floor * balconies) % (balconies + 1) === 0;
      return (
        windowPane(random, x, y, size.width, size.height, style) +
        (rail ? balcony(x - 14, y + size.height + 8, size.width + 28, building.trim) : '')
      );
    }),
  );
  return [
    sky(random),
    ground(random),
    tree(random, building.x - random.whole(70, 110), random.between(0.8, 1.15)),
    rect(building.x, building.y, width, height, building.wall),
    surface(random, building),
    rect(building.x, GROUND - 18, width, 18, adjustShade(building.wall, -0.28)),
    roof(random, building),
    openings,
    hedge(random, building.x + 10, building.x + entry * COLUMN - 20),
    hedge(random, building.x + (entry + 1) * COLUMN + 50, building.x + width - 6),
    tree(random, building.x + width + random.whole(60, 110), random.between(0.75, 1.1)),
    random.chance(0.5) ? streetLamp(building.x - 24) : '',
    random.chance(0.5) ? bicycle(random, building.x + width - random.whole(60, 160)) : '',
  ].join('');
}
