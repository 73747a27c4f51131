import { directionsQuery } from '../../../domain/places/directions/directions-query.ts';
import { collegeById } from '../../places/place-lookup.ts';
import { LOFTS, OSU, required, seededListingNamed } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { choose, press, see } from '../setup/steps.ts';

const query = `${OSU}&bedrooms=2&bathrooms=1&budget=1200`;

/** Has no listing within ten miles; the next college has some. */
const NORTHWESTERN = 147767;

const home = seededListingNamed(LOFTS);
const school = required(collegeById(204796), 'Ohio State');
/** Without the site parameter, so that the page's own brand is kept. */
const to = (mode: 'driving' | 'walking', from: { lat: number; lon: number; id?: number } = home) => {
  const query = directionsQuery({ home: from, school, mode });
  query.delete('site');
  return `/directions?${query}`;
};

/** Matches, near matches, the end of the results, the map, and directions to campus. */
export const renterMatches = scenariosWith({ group: 'renter' })({
  matches: {
    title: 'Matches',
    shows: 'Cards with total and per-person rent, travel time to campus, and match reasons.',
    at: `/matches?${query}`,
    expects: /homes? fits? near .*Ohio State University/,
  },
  'matches-featured': {
    title: 'Featured homes first',
    shows: 'Apartments come before houses and have a Featured badge.',
    at: `/matches?${OSU}`,
    expects: 'Featured first, then nearest.',
  },
  'matches-page-2': {
    title: 'Second page of matches',
    shows: 'Pagination links.',
    at: `/matches?${OSU}&page=2`,
    expects: 'Page 2 of',
  },
  'matches-last-page': {
    title: 'Last page of matches',
    shows: 'A link leads to the end-of-matches page.',
    at: `/matches?${OSU}&bedrooms=3&page=2`,
    expects: "That's everything. See what's next",
  },
  'matches-of-a-partner': {
    title: 'Matches on a partner brand',
    shows: 'A link to change the college above the homes.',
    at: `/matches?${query}`,
    brand: 'liveherehousing',
    expects: 'Change college',
  },
  'no-matches': {
    title: 'No matches',
    shows: 'The most helpful small changes with their counts, and the closest homes with what they miss.',
    at: `/matches?${OSU}&bedrooms=3&bathrooms=2&budget=1300`,
    expects: /No exact matches.*\$25 more a month: 2 homes.*2 bedrooms instead of 3: 1 home.*Closest matches/,
  },
  'no-matches-much-to-give': {
    title: 'No matches by far',
    shows: 'When no small change helps, the smallest that does is suggested.',
    at: `/matches?${OSU}&bedrooms=5&bathrooms=1&budget=500`,
    expects: /1 bedroom instead of 5 and \$175 more a month: 2 homes/,
  },
  'no-matches-elsewhere': {
    title: 'No homes near a college',
    shows: 'A link leads to the nearest college with homes.',
    at: `/matches?location_type=college&location_id=${NORTHWESTERN}`,
    expects: /No home near Northwestern University is listed yet.*Near DePaul University, 12 miles away: 8 homes/,
  },
  'no-matches-relaxed': {
    title: 'Suggested change applied',
    shows: 'The homes of the changed search and an Undo button.',
    at: `/matches?${OSU}&bedrooms=3&bathrooms=2&budget=1300`,
    expects: /Undo.*2 homes fit near/,
    play: press(/\$25 more a month/),
  },
  'filter-undone': {
    title: 'Filter undone',
    shows: 'A filter without results is undone with one click.',
    at: `/matches?${query}`,
    expects: /homes fit near/,
    lacks: 'No exact matches',
    play: [choose('Bedrooms', '8 Bedrooms'), see('No exact matches'), press(/^Undo/)],
  },
  'matches-with-a-dog': {
    title: 'Matches with a dog',
    shows: 'Homes that exclude dogs are left out; those that allow them come before those that say nothing.',
    at: `/matches?${OSU}&pets=1`,
    expects:
      /Dog.*homes? fits? near.*, \d+ more might: their landlords haven't said if dogs are OK\..*Dogs are welcome/,
    lacks: /No pets allowed|No dogs/,
  },
  'matches-filters': {
    title: 'Filters dialog',
    shows: 'Every filter with its result count, and the sort order.',
    at: `/matches?${OSU}&bedrooms=2`,
    expects: /Filters.*Sort by.*Pets.*Laundry.*Must have.*Walk to campus.*Show \d+ homes/,
    play: press('Filters'),
  },
  'matches-for-four': {
    title: 'Four people with $650 each',
    shows: 'A budget per person, sorted by cost per person.',
    at: `/matches?${OSU}&bedrooms=4&budget=2600&sort=cost`,
    expects: /homes? fits? near .*Lowest cost per person first.*per person/,
  },
  'matches-filtered': {
    title: 'Matches with filters',
    shows: 'The active filters, each removable, and the number of homes that do not state them.',
    at: `/matches?${OSU}&must=2&laundry=any&sort=cost`,
    expects:
      /Parking.*Laundry in building.*Lowest cost per person first\. \d+ more homes aren't shown: their landlords haven't said/,
  },
  'no-matches-with-a-must': {
    title: 'No matches for the must-haves',
    shows: 'The closest homes with the features they do not list.',
    at: `/matches?${OSU}&bedrooms=2&budget=500&must=2,4`,
    expects: /No exact matches.*Closest matches.*(Pool|Parking) not listed/,
  },
  'matches-few': {
    title: 'Few matches',
    shows: 'Suggestions for more matches below the few.',
    at: `/matches?${OSU}&bedrooms=3&bathrooms=2&budget=1600`,
    expects: /4 homes fit near.*See more with a small change/,
  },
  'no-matches-at-all': {
    title: 'No matches and none nearby',
    shows: 'Links back to the questionnaire and to other places.',
    at: `/matches/none?${OSU}&bedrooms=2`,
    expects: /No exact matches.*search somewhere else/,
    lacks: 'Contact landlord',
    arrange: ({ db }) => {
      db.listings = [];
    },
  },
  'end-of-matches': {
    title: 'End of matches',
    shows: 'A page past the last one leads here.',
    at: `/matches?${OSU}&page=99`,
    expects: "You've seen all your matches",
  },
  'end-of-matches-with-ways': {
    title: 'End of matches with suggestions',
    shows: 'The number of matches seen, and the smallest changes that find more.',
    at: `/matches/end?${OSU}&bedrooms=3&bathrooms=2&budget=1600`,
    expects: /Those were all 4 matches.*See more with a small change.*\$100 more a month: 5 homes/,
  },
  'end-of-matches-with-shortlist': {
    title: 'End of matches with saved homes',
    shows: 'A link to the homes saved along the way.',
    at: `/matches/end?${OSU}`,
    renter: {
      shortlist: [
        { id: '1', slug: 'x', name: 'The Lantern', city: 'Columbus', state: 'OH', rentFrom: 900, picture: '' },
      ],
    },
    expects: 'You saved 1',
  },
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
