import { z } from 'zod';
import { inquirySchema } from '../../../domain/advertising/inquiry.ts';
import { brandCodes } from '../../../domain/brands/brand.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { MAX_PLACE_ID } from '../../../domain/limits.ts';
import { createSiteUrl } from '../../emails/site-url.ts';
import { NotFound } from '../../errors.ts';
import { InquiryInput } from '../../modules/advertising/advertising.resolver.ts';
import { ICON_PATH, iconFiles } from '../../ssr/icon-routes.ts';
import { defineRoute, ok, type DocumentedRoute, type Output } from '../define-route.ts';
import { idParam, queryInt, queryPage, queryText } from '../request-fields.ts';
import { address, id, itemSchema, listSchema } from '../shapes.ts';
import { bodySchema } from '../view-schema.ts';
import { fromWire, present, toWire } from '../wire-names.ts';
import { Match } from './housing.ts';
import { NO_SUCH_COLLEGE } from './places.ts';

/** The outputs of a call whose response may be kept: it, and 304 while it has not changed. */
const cacheable = (description: string, body: Output['body']): DocumentedRoute['output'] => ({
  200: {
    description,
    headers: {
      ETag: "Send it in If-None-Match with the next request, so that unchanged data isn't sent again.",
      'Cache-Control': 'How long a cache may keep it.',
    },
    body,
  },
  304: { description: 'Unchanged since this ETag.', body: null },
});
const headers = z.object({
  'If-None-Match': z.string().optional().describe('The ETag of your copy; the response is 304 if it is still current.'),
});

/** Returns a parameter of which an empty one counts as absent. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema);

const Links = z.object({
  data: z.array(z.object({ site: z.enum(brandCodes), label: z.string().describe('The brand’s name.'), url: address })),
});
const Homes = listSchema(Match);

export const partnerRoutes = [
  defineRoute('partners', 'GET /api/partner-school-links/:id', {
    name: 'partnerSchoolLinks',
    summary: "Get a college's page on each partner brand's site",
    description: 'Returns one link per brand. Cached for an hour.',
    access: 'anyone',
    allowsPartners: 3600,
    input: { params: idParam('the college', NO_SUCH_COLLEGE, 204_796), headers },
    output: cacheable('A link for each brand.', Links),
    async answer({ params }, { services }) {
      const college = await services.places.college(params.id);
      if (!college) throw new NotFound(NO_SUCH_COLLEGE);
      const urlOf = createSiteUrl(services.env);
      const partners = brandCodes.filter((site) => site !== 'default');
      const path = `/college/${college.slug}`;
      const data = partners.map((site) => ({ site, label: getBrand(site).name, url: urlOf(site, path) }));
      return { body: present(Links, { data }) };
    },
  }),
  defineRoute('partners', 'GET /api/partner/listings', {
    name: 'partnerListings',
    summary: 'Get the homes of a college',
    description:
      'Requires `school_id` or `school_subdomain`. The same homes in the same order as a search there, twenty per page. Cached for a minute.',
    access: 'anyone',
    allowsPartners: 60,
    input: {
      query: z.object({
        school_id: orEmpty(queryInt(1, MAX_PLACE_ID, 'This must be the id of a college.').optional()).meta({
          description: 'The id of the college, as in `searchSchools`.',
          examples: [204_796],
        }),
        school_subdomain: orEmpty(queryText(300).optional()).describe(
          'The college by its name in URLs (`subdomain`). If you send both, they must match.',
        ),
        page: orEmpty(queryPage),
      }),
      headers,
    },
    mayMiss: true,
    output: cacheable('A page of homes.', Homes),
    async answer({ query: { school_id: schoolId, school_subdomain: subdomain, page } }, { services }) {
      if (schoolId === undefined && subdomain === undefined) return { errors: { school_id: ['Choose a college.'] } };
      const { places, housing } = services;
      // Hostnames are case-insensitive.
      const named = subdomain === undefined ? null : await places.collegeBySubdomain(subdomain.toLowerCase());
      const college = schoolId === undefined ? named : await places.college(schoolId);
      if (!college || (subdomain !== undefined && !named)) throw new NotFound(NO_SUCH_COLLEGE);
      if (named && named.id !== college.id)
        return { errors: { school_subdomain: ["This isn't the college of school_id."] } };
      const found = await housing.search({ locationType: 'college', locationId: college.id }, page);
      if (!found) throw new NotFound(NO_SUCH_COLLEGE);
      const data = found.data.map(({ listing, unmet }) => ({ ...listing, unmet }));
      return { body: present(Homes, { data, meta: found.meta }) };
    },
  }),
  defineRoute('partners', 'POST /api/advertising/send', {
    name: 'sendAdvertising',
    summary: 'Contact the operator',
    description:
      'For questions about advertising or showing the widget on your site. The sender gets an acknowledgment by email, at most one a day. An identical message from the same person within a minute returns the first response.',
    access: 'anyone',
    input: { body: bodySchema(inquirySchema.shape, InquiryInput) },
    example: {
      first_name: 'Ada',
      last_name: 'Byron',
      phone: '(614) 555-0123',
      email: 'ada@college.example',
      about: "We're a college and would like your widget on our page.",
    },
    output: ok('Stored and emailed to the operator; the sender gets an acknowledgment.', itemSchema(z.object({ id }))),
    async answer({ fields }, { services, ip }) {
      const outcome = await services.advertising.send(fromWire(fields), { ip });
      return 'sent' in outcome ? { body: { data: outcome.sent } } : { errors: toWire(outcome.errors) };
    },
  }),
];

/** GET /icons/{name}.svg, which ssr/icon-routes.ts serves. */
export const iconRoute: DocumentedRoute = {
  method: 'GET',
  path: ICON_PATH,
  name: 'icon',
  tag: 'partners',
  summary: 'Get an icon',
  description: 'Drawn on a 24-unit grid; black unless inlined in the page.',
  access: 'anyone',
  input: { params: z.object({ name: z.enum(iconFiles).describe('Its name.') }), headers },
  output: cacheable('The icon.', 'image/svg+xml'),
};
