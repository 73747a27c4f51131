import {
  otherListing,
  isShown,
  ownListing,
  type ContractCase,
  type ContractCases,
  type CaseContext,
  type Variables,
} from './contract-case.ts';

const OHIO_STATE = '204796';
const UNKNOWN = '999999';

const filters: [name: string, filter: Variables, gives: string, page?: number][] = [
  ['everything near a college', { locationId: OHIO_STATE }, 'MatchPage some'],
  ['the second page', { locationId: OHIO_STATE }, 'MatchPage some', 2],
  ['a page past the end', { locationId: OHIO_STATE }, 'MatchPage none', 4000],
  ['studios', { locationId: OHIO_STATE, bedrooms: 9 }, 'MatchPage some'],
  [
    'two bedrooms, two bathrooms, a budget',
    { locationId: OHIO_STATE, bedrooms: 2, bathrooms: 2, budget: 2000 },
    'MatchPage some',
  ],
  ['a half bathroom', { locationId: OHIO_STATE, bathrooms: 1.5 }, 'MatchPage some'],
  ['a budget', { locationId: OHIO_STATE, budget: 900 }, 'MatchPage some'],
  ['in a city', { locationId: '43085', locationType: 'city' }, 'MatchPage some'],
  ['in a state, the newest first', { locationId: '39', locationType: 'state' }, 'MatchPage some'],
  ['in a state with a filter', { locationId: '39', locationType: 'state', bedrooms: 3 }, 'MatchPage some'],
  ['a state without homes', { locationId: '2', locationType: 'state' }, 'MatchPage none'],
  ['with a brand', { locationId: OHIO_STATE, site: 'cr' }, 'MatchPage some'],
  ['with a brand that nobody knows', { locationId: OHIO_STATE, site: 'nobody' }, 'MatchPage some'],
  ['a college that is not there', { locationId: UNKNOWN }, 'null'],
  ['a city that is not there', { locationId: UNKNOWN, locationType: 'city' }, 'null'],
  ['a state that is not there', { locationId: '99', locationType: 'state' }, 'null'],
];
const refusedFilters: typeof filters = [
  ['a place that is no number', { locationId: 'columbus' }, 'BAD_USER_INPUT'],
  ['no place', { locationId: '' }, 'BAD_USER_INPUT'],
  ['a place below 1', { locationId: '0' }, 'BAD_USER_INPUT'],
  ['a place beyond all numbers', { locationId: '99999999999' }, 'BAD_USER_INPUT'],
  ['a bedroom code that is none', { locationId: OHIO_STATE, bedrooms: 12 }, 'BAD_USER_INPUT'],
  ['a quarter bathroom', { locationId: OHIO_STATE, bathrooms: 1.25 }, 'BAD_USER_INPUT'],
  ['six bathrooms', { locationId: OHIO_STATE, bathrooms: 6 }, 'BAD_USER_INPUT'],
  ['a budget below nothing', { locationId: OHIO_STATE, budget: -1 }, 'BAD_USER_INPUT'],
  ['a budget beyond a million', { locationId: OHIO_STATE, budget: 1_000_001 }, 'BAD_USER_INPUT'],
  ['all of it wrong', { locationId: 'x', bedrooms: 0, bathrooms: 0, budget: -5 }, 'BAD_USER_INPUT', 0],
  ['page 0', { locationId: OHIO_STATE }, 'BAD_USER_INPUT', 0],
  ['page -3', { locationId: OHIO_STATE }, 'BAD_USER_INPUT', -3],
  ['a page beyond all pages', { locationId: OHIO_STATE }, 'BAD_USER_INPUT', 100_001],
  ['a kind of place that is none', { locationId: OHIO_STATE, locationType: 'planet' }, 'BAD_USER_INPUT'],
  ['no filter at all', {}, 'BAD_USER_INPUT'],
  ['a half bedroom', { locationId: OHIO_STATE, bedrooms: 2.5 }, 'BAD_USER_INPUT'],
];
const search = ([name, filter, gives, page]: (typeof filters)[number]): ContractCase => ({
  name,
  variables: { filter, ...(page !== undefined && { page }) },
  gives,
});

