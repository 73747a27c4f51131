import { z } from 'zod';
import { endReasons } from '../../../domain/listings/listing-ending.ts';
import { ok, type EndpointDoc } from '../openapi/endpoint-doc.ts';
import { propertyTypeQuery } from '../handlers/listings.ts';
import { address, id, idParam, namedSchema, itemSchema } from './common-schemas.ts';

const status = z.int().describe('1 active, 13 expired, -1 removed.');
const moment = z.iso.datetime();
const expiresAt = moment.nullable().describe('The end of the paid period; null if nothing is paid.');

export const OwnListing = namedSchema(
  'OwnListing',
  'One of your own listings.',
  z.object({
    id,
    slug: z.string(),
    url: address,
    status,
    expires_at: expiresAt,
    version: z.int().describe('Increases with each edit; send it with the next one.'),
  }),
);

const State = itemSchema(
  namedSchema(
    'ListingState',
    'The status of a listing.',
    z.object({
      id,
      status,
      expires_at: expiresAt,
      canceled: z.boolean().describe('Whether it was canceled: it ends with the paid month.'),
      end_reason: z
        .enum(endReasons)
        .nullable()
        .describe(
          'Why it expired: canceled, marked as rented, its renewal not paid, or ended by us; null while it has not.',
        ),
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
  summary: 'Cancel a listing at the end of its paid month',
  description:
    "You won't be charged again. A listing whose last payment failed ends at once. Repeating it changes nothing.",
  refuses: ['payment', 'notification'],
  answers: ok('Its status.', State),
};

export const activate: EndpointDoc = {
  ...shared,
  name: 'activate',
  summary: 'Reactivate a listing',
  description:
    'Undoes a cancellation; a listing marked as rented stays so. An expired one is charged to the card on file again and shown to renters, unless we hid it: then it is refused.',
  refuses: ['payment', 'notification'],
  answers: ok('Its status.', State),
};

export const confirm: EndpointDoc = {
  ...shared,
  name: 'confirmListing',
  summary: 'Confirm that a listing is available',
  ours: true,
  description:
    "Renters see when it was last confirmed. Needs its owner's session, or the `token` at the end of the link in an email that asks about it, which works once for each of its listings.",
  body: z.object({ token: z.string().optional().describe('The token of such an email, instead of a session.') }),
  example: { token: 'pDk3…43 characters…9Qf' },
  refuses: ['payment', 'token'],
  answers: ok('Its status.', State),
};

/** Documents the GET variant: the specification lists both as GET and is unsure (K51). */
export const asGetVariant = (doc: EndpointDoc): EndpointDoc => ({
  ...doc,
  name: `${doc.name}ByGet`,
  description: `${doc.description ?? ''} Prefer POST. This GET requires the session, the token in X-XSRF-TOKEN and a same-site page; otherwise it returns 405.`,
});

export const propertyTypeQuote: EndpointDoc = {
  ...shared,
  name: 'propertyTypeQuote',
  summary: 'Get the price of another property type',
  ours: true,
  description: 'Valid for half an hour; send it with an edit that changes the `type`.',
  query: propertyTypeQuery,
  answers: ok(
    'The price; agree to it in an edit (`agreed`).',
    itemSchema(
      namedSchema(
        'PropertyTypeQuote',
        "The cost of changing a listing's property type.",
        z.object({
          type: z.int().describe('The new property type.'),
          difference_cents: z.int().describe('The difference for the rest of the month; credited if negative.'),
          charge_cents: z.int().min(0).describe('What the card is charged now: the difference less credit.'),
          next_bill_cents: z.int().min(0).describe('What is too little to charge and is added to the next bill.'),
          price: z.int().describe('Dollars a month for that property type.'),
          quoted_at: moment.describe('Send it when you agree; valid for half an hour.'),
          until: moment.nullable().describe('The end of the paid month; null if there is none.'),
          renews: z.boolean().describe('Whether it renews for another month.'),
        }),
      ),
    ),
  ),
};
