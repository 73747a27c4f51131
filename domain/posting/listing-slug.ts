import { slugify } from '../places/search/normalize.ts';

/** Returns a listing's permanent slug: name, city and id. */
export const listingSlug = (name: string, city: string, id: number): string =>
  `${slugify(`${name.slice(0, 60)} ${city.slice(0, 40)}`)}-${id}`;
