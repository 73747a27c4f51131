import { pictureSvg } from '../../domain/drawings/picture-svg.ts';
import type { DrawnPicture } from '../../domain/drawings/drawn-picture.ts';

/** For the gallery: a drawn picture that needs no server, as the two addresses of a picture. */
export function examplePicture(drawn: DrawnPicture): { large: string; small: string } {
  const address = `data:image/svg+xml,${encodeURIComponent(pictureSvg(drawn))}`;
  // A picture is known by its large address.
  return { large: address, small: `${address}#small` };
}
