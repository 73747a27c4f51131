import { roundMiles, travelModes } from '../../domain/distance.ts';
import { directionsOfFields, estimateLeg, isAt, routeUrl } from '../../domain/renter/directions.ts';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { homeOf } from '../homes/home-of.ts';
import { isShown } from '../homes/months.ts';
import { collegeById } from '../places/places.ts';
import { placeViews } from '../places/views.ts';
import { badInput } from '../refusal.ts';

const queries: Pick<QueryResolvers, 'directions'> = {
  directions(_, { input }, { world }) {
    const read = directionsOfFields(input);
    if ('wrong' in read) throw badInput(read.wrong);
    const { asked } = read;
    const modes = [asked.mode, ...travelModes.filter((mode) => mode !== asked.mode)];
    const row = world.db.listings.find((listing) => listing.id === asked.homeId && isShown(listing));
    const college = asked.schoolId === undefined ? undefined : collegeById(asked.schoolId);
    return {
      routes: modes.map((mode) => {
        const { miles, minutes, estimate } = estimateLeg(asked.home, asked.school, mode);
        return { mode, distance: roundMiles(miles), minutes, estimate, url: routeUrl(asked.home, asked.school, mode) };
      }),
      home: row && isAt(asked.home, row) ? homeOf(world, row) : null,
      school: college && isAt(asked.school, college) ? placeViews(world).school(college) : null,
    };
  },
};

/** The way to campus; open to everybody. Here it is always an estimate. */
export const directionsResolvers = { Query: queries };
