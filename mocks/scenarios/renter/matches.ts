import { OSU } from '../setup/arrange.ts';
import type { Scenario } from '../setup/scenario.ts';

const asked = `${OSU}&bedrooms=2&bathrooms=1&budget=1200`;

/** Has no listing within ten miles; the next college has some. */
const NORTHWESTERN = 147767;

/** Matches, near matches, and the end of the results. */
export const renterMatches = {
  matches: {
    title: 'Homes that fit',
    group: 'renter',
    shows: 'Cards with the rent for all and for each, the way to campus, and why each fits.',
    at: `/matches?${asked}`,
    expects: /homes? fits? near .*Ohio State University/,
  },
  'matches-featured': {
    title: 'Featured homes first',
    group: 'renter',
    shows: 'Apartments come before houses and say that they are featured.',
    at: `/matches?${OSU}`,
    expects: 'Featured first, then nearest.',
  },
  'matches-page-2': {
    title: 'The second page',
    group: 'renter',
    shows: 'Pages as links.',
    at: `/matches?${OSU}&page=2`,
    expects: 'Page 2 of',
  },
  'matches-last-page': {
    title: 'The last page',
    group: 'renter',
    shows: 'It leads on to the end of the matches.',
    at: `/matches?${OSU}&bedrooms=3&page=2`,
    expects: "That's everything. See what's next",
  },
  'matches-of-a-partner': {
    title: 'Matches of a partner',
    group: 'renter',
    shows: 'A way to change the college above the homes.',
    at: `/matches?${asked}`,
    brand: 'liveherehousing',
    expects: 'Change college',
  },
  'no-matches': {
    title: 'No home fits',
    group: 'renter',
    shows: 'Small changes that help most, each with its homes, and the closest homes with what they miss.',
    at: `/matches?${OSU}&bedrooms=3&bathrooms=2&budget=1300`,
    expects: /No exact matches.*\$25 more a month: 2 homes.*2 bedrooms instead of 3: 1 home.*Closest matches/,
  },
  'no-matches-much-to-give': {
    title: 'No home fits, by far',
    group: 'renter',
    shows: 'Where nothing modest helps, what asks least is offered all the same.',
    at: `/matches?${OSU}&bedrooms=5&bathrooms=1&budget=500`,
    expects: /1 bedroom instead of 5 and \$175 more a month: 2 homes/,
  },
  'no-matches-elsewhere': {
    title: 'No home at all near a college',
    group: 'renter',
    shows: 'The nearest college that has some is one press away.',
    at: `/matches?location_type=college&location_id=${NORTHWESTERN}`,
    expects: /No home near Northwestern University is listed yet.*Near DePaul University, 12 miles away: 8 homes/,
  },
  'no-matches-relaxed': {
    title: 'One change, one press',
    group: 'renter',
    shows: 'The homes of the changed search, and how to take the change back.',
    at: `/matches?${OSU}&bedrooms=3&bathrooms=2&budget=1300`,
    expects: /Undo.*2 homes fit near/,
    play: ({ press }) => press(/\$25 more a month/),
  },
  'filter-undone': {
    title: 'A filter, taken back',
    group: 'renter',
    shows: 'A filter that leaves nothing is undone with one press.',
    at: `/matches?${asked}`,
    expects: /homes fit near/,
    lacks: 'No exact matches',
    play: async ({ choose, press, see }) => {
      await choose('Bedrooms', '8 Bedrooms');
      await see('No exact matches');
      await press(/^Undo/);
    },
  },
  'matches-with-a-dog': {
    title: 'Matches with a dog',
    group: 'renter',
    shows: 'No home that excludes dogs; those that say nothing come after those that allow them.',
    at: `/matches?${OSU}&pets=1`,
    expects: /Dog.*homes fit near.*Dogs are welcome/,
    lacks: /No pets allowed|No dogs/,
  },
  'matches-filters': {
    title: 'The filters dialog',
    group: 'renter',
    shows: 'Every filter with the number of homes it would leave, and the order of the results.',
    at: `/matches?${OSU}&bedrooms=2`,
    expects: /Filters.*Sort by.*Pets.*Laundry.*Must have.*Walk to campus.*Show \d+ homes/,
    play: ({ press }) => press('Filters'),
  },
  'matches-for-four': {
    title: 'Four friends with $650 each',
    group: 'renter',
    shows: 'A budget for each person, sorted by what each one pays.',
    at: `/matches?${OSU}&bedrooms=4&budget=2600&sort=cost`,
    expects: /homes? fits? near .*Lowest cost per person first.*per person/,
  },
  'matches-filtered': {
    title: 'Matches with filters',
    group: 'renter',
    shows: 'What is filtered by, each to be removed, and how many homes do not state it.',
    at: `/matches?${OSU}&must=2&laundry=any&sort=cost`,
    expects:
      /Parking.*Laundry in building.*Lowest cost per person first\. \d+ more homes do not state what you ask for/,
  },
  'no-matches-with-a-must': {
    title: 'No home has what is a must',
    group: 'renter',
    shows: 'The closest homes say what they do not list.',
    at: `/matches?${OSU}&bedrooms=2&budget=500&must=2,4`,
    expects: /No exact matches.*Closest matches.*(Pool|Parking) not listed/,
  },
  'matches-few': {
    title: 'Few homes fit',
    group: 'renter',
    shows: 'Below the few, what would bring more.',
    at: `/matches?${OSU}&bedrooms=3&bathrooms=2&budget=1600`,
    expects: /4 homes fit near.*See more with a small change/,
  },
  'no-matches-at-all': {
    title: 'No home fits or is near',
    group: 'renter',
    shows: 'Not even a close one: the way back to the questions and to other places.',
    at: `/matches/none?${OSU}&bedrooms=2`,
    expects: /No exact matches.*search somewhere else/,
    lacks: 'Contact landlord',
    arrange: ({ db }) => {
      db.listings = [];
    },
  },
  'end-of-matches': {
    title: 'The end of the matches',
    group: 'renter',
    shows: 'A page after the last one leads here.',
    at: `/matches?${OSU}&page=99`,
    expects: "You've seen all your matches",
  },
  'end-of-matches-with-ways': {
    title: 'The end, and what would bring more',
    group: 'renter',
    shows: 'How many were seen, and the smallest changes that bring more of them.',
    at: `/matches/end?${OSU}&bedrooms=3&bathrooms=2&budget=1600`,
    expects: /Those were all 4 homes.*See more with a small change.*\$100 more a month: 5 homes/,
  },
  'end-of-matches-with-shortlist': {
    title: 'The end, with saved homes',
    group: 'renter',
    shows: 'The homes that were saved on the way are one press away.',
    at: `/matches/end?${OSU}`,
    renter: {
      shortlist: [
        { id: '1', slug: 'x', name: 'The Lantern', city: 'Columbus', state: 'OH', rentFrom: 900, picture: '' },
      ],
    },
    expects: 'You saved 1',
  },
} satisfies Record<string, Scenario>;
