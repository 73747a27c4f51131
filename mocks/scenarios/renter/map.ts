import { directionsQuery } from '../../../domain/places/directions/directions-query.ts';
import { collegeById } from '../../places/place-lookup.ts';
import { seededListingNamed, required, OSU } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';

const home = seededListingNamed('High Street Lofts');
const school = required(collegeById(204796), 'Ohio State');
/** Without the site parameter, so that the page's own brand is kept. */
const to = (mode: 'driving' | 'walking', from: { lat: number; lon: number; id?: number } = home) => {
  const query = directionsQuery({ home: from, school, mode });
  query.delete('site');
  return `/directions?${query}`;
};

/** Listings on a map, and directions to campus. */
export const renterMap = scenariosWith({ group: 'renter' })({
  'matches-on-a-map': {
    title: 'Matches on a map',
    shows: 'On a phone the map replaces the list; on a desktop it is next to it.',
    at: `/matches?${OSU}#map`,
    expects: /homes fit near Ohio State University/,
  },
  'matches-in-a-state-on-a-map': {
    title: 'Matches of a state on a map',
    shows: 'The outlines of the states and the homes by city.',
    at: '/matches?location_type=state&location_id=39#map',
    expects: /homes fit in Ohio/,
  },
  directions: {
    title: 'Directions to campus',
    shows: 'Estimated times on foot, by bike and by car, and a link to a maps app.',
    at: to('driving'),
    expects: /From High Street Lofts to Ohio State University.*Get driving directions/,
  },
  'directions-of-a-home-that-is-gone': {
    title: 'Directions from an unavailable listing',
    shows: 'Directions without the name of the home.',
    at: to('walking', { lat: home.lat, lon: home.lon, id: seededListingNamed('Gone House').id }),
    expects: /From the home to Ohio State University.*Get walking directions/,
    lacks: 'Gone House',
  },
  'directions-nowhere': {
    title: 'Directions without places',
    shows: 'A URL without places leads to the search.',
    at: '/directions?latitude_housing=north',
    expects: 'We need a start and a destination',
  },
});