/** Filters that nothing near Ohio State fits, so that `closestHousing` has to rank by unmet criteria. */
const closest: typeof filters = [
  ['nine bedrooms for little', { locationId: OHIO_STATE, bedrooms: 10, bathrooms: 5, budget: 700 }, 'MatchPage some'],
  ['the second page of it', { locationId: OHIO_STATE, bedrooms: 10, bathrooms: 5, budget: 700 }, 'MatchPage some', 2],
  ['past its end', { locationId: OHIO_STATE, bedrooms: 10, budget: 700 }, 'MatchPage none', 50],
  ['a budget of nothing', { locationId: OHIO_STATE, budget: 0 }, 'MatchPage some'],
  ['in a city', { locationId: '43085', locationType: 'city', bedrooms: 9, budget: 300 }, 'MatchPage some'],
  ['in a state', { locationId: '39', locationType: 'state', bedrooms: 11, bathrooms: 5.5 }, 'MatchPage some'],
];

const few: Variables = { locationId: OHIO_STATE, bedrooms: 3, bathrooms: 2, budget: 1600 };
const place = (gives: string) => (gives.startsWith('MatchPage') ? 'Suggestions' : gives);
const withWays = (each: ContractCase): ContractCase =>
  each.gives === 'BAD_USER_INPUT' ? each : { ...each, gives: `${each.gives}, ${place(each.gives)}` };
/** The result has no pages. */
const wayOn = ([name, filter, gives, page]: (typeof filters)[number]): ContractCase[] =>
  page === undefined ? [{ name, variables: { filter }, gives: place(gives) }] : [];

