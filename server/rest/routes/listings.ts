import { z } from 'zod';
import { endReasons } from '../../../domain/listings/listing-ending.ts';
import type { ListingsService, OwnListing as ListingRecord } from '../../modules/listings/listings.service.ts';
import { PropertyTypeQuote } from '../../modules/property-type-changes/property-type-changes.resolver.ts';
import { defineRoute, ok, type RestAnswer, type Route } from '../define-route.ts';
import { idParam, queryInt, textOf } from '../request-fields.ts';
import { address, id, itemSchema, namedSchema } from '../shapes.ts';
import { viewSchema } from '../view-schema.ts';
import { present } from '../wire-names.ts';

const status = z.int().describe('1 active, 13 expired, -1 removed.');
const expiresAt = z.iso.datetime().nullable().describe('The end of the paid period; null if nothing is paid.');

/** A listing as posting and editing respond with it. */
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
      // Spelled as partners' programs know it.
      cancelled: z.boolean().describe('Whether it was canceled: it ends with the paid month.'),
      end_reason: z
        .enum(endReasons)
        .nullable()
        .describe(
          'Why it expired: canceled, marked as rented, its renewal not paid, or ended by us; null while it has not.',
        ),
    }),
  ),
);
const Quote = itemSchema(
  namedSchema(
    'PropertyTypeQuote',
    "The cost of changing a listing's property type.",
    viewSchema(PropertyTypeQuote, { chargeCents: z.int().min(0), nextBillCents: z.int().min(0) }),
  ),
);

type StateChange = 'deactivate' | 'activate' | 'confirm';

const stateAnswer = (
  listingId: number,
  state: Pick<ListingRecord, 'status' | 'expiresAt' | 'canceled' | 'endReason'>,
): RestAnswer => ({
  body: present(State, { data: { ...state, cancelled: state.canceled, id: listingId } }),
});

async function change(
  what: StateChange,
  listingId: number,
  accountId: number,
  { listings }: { listings: ListingsService },
): Promise<RestAnswer> {
  const outcome = await listings[what](listingId, accountId);
  if ('errors' in outcome) return outcome;
  if ('clientSecret' in outcome)
    return { errors: { payment: ['Your bank asks you to confirm this payment. Activate the listing on our site.'] } };
  return stateAnswer(listingId, await listings.findById(accountId, listingId));
}

const params = idParam('the listing', 'Listing not found.');
const output = ok('Its status.', State);

/** Returns a change of a listing by POST, and by GET: the specification lists it as GET and is unsure (K51). */
function changeByEither(what: StateChange, summary: string, description: string): Route[] {
  const post = defineRoute('listings', `POST /api/user-listings/:id/${what}`, {
    name: what,
    summary,
    description,
    access: 'owner',
    input: { params },
    rejects: ['payment', 'notification'],
    output,
    answer: (input, { services }) => change(what, input.params.id, input.accountId, services),
  });
  return [
    post,
    {
      ...post,
      method: 'GET',
      name: `${what}ByGet`,
      description: `${description} Prefer POST. This GET requires the session, the token in X-XSRF-TOKEN and a same-site page; otherwise it returns 405.`,
      changesState: true,
    },
  ];
}

export const listingRoutes = [
  defineRoute('listings', 'GET /api/user-listings/:id/property-type-quote', {
    name: 'propertyTypeQuote',
    summary: 'Get the price of another property type',
    description: 'Valid for half an hour; send it with an edit that changes the `type`.',
    ours: true,
    access: 'owner',
    input: {
      params,
      query: z.object({
        type: queryInt(0, 9999, 'Enter the id of the property type.').meta({
          description: 'The new property type: 84 is an apartment, 85 a house.',
          examples: [85],
        }),
      }),
    },
    output: ok('The price; agree to it in an edit (`agreed`).', Quote),
    async answer({ params: { id: listingId }, query, accountId }, { services }) {
      const quote = await services.posting.propertyTypeChanges.quote(listingId, query.type, accountId);
      return 'errors' in quote ? quote : { body: present(Quote, { data: quote }) };
    },
  }),
  ...changeByEither(
    'deactivate',
    'Cancel a listing at the end of its paid month',
    "You won't be charged again. A listing whose last payment failed ends at once. Repeating it changes nothing.",
  ),
  ...changeByEither(
    'activate',
    'Reactivate a listing',
    'Undoes a cancellation; a listing marked as rented stays so. An expired one is charged to the card on file again and shown to renters, unless we hid it: then it is refused.',
  ),
  defineRoute('listings', 'POST /api/listings/:id/confirm', {
    name: 'confirmListing',
    summary: 'Confirm that a listing is available',
    description:
      "Renters see when it was last confirmed. Needs its owner's session, or the `token` at the end of the link in an email that asks about it, which works once for each of its listings.",
    ours: true,
    access: 'ownerOrToken',
    input: {
      params,
      body: z.object({ token: z.string().optional().describe('The token of such an email, instead of a session.') }),
    },
    example: { token: 'pDk3…43 characters…9Qf' },
    rejects: ['payment', 'token'],
    output,
    async answer({ params: { id: listingId }, fields, accountId }, { services, ip }) {
      const token = textOf(fields['token']);
      if (token === '' && accountId !== null) return change('confirm', listingId, accountId, services);
      const outcome = await services.listings.confirmByToken(listingId, token, ip);
      return 'errors' in outcome ? outcome : stateAnswer(listingId, outcome);
    },
  }),
];
