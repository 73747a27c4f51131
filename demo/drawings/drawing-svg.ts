import { HOUSE } from '../../domain/options/property-types.ts';
import { SeededRandom } from '../seeded-random.ts';
import { bedroomDrawing } from './bedroom.ts';
import type { DrawingRecipe } from './drawing-recipe.ts';
import { apartmentFacade } from './facade-apartment.ts';
import { houseFacade } from './facade-house.ts';
import { kitchenDrawing } from './kitchen.ts';
import { livingRoomDrawing } from './living-room.ts';
import { floorplanDrawing } from './floorplan-drawing.ts';
import { HEIGHT, WIDTH, group, rect, stroke } from './svg-shapes.ts';

/** Single-stroke letters on a 10 by 14 grid, so that the server needs no font. */
const letters: Record<string, { d: string; width: number }> = {
  D: { d: 'M0 0v14h3q6 0 6 -7t-6 -7z', width: 12 },
  e: { d: 'M0 9.5h7q0 -4.5 -3.5 -4.5t-3.5 4.5t3.5 4.5q2.2 0 3.2 -1.4', width: 10 },
  m: { d: 'M0 14v-9M0 8q1 -3 3 -3t2.500 3v6M5.500 8q1 -3 3 -3t2.500 3v6', width: 14 },
  o: { d: 'M3.500 5q3.500 0 3.500 4.500t-3.500 4.500t-3.500 -4.500t3.500 -4.500z', width: 10 },
  p: { d: 'M0 5v13M0 9.500q0 -4.500 3.500 -4.500t3.500 4.500t-3.500 4.500t-3.500 -4.500', width: 10 },
  i: { d: 'M0 5v9M0 1v0.500', width: 3 },
  c: { d: 'M6.500 6.500q-1 -1.500 -3 -1.500q-3.500 0 -3.500 4.500t3.500 4.500q2 0 3 -1.500', width: 9.5 },
  t: { d: 'M2 1v10q0 3 3 2.800M0 5h5', width: 8 },
  u: { d: 'M0 5v5.500q0 3.500 3 3.500t3.500 -3.500v-5.500v9', width: 9.5 },
  r: { d: 'M0 5v9M0 9q0.500 -4 4.500 -4', width: 7 },
  ' ': { d: '', width: 6 },
};

/** Draws "Demo picture" in the lower right corner, so that nobody mistakes a drawing for a photo of the place. */
function demoCaption(): string {
  let x = 0;
  const text = [...'Demo picture']
    .map((letter) => {
      const { d, width } = letters[letter] ?? { d: '', width: 0 };
      const drawn = d === '' ? '' : group(stroke(d, '#ffffff', 1.8), { transform: `translate(${x} 0)` });
      x += width;
      return drawn;
    })
    .join('');
  return (
    rect(1002, 744, 176, 38, '#18211d', { rx: 19, opacity: 0.62 }) +
    group(text, { transform: 'translate(1026 754) scale(1.15)' })
  );
}

const drawings: Record<DrawingRecipe['kind'], (random: SeededRandom, recipe: DrawingRecipe) => string> = {
  facade: (random, { type }) => (type === HOUSE ? houseFacade(random) : apartmentFacade(random)),
  living: livingRoomDrawing,
  bedroom: bedroomDrawing,
  kitchen: kitchenDrawing,
  plan: (random, { bedrooms = 1 }) => floorplanDrawing(random, bedrooms),
};

/** Returns the drawing as SVG, 1200 by 800; the same recipe gives the same drawing. */
export function drawingSvg(drawn: DrawingRecipe): string {
  const { kind, seed, type = '', bedrooms = 1 } = drawn;
  const content = drawings[kind](new SeededRandom(`${kind} ${type} ${bedrooms} ${seed}`), drawn);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}${demoCaption()}</svg>`;
}