const lead = (more: Variables) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@college.example',
  phone: '(614) 555-0123',
  ...more,
});
const requests: [name: string, request: (ground: CaseContext) => Variables, gives: string][] = [
  [
    'with every answer',
    ({ seed }) => ({
      housingId: String(otherListing(seed).id),
      schoolId: OHIO_STATE,
      locationType: 'college',
      bedrooms: 9,
      bathrooms: 1.5,
      budgets: 1200,
      pets: [2, 1],
      features: [0, 5],
      moveDate: '2027-08-15',
      message: 'Is the porch shared?',
      propertyName: 'As I saw it',
      poweredBy: 'cr',
      site: 'cr',
    }),
    'LeadSent',
  ],
  [
    'the same home again within a minute',
    ({ seed }) => ({ housingId: String(otherListing(seed).id), message: 'Again' }),
    'LeadSent',
  ],
  ['with nothing but who asks', ({ seed }) => ({ housingId: String(ownListing(seed, isShown).id) }), 'LeadSent'],
  [
    'with nothing said in so many words',
    ({ seed }) => ({
      housingId: String(ownListing(seed, isShown).id),
      email: 'nil@college.example',
      schoolId: null,
      bedrooms: null,
      pets: null,
      features: null,
      moveDate: null,
      message: null,
    }),
    'LeadSent',
  ],
  [
    'as soon as possible, in a city',
    ({ seed }) => ({
      housingId: String(ownListing(seed, isShown).id),
      email: 'soon@college.example',
      moveDate: '0',
      schoolId: '43085',
      locationType: 'city',
    }),
    'LeadSent',
  ],
  [
    'near a place that is not there',
    ({ seed }) => ({
      housingId: String(ownListing(seed, isShown).id),
      email: 'far@college.example',
      schoolId: UNKNOWN,
    }),
    'LeadSent',
  ],
  [
    'with a name on many lines',
    ({ seed }) => ({
      housingId: String(ownListing(seed, isShown).id),
      email: 'lines@college.example',
      firstName: '  Ada\nAugusta  ',
      message: 'One\r\ntwo \u0007',
    }),
    'LeadSent',
  ],
  [
    'with what only a program fills',
    ({ seed }) => ({
      housingId: String(ownListing(seed, isShown).id),
      email: 'program@college.example',
      website: 'https://pills.example',
    }),
    'LeadSent',
  ],
  [
    'a home that is hidden',
    ({ seed }) => ({ housingId: String(ownListing(seed, (row) => row.rentedAt !== null).id) }),
    'Invalid housingId',
  ],
  [
    'a home that has expired',
    ({ seed }) => ({ housingId: String(ownListing(seed, (row) => row.status === 13).id) }),
    'Invalid housingId',
  ],
  ['a home that is not there', () => ({ housingId: '99999' }), 'Invalid housingId'],
  ['a home that is no number', () => ({ housingId: 'porch' }), 'Invalid housingId'],
  ['home 0', () => ({ housingId: '0' }), 'Invalid housingId'],
  ['no name', () => ({ housingId: '1', firstName: ' ', lastName: '' }), 'Invalid firstName lastName'],
  [
    'names that are too long',
    () => ({ housingId: '1', firstName: 'x'.repeat(61), lastName: 'y'.repeat(61) }),
    'Invalid firstName lastName',
  ],
  ['no email', () => ({ housingId: '1', email: 'ada' }), 'Invalid email'],
  [
    'no phone',
    ({ seed }) => ({ housingId: String(ownListing(seed, isShown).id), email: 'none@college.example', phone: '' }),
    'LeadSent',
  ],
  ['a phone of nine digits', () => ({ housingId: '1', phone: '614 555 012' }), 'Invalid phone'],
  ['a phone that is too long', () => ({ housingId: '1', phone: '6'.repeat(41) }), 'Invalid phone'],
  ['a bedroom code that is none', () => ({ housingId: '1', bedrooms: 12 }), 'Invalid bedrooms'],
  ['a quarter bathroom', () => ({ housingId: '1', bathrooms: 1.25 }), 'Invalid bathrooms'],
  ['a budget below nothing', () => ({ housingId: '1', budgets: -1 }), 'Invalid budgets'],
  ['a budget beyond all', () => ({ housingId: '1', budgets: 2_000_000 }), 'Invalid budgets'],
  ['a dog and no pets', () => ({ housingId: '1', pets: [0, 1] }), 'Invalid pets'],
  ['a pet that is none', () => ({ housingId: '1', pets: [7] }), 'Invalid pets'],
  ['a feature that is none', () => ({ housingId: '1', features: [99] }), 'Invalid features'],
  ['a day that has passed', () => ({ housingId: '1', moveDate: '2020-08-15' }), 'Invalid moveDate'],
  ['a day that is none', () => ({ housingId: '1', moveDate: '2027-02-30' }), 'Invalid moveDate'],
  ['a message that is too long', () => ({ housingId: '1', message: 'x'.repeat(5001) }), 'Invalid message'],
  [
    'a brand that is too long',
    () => ({ housingId: '1', poweredBy: 'x'.repeat(61), site: 'y'.repeat(61) }),
    'Invalid poweredBy site',
  ],
  ['a place that is no number', () => ({ housingId: '1', schoolId: 'osu' }), 'Invalid schoolId'],
  [
    'all of it wrong',
    () => ({ housingId: '', firstName: '', lastName: '', email: '', phone: '', bedrooms: 0 }),
    'Invalid firstName lastName email housingId bedrooms',
  ],
  ['a kind of place that is none', () => ({ housingId: '1', locationType: 'planet' }), 'BAD_USER_INPUT'],
];

