import type { LocationType } from '../options/location-types.ts';

/** Returns the absolute URL of a place's page: /college/{slug}, /city/{slug}, /state/{code}. */
export const placeUrl = (baseUrl: string, type: LocationType, slug: string): string => `${baseUrl}/${type}/${slug}`;
