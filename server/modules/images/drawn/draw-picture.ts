import sharp from 'sharp';
import { HOUSE } from '../../../../domain/options/property-types.ts';
import { Seeded } from '../../../seed/random.ts';
import { bedroomPicture } from './bedroom.ts';
import { demoCaption } from './caption.ts';
import { type DrawnPicture, pictureSizes, type PictureSize } from './drawn-picture.ts';
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

/** The drawing as SVG, 1200 by 800. */
export function pictureSvg(drawn: DrawnPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content(drawn)}${demoCaption()}</svg>`;
}

/** Draws a demo picture as JPEG: 1200 by 800 or 480 by 320. The same recipe gives the same picture. */
export async function drawPicture(drawn: DrawnPicture, size: PictureSize): Promise<Buffer> {
  const { width, height } = pictureSizes[size];
  return sharp(Buffer.from(pictureSvg(drawn)))
    .resize(width, height)
    .jpeg({ quality: 84, mozjpeg: size === 'small' })
    .toBuffer();
}
