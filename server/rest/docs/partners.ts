import { brandCodes } from '../../../domain/brands/brand.ts';
import { z } from 'zod';
import { iconFiles } from '../../ssr/icon-routes.ts';
import type { EndpointDoc, DocumentedAnswer } from '../openapi/endpoint-doc.ts';
import { partnerListingsQuery } from '../handlers/partners.ts';
import { Match } from './match.ts';
import { address, idParam, listSchema } from './common-schemas.ts';

const headers = {
  ETag: "Send it in If-None-Match with the next request, so that unchanged data isn't sent again.",
  'Cache-Control': 'How long a cache may keep it.',
};
const unchanged: DocumentedAnswer = { words: 'Unchanged since this ETag.', body: null };
const shared = {
  tag: 'partners',
  mayMiss: true,
  headers: z.object({
    'If-None-Match': z
      .string()
      .optional()
      .describe('The ETag of your copy; the response is 304 if it is still current.'),
  }),
} as const;

export const schoolLinks: EndpointDoc = {
  ...shared,
  name: 'partnerSchoolLinks',
  summary: "Get a college's page on each partner brand's site",
  description: 'Returns one link per brand. Cached for an hour.',
  params: idParam('the college', 204_796),
  answers: {
    200: {
      words: 'A link for each brand.',
      headers,
      body: z.object({
        data: z.array(
          z.object({ site: z.enum(brandCodes), label: z.string().describe('The brand’s name.'), url: address }),
        ),
      }),
    },
    304: unchanged,
  },
};

export const listings: EndpointDoc = {
  ...shared,
  name: 'partnerListings',
  summary: 'Get the homes of a college',
  description:
    'Requires `school_id` or `school_subdomain`. The same homes in the same order as a search there, twenty per page. Cached for a minute.',
  query: partnerListingsQuery,
  answers: { 200: { words: 'A page of homes.', headers, body: listSchema(Match) }, 304: unchanged },
};

export const icon: EndpointDoc = {
  ...shared,
  name: 'icon',
  summary: 'Get an icon',
  description: 'Drawn on a 24-unit grid; black unless inlined in the page.',
  params: z.object({ name: z.enum(iconFiles).describe('Its name.') }),
  answers: { 200: { words: 'The icon.', headers, body: 'image/svg+xml' }, 304: unchanged },
};
