import { roundMiles, travelModes } from '../../domain/places/distance.ts';
import { directionsFromFields, estimateLeg, isSamePlace, routeUrl } from '../../domain/places/directions/directions.ts';
import { toListingView } from '../listings/listing-view.ts';
import { isShown } from '../listings/lead-months.ts';
import { collegeById } from '../places/place-lookup.ts';
import { placeViews } from '../places/place-views.ts';
import { badInput } from '../request-error.ts';
import type { RootFields } from '../mutation-results.ts';

/** Directions to campus; public. The mock always returns an estimate. */
export const directionsResolvers = {
  Query: {
    directions(_, { input }, { world }) {
      const read = directionsFromFields(input);
      if ('wrong' in read) throw badInput(read.wrong);
      const { asked } = read;
      const modes = [asked.mode, ...travelModes.filter((mode) => mode !== asked.mode)];
      const row = world.db.listings.find((listing) => listing.id === asked.homeId && isShown(listing));
      const college = asked.schoolId === undefined ? undefined : collegeById(asked.schoolId);
      return {
        routes: modes.map((mode) => {
          const { miles, minutes, estimate } = estimateLeg(asked.home, asked.school, mode);
          return {
            mode,
            distance: roundMiles(miles),
            minutes,
            estimate,
            url: routeUrl(asked.home, asked.school, mode),
          };
        }),
        home: row && isSamePlace(asked.home, row) ? toListingView(world, row) : null,
        school: college && isSamePlace(asked.school, college) ? placeViews(world).school(college) : null,
      };
    },
  },
} satisfies RootFields;
