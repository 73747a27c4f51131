import { milesBetween, roundMiles } from '../../domain/distance.ts';
import { collegeHit } from '../../domain/places/place-hit.ts';
import { elsewhereOf } from '../../domain/renter/elsewhere.ts';
import { cellsOf, relaxationsOf } from '../../domain/renter/relaxations.ts';
import { search, type Home, type Place } from '../../domain/renter/matching.ts';
import type { Search } from '../../domain/search.ts';
import type { Elsewhere, WaysOn } from '../__generated__/resolvers.ts';
import { colleges } from '../data/colleges.ts';
import { searchLocation } from '../places/search-location.ts';
import type { World } from '../world.ts';

/** Where more homes are than a search has found: what to give way in, and the nearest college that has more. */
export const waysOnOf = (world: World, homes: readonly Home[], place: Place, asked: Search): WaysOn => ({
  relaxations: relaxationsOf(cellsOf(homes, place, asked), asked).map(
    ({ bedrooms = null, bathrooms = null, maxBudget: budget = null, total }) => ({
      bedrooms,
      bathrooms,
      budget,
      total,
    }),
  ),
  elsewhere: elsewhereFrom(world, homes, place, asked),
});

function elsewhereFrom(world: World, homes: readonly Home[], place: Place, asked: Search): Elsewhere | null {
  if (place.kind === 'state') return null;
  const fitAt = (there: Place) => search(homes, there, asked).length;
  const here = fitAt(place);
  const found = elsewhereOf(colleges, place.point)
    .map((college) => ({ college, total: fitAt({ kind: 'point', point: college }) }))
    .find(({ total }) => total > here);
  if (!found) return null;
  const { college, total } = found;
  return {
    location: searchLocation(world, collegeHit(college)),
    distance: roundMiles(milesBetween(place.point, college)),
    total,
  };
}
