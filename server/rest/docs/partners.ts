import { brandCodes } from '../../../domain/brands/brand.ts';
import { z } from 'zod';
import { iconFiles } from '../../ssr/icon-routes.ts';
import type { EndpointDoc, DocumentedAnswer } from '../openapi/endpoint-doc.ts';
import { partnerListingsQuery } from '../handlers/partners.ts';
import { Match } from './match.ts';
import { address, idParam, listSchema } from './common-schemas.ts';

const headers = {
  ETag: 'Name it in If-None-Match the next time: what has not changed is not sent again.',
  'Cache-Control': 'How long a cache may keep it.',
};
const unchanged: DocumentedAnswer = { words: 'As it was when it had this ETag.', body: null };
const shared = {
  tag: 'partners',
  mayMiss: true,
  headers: z.object({
    'If-None-Match': z.string().optional().describe('The ETag of what you have; 304 when it is still the same.'),
  }),
} as const;

export const schoolLinks: EndpointDoc = {
  ...shared,
  name: 'partnerSchoolLinks',
  summary: 'Where a college stands on each partner brand’s site',
  description: 'For a list of links. Kept for an hour.',
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
  summary: 'The homes of a college',
  description:
    'By `school_id` or by `school_subdomain`; one of the two is needed. The same homes in the same order as a search there, twenty a page. Kept for a minute.',
  query: partnerListingsQuery,
  answers: { 200: { words: 'A page of homes.', headers, body: listSchema(Match) }, 304: unchanged },
};

export const icon: EndpointDoc = {
  ...shared,
  name: 'icon',
  summary: 'An icon of ours',
  description: 'Lines on 24 units, black unless it stands in the page itself.',
  params: z.object({ name: z.enum(iconFiles).describe('Which one.') }),
  answers: { 200: { words: 'The icon.', headers, body: 'image/svg+xml' }, 304: unchanged },
};
