import { z } from 'zod';
import { locationTypes, parseLocationType, type LocationType } from '../../../domain/options/location-types.ts';
import type { Context } from '../../context.ts';
import { PLACES_PER_PAGE } from '../../../domain/places/search/place-pagination.ts';
import { NotFound } from '../../errors.ts';
import { pageMeta } from '../../../domain/pagination.ts';
import type { College } from '../../modules/places/college.entity.ts';
import { cityPageTexts, collegePageTexts } from '../../../domain/places/place-page-texts.ts';
import type { RestAnswer, RestInput } from '../route.ts';
import { toRestCity, toRestMeta, toRestSchool } from '../presenters.ts';
import { queryInt, queryPage, queryString, queryText, parseId, parseQuery, placeOf } from '../request-fields.ts';

const schoolView = async (college: College, { services }: Context) =>
  toRestSchool(
    college,
    await services.housing.listingsCount({ lat: college.lat, lon: college.lon }),
    services.env.baseUrl,
  );

export async function school({ params }: RestInput, context: Context): Promise<RestAnswer> {
  const id = parseId(params['id']);
  const college = id === undefined ? null : await context.services.places.college(id);
  if (!college) throw new NotFound('College not found.');
  const data = await schoolView(college, context);
  const offer = await context.services.housing.offer({ lat: college.lat, lon: college.lon });
  return { body: { data, page: collegePageTexts(college, offer) } };
}

export async function city({ params }: RestInput, context: Context): Promise<RestAnswer> {
  const { places, housing, env } = context.services;
  const id = parseId(params['id']);
  const found = id === undefined ? null : await places.city(id);
  if (!found) throw new NotFound('City not found.');
  const offer = await housing.offer({ lat: found.lat, lon: found.lon });
  const near = await places.nearbyColleges(found);
  const schools = await places.collegesById(near.map((college) => college.id));
  return {
    body: {
      data: toRestCity(found, offer.listingsCount, env.baseUrl),
      schools: await Promise.all(schools.map((college) => schoolView(college, context))),
      page: cityPageTexts(found, offer),
    },
  };
}

const otherKinds = ['all', 'zip', 'listing'] as const;
type SearchedKind = LocationType | (typeof otherKinds)[number];
const placeKind = queryString
  .transform((text, issues): SearchedKind => {
    const kind = otherKinds.find((other) => other === text) ?? parseLocationType(text);
    if (!kind) issues.addIssue('This must be college, city, state, zip, listing or all.');
    return kind ?? 'college';
  })
  .meta({ type: 'string', enum: [...locationTypes, ...otherKinds, '1', '2', '3'] })
  .default('college')
  .describe(
    'The place type: college (also 1), state (also 2), city (also 3) or all of these; or zip, listing: zip codes by prefix, or listings by part of their name, at most five.',
  );
export const searchQuery = z.object({
  s: queryText(65_536)
    .default('')
    .meta({ description: 'The text: a name, the beginning of a name, or a nickname.', examples: ['ohio state'] }),
  type: placeKind,
  city_id: queryInt(0, 999_999_999, 'This must be the id of a city.')
    .optional()
    .describe('Limits the results to colleges of the city with this id.'),
  page: queryPage,
});

type Hit = Record<'type' | 'name' | 'state' | 'slug' | 'url', string> & { id: number | string; city: string | null };

function toRestHit(hit: Hit): Hit {
  const { id, type, name, city, state, slug, url } = hit;
  return { id, type, name, city, state, slug, url };
}

async function otherHits(type: 'zip' | 'listing', text: string, { names }: Context['services']) {
  if (type === 'zip')
    return (await names.zips(text)).map((hit) => toRestHit({ ...hit, type, id: hit.zip, name: hit.zip }));
  return (await names.listings(text)).map((hit) => toRestHit({ ...hit, type, id: Number(hit.id) }));
}

export async function searchSchools(input: RestInput, { services }: Context): Promise<RestAnswer> {
  const query = parseQuery(searchQuery, input);
  if ('errors' in query) return query;
  const { s, type, city_id: cityId, page } = query.read;
  if (type === 'zip' || type === 'listing') {
    const hits = await otherHits(type, s, services);
    return { body: { data: page === 1 ? hits : [], meta: toRestMeta(pageMeta(page, PLACES_PER_PAGE, hits.length)) } };
  }
  const found = await services.places.search({ text: s, type, page, ...(cityId !== undefined && { cityId }) });
  const { baseUrl } = services.env;
  const data = found.items.map((hit) => toRestHit({ ...hit, url: `${baseUrl}/${hit.type}/${hit.slug}` }));
  return { body: { data, meta: toRestMeta(pageMeta(found.page, found.perPage, found.total)) } };
}

export async function listForPosting(input: RestInput, { services }: Context): Promise<RestAnswer> {
  const place = await placeOf(input, services);
  if ('errors' in place) return place;
  const near = await services.places.nearbyColleges(place);
  const data = near.map(({ id, name, distance }) => ({ id, name, distance }));
  return { body: { data, meta: toRestMeta(pageMeta(1, Math.max(20, data.length), data.length)) } };
}