const replies: [name: string, reply: (ground: CaseContext) => Variables, gives: string][] = [
  [
    'in a renter’s own words',
    ({ seed }) => ({ housingId: String(otherListing(seed).id), message: 'Is the porch shared?', site: 'csa' }),
    'LeadSent',
  ],
  [
    'with what only a program fills',
    ({ seed }) => ({
      housingId: String(ownListing(seed, isShown).id),
      email: 'program@college.example',
      message: 'Pills',
      website: 'https://pills.example',
    }),
    'LeadSent',
  ],
  ['without a word', ({ seed }) => ({ housingId: String(otherListing(seed).id), message: ' ' }), 'Invalid message'],
  [
    'a home that is hidden',
    ({ seed }) => ({ housingId: String(ownListing(seed, (row) => row.rentedAt !== null).id), message: 'Is it free?' }),
    'Invalid housingId',
  ],
  [
    'a brand that is too long',
    ({ seed }) => ({ housingId: String(otherListing(seed).id), message: 'Hello', site: 'x'.repeat(61) }),
    'Invalid site',
  ],
];

const shortlists: [name: string, ids: (ground: CaseContext) => string[], gives: string][] = [
  [
    'in the order asked, each once',
    ({ seed }) => {
      const [one, other] = [String(otherListing(seed).id), String(ownListing(seed, isShown).id)];
      return [other, one, other];
    },
    'some',
  ],
  [
    'those that are gone are left out',
    ({ seed }) => [
      String(ownListing(seed, (row) => row.rentedAt !== null).id),
      String(otherListing(seed).id),
      String(ownListing(seed, (row) => row.status === 13).id),
      '99999',
    ],
    'some',
  ],
  ['a house at its cap', ({ seed }) => [String(atItsCap(seed).id)], 'some'],
  [
    'what is no number',
    ({ seed }) => ['porch', '0', '-1', '1.5', '9007199254740993', '', ` ${otherListing(seed).id}`],
    'none',
  ],
  [
    'no more than fifty',
    ({ seed }) => [...Array.from({ length: 50 }, (_, at) => String(90_000 + at)), String(otherListing(seed).id)],
    'none',
  ],
  ['none at all', () => [], 'none'],
];

const names: [name: string, text: string, gives?: string][] = [
  ['nothing, for the largest', ''],
  ['a federal name', 'Ohio State University-Main Campus'],
  ['the beginning of a name', 'ohio st'],
  ['initials', 'osu'],
  ['a nickname', 'MIT'],
  ['a state by its code', 'OH'],
  ['a state by its name', 'ohio'],
  ['a city and its state', 'columbus oh'],
  ['a city of many states', 'columbus'],
  ['the words in another order', 'university boston'],
  ['capitals and signs', '  ÓHIO, STATE! '],
  ['nothing that has a name', 'zzzzqqqq', 'PlacePage none'],
  ['signs alone', '!!!', 'PlacePage none'],
  ['what a database might take for its own', "%' or 1=1 --", 'PlacePage none'],
];

const toOhioState = { latitudeSchool: 40, longitudeSchool: -83.008, schoolId: OHIO_STATE };
const somewhere = { latitudeHousing: 40.01, longitudeHousing: -83, ...toOhioState };

