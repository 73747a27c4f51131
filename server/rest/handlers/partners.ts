import { MAX_PLACE_ID } from '../../../domain/limits.ts';
import { brandCodes } from '../../../domain/brands/brand.ts';
import { z } from 'zod';
import { getBrand } from '../../../domain/brands/brands.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import type { College } from '../../modules/places/college.entity.ts';
import { createSiteUrl } from '../../emails/site-url.ts';
import type { RestAnswer, RestInput } from '../route.ts';
import { toRestMatch, toRestMeta } from '../presenters.ts';
import { queryInt, queryPage, queryText, parseId, parseQuery } from '../request-fields.ts';

const NO_SUCH_COLLEGE = 'College not found.';

/** Returns the pages of a college on each partner brand's site. */
export async function schoolLinks({ params }: RestInput, { services }: Context): Promise<RestAnswer> {
  const id = parseId(params['id']);
  const college = id === undefined ? null : await services.places.college(id);
  if (!college) throw new NotFound(NO_SUCH_COLLEGE);
  const address = createSiteUrl(services.env);
  const partners = brandCodes.filter((site) => site !== 'default');
  const path = `/college/${college.slug}`;
  return { body: { data: partners.map((site) => ({ site, label: getBrand(site).name, url: address(site, path) })) } };
}

export const partnerListingsQuery = z.object({
  school_id: queryInt(1, MAX_PLACE_ID, 'This must be the id of a college.')
    .optional()
    .meta({ description: 'The id of the college, as in `searchSchools`.', examples: [204_796] }),
  school_subdomain: queryText(300)
    .optional()
    .describe('The college by its name in URLs (`subdomain`). If you send both, they must match.'),
  page: queryPage,
});

/** Returns the requested college, by one name or both. */
async function collegeOf(
  { school_id: id, school_subdomain: subdomain }: z.output<typeof partnerListingsQuery>,
  { services: { places } }: Context,
): Promise<College | { errors: FieldErrors }> {
  if (id === undefined && subdomain === undefined) return { errors: { school_id: ['Choose a college.'] } };
  // Hostnames are case-insensitive.
  const named = subdomain === undefined ? null : await places.collegeBySubdomain(subdomain.toLowerCase());
  const college = id === undefined ? named : await places.college(id);
  if (!college || (subdomain !== undefined && !named)) throw new NotFound(NO_SUCH_COLLEGE);
  if (named && named.id !== college.id)
    return { errors: { school_subdomain: ["This isn't the college of school_id."] } };
  return college;
}

/** Returns the listings of a college for a partner's page: those of a search there without criteria, in the same order. */
export async function partnerListings(input: RestInput, context: Context): Promise<RestAnswer> {
  // An empty parameter counts as absent.
  const given = Object.fromEntries(Object.entries(input.query).filter(([, text]) => text !== ''));
  const query = parseQuery(partnerListingsQuery, { ...input, query: given });
  if ('errors' in query) return query;
  const college = await collegeOf(query.read, context);
  if ('errors' in college) return college;
  const { housing } = context.services;
  const found = await housing.search({ locationType: 'college', locationId: college.id }, query.read.page);
  if (!found) throw new NotFound(NO_SUCH_COLLEGE);
  return { body: { data: found.data.map(toRestMatch), meta: toRestMeta(found.meta) } };
}
