import { HOUSE } from '../options/property-types.ts';
import { Seeded } from '../seeded.ts';
import { bedroomPicture } from './bedroom.ts';
import { demoCaption } from './caption.ts';
import type { DrawnPicture } from './drawn-picture.ts';
import { apartmentFacade } from './facade-apartment.ts';
import { houseFacade } from './facade-house.ts';
import { kitchenPicture } from './kitchen.ts';
import { livingPicture } from './living.ts';
import { planPicture } from './plan.ts';
import { HEIGHT, WIDTH } from './svg.ts';

function content({ kind, seed, type, bedrooms = 1 }: DrawnPicture): string {
  const random = new Seeded(`${kind} ${type ?? ''} ${bedrooms} ${seed}`);
  switch (kind) {
    case 'facade':
      return type === HOUSE ? houseFacade(random) : apartmentFacade(random);
    case 'living':
      return livingPicture(random);
    case 'bedroom':
      return bedroomPicture(random);
    case 'kitchen':
      return kitchenPicture(random);
    case 'plan':
      return planPicture(random, bedrooms);
  }
}

/** The drawing as SVG, 1200 by 800; the same recipe gives the same drawing. */
export function pictureSvg(drawn: DrawnPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content(drawn)}${demoCaption()}</svg>`;
}
