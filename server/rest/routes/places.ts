import { z } from 'zod';
import { locationTypes, parseLocationType, type LocationType } from '../../../domain/options/location-types.ts';
import { pageMeta } from '../../../domain/pagination.ts';
import { cityPageTexts, collegePageTexts } from '../../../domain/places/place-page-texts.ts';
import { PLACES_PER_PAGE } from '../../../domain/places/search/place-pagination.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { PageTexts as PageTextsView } from '../../graphql/page-texts.ts';
import type { College } from '../../modules/places/college.entity.ts';
import { defineRoute, ok } from '../define-route.ts';
import { idParam, placeOf, placeQuery, queryInt, queryPage, queryString, queryText } from '../request-fields.ts';
import { address, degreesEast, degreesNorth, id, listSchema, namedSchema, stateCode } from '../shapes.ts';
import { viewSchema } from '../view-schema.ts';
import { present } from '../wire-names.ts';

export const NO_SUCH_COLLEGE = 'College not found.';
const NO_SUCH_CITY = 'City not found.';

const PageTexts = namedSchema(
  'PageTexts',
  "Text for the place's page: its title, and the text for search engines.",
  viewSchema(PageTextsView),
);
/** What colleges and cities have in common. */
const near = {
  lat: degreesNorth,
  lon: degreesEast,
  listings_count: z.int().min(0).describe('The number of homes within ten miles.'),
  url: address,
};
const School = namedSchema(
  'School',
  'A college.',
  z.object({
    id: id.describe('Its federal id (UNITID).'),
    name: z.string(),
    slug: z.string(),
    subdomain: z.string(),
    city_id: z.int().nullable().describe('The id of its city, if the city is in our directory.'),
    city: z.string(),
    state: stateCode,
    zip: z.string(),
    website: z.string(),
    ...near,
  }),
);
const City = namedSchema(
  'City',
  'A city.',
  z.object({
    id: id.describe('Its lowest zip as a number.'),
    name: z.string(),
    slug: z.string(),
    state: stateCode,
    ...near,
  }),
);
const SchoolPage = z.object({ data: School, page: PageTexts });
const CityPage = z.object({ data: City, schools: z.array(School), page: PageTexts });

const schoolView = async (college: College, { services: { housing, env } }: Context) => ({
  ...college,
  listingsCount: await housing.listingsCount({ lat: college.lat, lon: college.lon }),
  url: `${env.baseUrl}/college/${college.slug}`,
});

const otherTypes = ['all', 'zip', 'listing'] as const;
const searchedType = queryString
  .transform((text, issues): LocationType | (typeof otherTypes)[number] => {
    const type = otherTypes.find((other) => other === text) ?? parseLocationType(text);
    if (!type) issues.addIssue('This must be college, city, state, zip, listing or all.');
    return type ?? 'college';
  })
  .meta({ type: 'string', enum: [...locationTypes, ...otherTypes, '1', '2', '3'] })
  .default('college')
  .describe(
    'The place type: college (also 1), state (also 2), city (also 3) or all of these; or zip, listing: zip codes by prefix, or listings by part of their name, at most five.',
  );

const PlaceHits = listSchema(
  namedSchema(
    'PlaceHit',
    'A search result.',
    z.object({
      id: z.union([id, z.string().describe('For a zip code, its five digits.')]),
      type: z.enum([...locationTypes, 'zip', 'listing']),
      name: z.string(),
      city: z.string().nullable().describe('Null if its city is not in our directory.'),
      state: stateCode,
      slug: z.string(),
      url: address,
    }),
  ),
);

/** Returns the zip codes or listings that a text finds, which have no second page. */
async function otherHits(type: 'zip' | 'listing', text: string, { names }: Context['services']) {
  if (type === 'zip') return (await names.zips(text)).map((hit) => ({ ...hit, type, id: hit.zip, name: hit.zip }));
  return (await names.listings(text)).map((hit) => ({ ...hit, type, id: Number(hit.id) }));
}

const NearbySchools = listSchema(
  namedSchema(
    'NearbySchool',
    'A college that a listing is shown under.',
    z.object({ id, name: z.string(), distance: z.number().min(0).describe('Miles, one decimal.') }),
  ),
);