export const renterCases: ContractCases = {
  MapGround: [{ name: 'the ground of maps', gives: 'Options' }],
  AroundMap: [
    {
      name: 'around a college',
      variables: ({ seed }) => ({ home: otherListing(seed).slug, place: OHIO_STATE, college: true, city: false }),
      gives: 'Listing, School',
    },
    {
      name: 'around a city',
      variables: ({ seed }) => ({ home: otherListing(seed).slug, place: '43085', college: false, city: true }),
      gives: 'Listing, City',
    },
    {
      name: 'around nothing that is known',
      variables: { home: 'nowhere-1', place: UNKNOWN, college: true, city: true },
      gives: 'null, null, null',
    },
  ],
  Directions: [
    {
      name: 'from a home that is shown',
      variables: ({ seed }) => {
        const { id, lat, lon } = otherListing(seed);
        return { input: { ...toOhioState, latitudeHousing: lat, longitudeHousing: lon, onlineAdId: String(id) } };
      },
      gives: 'Directions',
    },
    {
      name: 'from a home that is hidden, which has no name',
      variables: ({ seed }) => {
        const { id, lat, lon } = ownListing(seed, (row) => row.rentedAt !== null);
        return { input: { ...toOhioState, latitudeHousing: lat, longitudeHousing: lon, onlineAdId: String(id) } };
      },
      gives: 'Directions',
    },
    {
      name: 'on foot, to a college that stands elsewhere',
      variables: { input: { ...somewhere, latitudeSchool: 41, mode: 'walking' } },
      gives: 'Directions',
    },
    {
      name: 'by bike, without names',
      variables: { input: { ...somewhere, schoolId: null, mode: 'cycling' } },
      gives: 'Directions',
    },
    { name: 'beyond the pole', variables: { input: { ...somewhere, latitudeHousing: 90.1 } }, gives: 'BAD_USER_INPUT' },
    {
      name: 'from a home that is no number',
      variables: { input: { ...somewhere, onlineAdId: 'porch' } },
      gives: 'BAD_USER_INPUT',
    },
    { name: 'by air', variables: { input: { ...somewhere, mode: 'flying' } }, gives: 'BAD_USER_INPUT' },
    {
      name: 'to nowhere',
      variables: { input: { latitudeHousing: 40, longitudeHousing: -83 } },
      gives: 'BAD_USER_INPUT',
    },
  ],
  HomePage: [{ name: 'colleges with homes, and the prices', gives: 'some, some, Options' }],
  StateLinks: [{ name: 'every state with its homes', gives: 'some' }],
  PlaceSuggestions: [
    { name: 'words like a name', variables: () => ({ text: 'ohio stat' }), gives: 'PlacePage some' },
    { name: 'words like none', variables: () => ({ text: 'qqqqzz' }), gives: 'PlacePage none' },
  ],
  HomesOfPlace: [
    {
      name: 'the first page of a college',
      variables: () => ({ filter: { locationType: 'college', locationId: '204796' } }),
      gives: 'MatchPage some',
    },
  ],
  SearchPlaces: [
    ...names.map(([name, text, gives = 'PlacePage some']) => ({ name, variables: { text }, gives })),
    { name: 'the second page of all', variables: { text: '', page: 2 }, gives: 'PlacePage some' },
    { name: 'a page past the end', variables: { text: '', page: 900 }, gives: 'PlacePage none' },
    { name: 'page 0 is the first', variables: { text: '', page: 0 }, gives: 'PlacePage some' },
    { name: 'page -1 is the first', variables: { text: 'ohio', page: -1 }, gives: 'PlacePage some' },
    { name: 'no text', variables: {}, gives: 'BAD_USER_INPUT' },
    { name: 'a number for a text', variables: { text: 7 }, gives: 'BAD_USER_INPUT' },
    { name: 'a page that is no number', variables: { text: '', page: 'one' }, gives: 'BAD_USER_INPUT' },
  ],
  CollegePage: [
    { name: 'a college', variables: { slug: 'ohio-state-university-main-campus' }, gives: 'School' },
    { name: 'none of this name', variables: { slug: 'hogwarts' }, gives: 'null' },
    { name: 'a slug that cannot be one', variables: { slug: 'Ohio State' }, gives: 'null' },
    { name: 'an empty slug', variables: { slug: '' }, gives: 'null' },
    { name: 'no slug', variables: {}, gives: 'BAD_USER_INPUT' },
  ],
  CityPage: [
    { name: 'a city', variables: { slug: 'columbus-oh' }, gives: 'City' },
    { name: 'another', variables: { slug: 'springfield-ma' }, gives: 'City' },
    { name: 'none of this name', variables: { slug: 'atlantis-oh' }, gives: 'null' },
    { name: 'an empty slug', variables: { slug: '' }, gives: 'null' },
  ],
  CampusRents: [
    { name: 'a city', variables: { slug: 'columbus-oh' }, gives: 'City' },
    { name: 'none of this name', variables: { slug: 'atlantis-oh' }, gives: 'null' },
  ],
  StatePage: [
    { name: 'a state by its code', variables: { slug: 'oh' }, gives: 'State' },
    { name: 'in capitals', variables: { slug: 'OH' }, gives: 'State' },
    { name: 'one without anything in it', variables: { slug: 'ak' }, gives: 'State' },
    { name: 'none', variables: { slug: 'zz' }, gives: 'null' },
  ],
  QuestionnairePlace: [
    { name: 'a college', variables: { id: OHIO_STATE, college: true, city: false, state: false }, gives: 'School' },
    { name: 'a city', variables: { id: '43085', college: false, city: true, state: false }, gives: 'City' },
    { name: 'a state', variables: { id: '39', college: false, city: false, state: true }, gives: 'State' },
    { name: 'nothing at all', variables: { id: '39', college: false, city: false, state: false }, gives: '' },
    {
      name: 'unknown ones',
      variables: { id: UNKNOWN, college: true, city: true, state: true },
      gives: 'null, null, null',
    },
    { name: 'no numbers', variables: { id: 'osu', college: true, city: true, state: true }, gives: 'null, null, null' },
    {
      name: 'numbers beyond all',
      variables: { id: '9999999999', college: true, city: true, state: true },
      gives: 'null, null, null',
    },
  ],
  FramePlace: [
    { name: 'a city', variables: { slug: 'columbus-oh' }, gives: 'null, City, null' },
    { name: 'a state', variables: { slug: 'oh' }, gives: 'null, null, State' },
    { name: 'no place', variables: { slug: 'hogwarts' }, gives: 'null, null, null' },
    { name: 'a college', variables: { slug: 'ohio-state-university-main-campus' }, gives: 'School, null, null' },
  ],
  PartnersPage: [
    {
      name: 'a college',
      variables: { id: OHIO_STATE, college: true, city: false, state: false },
      gives: 'some, School',
    },
    { name: 'a city', variables: { id: '43085', college: false, city: true, state: false }, gives: 'some, City' },
    { name: 'a state', variables: { id: '39', college: false, city: false, state: true }, gives: 'some, State' },
    { name: 'no place', variables: { id: '0', college: false, city: false, state: false }, gives: 'some' },
    {
      name: 'an unknown place',
      variables: { id: UNKNOWN, college: true, city: false, state: false },
      gives: 'some, null',
    },
  ],
  Matches: [...filters, ...refusedFilters].map(search),
  // The closest matches, and the suggested relaxations.
  ClosestMatches: [...filters, ...closest, ...refusedFilters.slice(0, 1)].map(search).map(withWays),
  FilterCounts: [{ name: 'of a college', variables: { filter: few }, gives: 'some, MatchPage' }],
  SearchSuggestions: [...closest, ...filters.slice(-3), ...refusedFilters.slice(0, 1)].flatMap(wayOn),
  EndOfMatches: [
    { name: 'with a few', variables: { filter: few }, gives: 'MatchPage, Suggestions' },
    { name: 'a place that is not there', variables: { filter: { locationId: UNKNOWN } }, gives: 'null, null' },
    { name: 'a place that is no number', variables: { filter: { locationId: 'x' } }, gives: 'BAD_USER_INPUT' },
  ],
  MatchCount: [
    { name: 'of a few', variables: { filter: few }, gives: 'MatchPage' },
    { name: 'of nothing', variables: { filter: { ...few, budget: 1 } }, gives: 'MatchPage' },
    { name: 'a place that is not there', variables: { filter: { locationId: UNKNOWN } }, gives: 'null' },
  ],
  ListingPage: [
    {
      name: 'an apartment',
      variables: ({ seed }) => ({ slug: otherListing(seed, (row) => isShown(row) && row.type === 84).slug }),
      gives: 'Listing',
    },
    {
      name: 'a house',
      variables: ({ seed }) => ({ slug: otherListing(seed, (row) => isShown(row) && row.type === 85).slug }),
      gives: 'Listing',
    },
    { name: 'a house at its cap', variables: ({ seed }) => ({ slug: atItsCap(seed).slug }), gives: 'Listing' },
    {
      name: 'a canceled one that is paid for',
      variables: ({ seed }) => ({ slug: ownListing(seed, (row) => isShown(row) && row.canceledAt !== null).slug }),
      gives: 'Listing',
    },
    {
      name: 'a hidden one',
      variables: ({ seed }) => ({ slug: ownListing(seed, (row) => row.rentedAt !== null).slug }),
      gives: 'null',
    },
    {
      name: 'an expired one',
      variables: ({ seed }) => ({ slug: ownListing(seed, (row) => row.status === 13).slug }),
      gives: 'null',
    },
    { name: 'none of this name', variables: { slug: 'nowhere-1' }, gives: 'null' },
    { name: 'a slug that cannot be one', variables: { slug: 'Maple Court' }, gives: 'null' },
  ],
  Shortlist: shortlists.map(([name, ids, gives]) => ({
    name,
    variables: (ground) => ({ ids: ids(ground) }),
    gives,
  })),
  Compare: [
    {
      name: 'two near a college',
      variables: ({ seed }) => ({
        ids: [String(otherListing(seed).id), String(ownListing(seed, isShown).id)],
        college: '204796',
        hasCollege: true,
      }),
      gives: 'some, School',
    },
    { name: 'none, without a college', variables: { ids: [], college: '0', hasCollege: false }, gives: 'none' },
  ],
  SendReply: replies.map(([name, reply, gives]) => ({
    name,
    variables: (ground) => ({ reply: lead(reply(ground)) }),
    gives,
  })),
  HomesNear: [
    {
      name: 'some of a college',
      variables: { filter: { locationId: OHIO_STATE }, inCity: true },
      gives: 'MatchPage some',
    },
    {
      name: 'none in a state without any',
      variables: { filter: { locationId: '2', locationType: 'state' }, inCity: false },
      gives: 'MatchPage none',
    },
    { name: 'nowhere', variables: { filter: { locationId: UNKNOWN }, inCity: false }, gives: 'null' },
    { name: 'no number', variables: { filter: { locationId: 'x' }, inCity: false }, gives: 'BAD_USER_INPUT' },
  ],
  ClosestNear: [
    {
      name: 'some around a college',
      variables: { filter: { locationId: OHIO_STATE }, inCity: true },
      gives: 'MatchPage some',
    },
    { name: 'nowhere', variables: { filter: { locationId: UNKNOWN }, inCity: false }, gives: 'null' },
  ],
  NearestCollege: [
    {
      name: 'a home that is shown',
      variables: ({ seed }) => ({ slug: otherListing(seed, isShown).slug }),
      gives: 'Listing',
    },
    { name: 'none of this name', variables: { slug: 'nowhere-1' }, gives: 'null' },
  ],
  UnavailableListing: [
    {
      name: 'a hidden one',
      variables: ({ seed }) => ({ slug: ownListing(seed, (row) => row.rentedAt !== null).slug }),
      gives: 'UnavailableListing',
    },
    {
      name: 'an expired one',
      variables: ({ seed }) => ({ slug: ownListing(seed, (row) => row.status === 13).slug }),
      gives: 'UnavailableListing',
    },
    {
      name: 'a removed one',
      variables: ({ seed }) => ({ slug: otherListing(seed, (row) => row.status === -1).slug }),
      gives: 'UnavailableListing',
    },
    { name: 'one that is shown', variables: ({ seed }) => ({ slug: otherListing(seed, isShown).slug }), gives: 'null' },
    { name: 'none of this name', variables: { slug: 'nowhere-1' }, gives: 'null' },
    { name: 'a slug that cannot be one', variables: { slug: 'Maple Court' }, gives: 'null' },
  ],
  SaveRequest: requests.map(([name, request, gives]) => ({
    name,
    variables: (ground) => ({ request: lead(request(ground)) }),
    gives,
  })),
};

/** Returns the landlord's house that has reached this month's lead limit: one of its leads waits. */
const atItsCap = (seed: CaseContext['seed']) =>
  ownListing(
    seed,
    ({ id, type }) => type === 85 && seed.leads.some((row) => row.listingId === id && row.deliveredAt === null),
  );
