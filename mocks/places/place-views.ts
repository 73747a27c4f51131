import { displayName } from '../../domain/places/search/display-name.ts';
import type { StatePlace } from '../../domain/places/search/place-hit.ts';
import { cityPageTexts, collegePageTexts, statePageTexts } from '../../domain/places/place-page-texts.ts';
import { placeUrl } from '../../domain/places/place-url.ts';
import type { City, School, State } from '../__generated__/resolvers.ts';
import { type MockCity, cities } from '../data/cities.ts';
import { type MockCollege, colleges } from '../data/colleges.ts';
import { placeOffers } from '../listings/place-listing-counts.ts';
import type { World } from '../world/world.ts';
import { citiesAround, collegeById, collegesAround, collegesNear } from './place-lookup.ts';

const MOST_OF_A_STATE = 50;

/** Returns functions that convert a world's places to their GraphQL types. Related places are resolved lazily. */
export function placeViews(world: World) {
  const offerAt = placeOffers(world);
  const { baseUrl } = world;

  const school = (college: MockCollege): School => {
    const offer = offerAt(college);
    return {
      ...college,
      id: String(college.id),
      displayName: displayName(college.name),
      cityId: String(college.cityId),
      url: placeUrl(baseUrl, 'college', college.slug),
      listingsCount: offer.listingsCount,
      rents: [...offer.rents],
      page: collegePageTexts(college, offer),
      get nearbySchools() {
        return collegesAround(college).map(school);
      },
      get nearbyCities() {
        return citiesAround(college).map(city);
      },
    };
  };

  const city = (row: MockCity): City => {
    const offer = offerAt(row);
    return {
      ...row,
      id: String(row.id),
      url: placeUrl(baseUrl, 'city', row.slug),
      listingsCount: offer.listingsCount,
      rents: [...offer.rents],
      page: cityPageTexts(row, offer),
      get schools() {
        return collegesNear(row)
          .flatMap(({ id }) => collegeById(id) ?? [])
          .map(school);
      },
      get nearbyCities() {
        return citiesAround(row, row.id).map(city);
      },
    };
  };

  const state = (place: StatePlace): State => {
    const offer = offerAt({ state: place.code });
    return {
      ...place,
      id: String(place.id),
      url: placeUrl(baseUrl, 'state', place.slug),
      listingsCount: offer.listingsCount,
      rents: [...offer.rents],
      page: statePageTexts(place, offer),
      get schools() {
        return colleges
          .filter((college) => college.state === place.code)
          .toSorted((a, b) => b.enrollment - a.enrollment || a.id - b.id)
          .slice(0, MOST_OF_A_STATE)
          .map(school);
      },
      get cities() {
        return cities
          .filter((row) => row.state === place.code)
          .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
          .slice(0, MOST_OF_A_STATE)
          .map(city);
      },
    };
  };

  return { school, city, state };
}