export const placeRoutes = [
  defineRoute('places', 'GET /api/schools/school/:id', {
    name: 'school',
    summary: 'Get a college',
    description: 'With the number of homes nearby, and texts for a page about it.',
    access: 'anyone',
    input: { params: idParam('the college', NO_SUCH_COLLEGE, 204_796) },
    output: ok('The college.', SchoolPage),
    async answer({ params }, context) {
      const college = await context.services.places.college(params.id);
      if (!college) throw new NotFound(NO_SUCH_COLLEGE);
      const data = await schoolView(college, context);
      const offer = await context.services.housing.offer({ lat: college.lat, lon: college.lon });
      return { body: present(SchoolPage, { data, page: collegePageTexts(college, offer) }) };
    },
  }),
  defineRoute('places', 'GET /api/schools/city/:id', {
    name: 'city',
    summary: 'Get a city and the colleges around it',
    description: 'The colleges within ten miles, nearest first, and texts for a page about it.',
    access: 'anyone',
    input: { params: idParam('the city', NO_SUCH_CITY, 43_085) },
    output: ok('The city.', CityPage),
    async answer({ params }, context) {
      const { places, housing, env } = context.services;
      const city = await places.city(params.id);
      if (!city) throw new NotFound(NO_SUCH_CITY);
      const offer = await housing.offer({ lat: city.lat, lon: city.lon });
      const nearby = await places.nearbyColleges(city);
      const colleges = await places.collegesById(nearby.map((college) => college.id));
      const schools = await Promise.all(colleges.map((college) => schoolView(college, context)));
      const data = { ...city, listingsCount: offer.listingsCount, url: `${env.baseUrl}/city/${city.slug}` };
      return { body: present(CityPage, { data, schools, page: cityPageTexts(city, offer) }) };
    },
  }),
  defineRoute('places', 'GET /api/schools/search', {
    name: 'searchSchools',
    summary: 'Search colleges, cities, states, zip codes and listings by name',
    description:
      'Returns the best match first: exact names, then prefixes, then word prefixes, then misspellings. Nicknames and initials (Ole Miss, UCLA) find their college. Without text, the largest places come first.',
    access: 'anyone',
    input: {
      query: z.object({
        s: queryText(65_536)
          .default('')
          .meta({ description: 'The text: a name, the beginning of a name, or a nickname.', examples: ['ohio state'] }),
        type: searchedType,
        city_id: queryInt(0, 999_999_999, 'This must be the id of a city.')
          .optional()
          .describe('Limits the results to colleges of the city with this id.'),
        page: queryPage,
      }),
    },
    output: ok('A page of places.', PlaceHits),
    async answer({ query: { s: text, type, city_id: cityId, page } }, { services }) {
      if (type === 'zip' || type === 'listing') {
        const hits = await otherHits(type, text, services);
        const meta = pageMeta(page, PLACES_PER_PAGE, hits.length);
        return { body: present(PlaceHits, { data: page === 1 ? hits : [], meta }) };
      }
      const found = await services.places.search({ text, type, page, ...(cityId !== undefined && { cityId }) });
      const data = found.items.map((hit) => ({ ...hit, url: `${services.env.baseUrl}/${hit.type}/${hit.slug}` }));
      return { body: present(PlaceHits, { data, meta: pageMeta(found.page, found.perPage, found.total) }) };
    },
  }),
  defineRoute('places', 'GET /api/schools/list-for-posting', {
    name: 'listForPosting',
    summary: 'Get the colleges that a listing is shown under',
    description:
      'Within ten miles of an address (`address`, `city`, `state`, `zip`) or of a point (`lat`, `lon`), nearest first.',
    access: 'anyone',
    input: { query: placeQuery },
    rejects: ['location.coordinates', 'location.zip'],
    output: ok('All of them, with their count.', NearbySchools),
    async answer({ query }, { services }) {
      const place = await placeOf(query, services);
      if ('errors' in place) return place;
      const data = await services.places.nearbyColleges(place);
      return { body: present(NearbySchools, { data, meta: pageMeta(1, Math.max(20, data.length), data.length) }) };
    },
  }),
];
