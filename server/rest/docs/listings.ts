import { z } from 'zod';
import type { EndpointDoc } from '../openapi/endpoint-doc.ts';
import { propertyTypeQuery } from '../handlers/listings.ts';
import { address, id, idParam, namedSchema, itemSchema } from './common-schemas.ts';

const status = z.int().describe('1 active, 13 expired, -1 removed.');
const moment = z.iso.datetime();
const expiresAt = moment.nullable().describe('The end of what is paid; null where nothing is.');

export const OwnListing = namedSchema(
  'OwnListing',
  'One’s own listing.',
  z.object({
    id,
    slug: z.string(),
    url: address,
    status,
    expires_at: expiresAt,
    version: z.int().describe('Counts the edits; name it in the next one.'),
  }),
);

const State = itemSchema(
  namedSchema(
    'ListingState',
    'How a listing stands.',
    z.object({
      id,
      status,
      expires_at: expiresAt,
      cancelled: z.boolean().describe('It ends with the month that is paid.'),
    }),
  ),
);
const shared = {
  tag: 'listings',
  params: idParam('the listing'),
  ownersOnly: true,
  mayMiss: true,
} as const;

export const deactivate: EndpointDoc = {
  ...shared,
  name: 'deactivate',
  summary: 'Let a listing end with its paid month',
  description: 'Nothing more is charged. Done twice it is the same as once.',
  refuses: ['payment', 'notification'],
  answers: { 200: { words: 'How it stands now.', body: State } },
};

export const activate: EndpointDoc = {
  ...shared,
  name: 'activate',
  summary: 'Go on with a listing',
  description: 'One that has ended is paid again with the card on file.',
  refuses: ['payment', 'notification'],
  answers: { 200: { words: 'How it stands now.', body: State } },
};

/** The specification has both as a GET, and says that it is not certain (K51). */
export const asGetVariant = (doc: EndpointDoc): EndpointDoc => ({
  ...doc,
  name: `${doc.name}ByGet`,
  description: `${doc.description ?? ''} The POST is what to use: this needs the session, the token in X-XSRF-TOKEN, and no foreign page; else 405.`,
});

export const propertyTypeQuote: EndpointDoc = {
  ...shared,
  name: 'kindQuote',
  summary: 'What another kind of the listing would cost',
  ours: true,
  description: 'It holds for half an hour: name it in an edit that changes the `type`.',
  query: propertyTypeQuery,
  answers: {
    200: {
      words: 'The price; agree to it in an edit (`agreed`).',
      body: itemSchema(
        namedSchema(
          'KindQuote',
          'What changing the kind of a listing costs.',
          z.object({
            type: z.int().describe('The kind that it would be.'),
            difference_cents: z.int().describe('What the rest of the month costs more; below 0 it is credited.'),
            charge_cents: z.int().min(0).describe('What the card pays now: the difference, less what is credited.'),
            price: z.int().describe('Dollars a month of that kind.'),
            quoted_at: moment.describe('Name it when you agree; it holds for half an hour.'),
            until: moment.nullable().describe('The end of the paid month; null where none runs.'),
            renews: z.boolean().describe('Another month follows by itself.'),
          }),
        ),
      ),
    },
  },
};
