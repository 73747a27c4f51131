import { z } from 'zod';
import { requireViewer, type Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import type { OwnListing } from '../../modules/listings/listings.service.ts';
import type { RestAnswer, RestInput } from '../route.ts';
import { bodyOf, parseId, parseQuery, queryInt, textOf } from '../request-fields.ts';

/** Returns a listing as posting and editing respond with it. */
export const toRestListing = ({ id, slug, status, expiresAt, version }: OwnListing, baseUrl: string) => ({
  id,
  slug,
  url: `${baseUrl}/home/${slug}`,
  status,
  expires_at: expiresAt,
  version,
});

/** @throws {NotFound} for what is no id. */
function listingIdOf({ params }: RestInput, message = 'Listing not found.'): number {
  const id = parseId(params['id']);
  if (id === undefined) throw new NotFound(message);
  return id;
}

type StateChange = 'deactivate' | 'activate' | 'confirm';

const stateAnswer = (
  id: number,
  { status, expiresAt, canceled, endReason }: Pick<OwnListing, 'status' | 'expiresAt' | 'canceled' | 'endReason'>,
) => ({
  body: { data: { id, status, expires_at: expiresAt, canceled, end_reason: endReason } },
});

async function change(input: RestInput, context: Context, what: StateChange): Promise<RestAnswer> {
  const { accountId } = requireViewer(context);
  const { listings } = context.services;
  const id = listingIdOf(input);
  const outcome = await listings[what](id, accountId);
  if ('errors' in outcome) return outcome;
  if ('clientSecret' in outcome)
    return { errors: { payment: ['Your bank asks you to confirm this payment. Activate the listing on our site.'] } };
  return stateAnswer(id, await listings.findById(accountId, id));
}

/** Returns the cost of another property type; an edit repeats the quote to accept it. */
export async function quotePropertyType(input: RestInput, context: Context): Promise<RestAnswer> {
  const { accountId } = requireViewer(context);
  const { posting } = context.services;
  const id = listingIdOf(input);
  const query = parseQuery(propertyTypeQuery, input);
  if ('errors' in query) return query;
  const quote = await posting.propertyTypeChanges.quote(id, query.read.type, accountId);
  if ('errors' in quote) return quote;
  const { type, differenceCents, chargeCents, nextBillCents, price, quotedAt, until, renews } = quote;
  return {
    body: {
      data: {
        type,
        difference_cents: differenceCents,
        charge_cents: chargeCents,
        next_bill_cents: nextBillCents,
        price,
        quoted_at: quotedAt,
        until,
        renews,
      },
    },
  };
}

export const propertyTypeQuery = z.object({
  type: queryInt(0, 9999, 'Enter the id of the property type.').meta({
    description: 'The new property type: 84 is an apartment, 85 a house.',
    examples: [85],
  }),
});

export const deactivate = (input: RestInput, context: Context): Promise<RestAnswer> =>
  change(input, context, 'deactivate');
export const activate = (input: RestInput, context: Context): Promise<RestAnswer> => change(input, context, 'activate');

/** Confirms that a listing is available, for its landlord or with the token of an emailed reminder (K65). */
export async function confirm(input: RestInput, context: Context): Promise<RestAnswer> {
  const token = textOf(bodyOf(input)['token']);
  if (token === '') return change(input, context, 'confirm');
  const id = listingIdOf(input);
  const outcome = await context.services.listings.confirmByToken(id, token, context.ip);
  return 'errors' in outcome ? outcome : stateAnswer(id, outcome);
}

const UNKNOWN_HOME = "This home doesn't exist, or it is no longer available.";

/** Handles POST /api/listings/{id}/report: anyone reports a listing to staff (K66). */
export async function reportListing(input: RestInput, { services, ip }: Context): Promise<RestAnswer> {
  const listingId = listingIdOf(input, UNKNOWN_HOME);
  const outcome = await services.reports.report({ ...bodyOf(input), listingId }, { ip });
  if ('sent' in outcome) return { body: { data: outcome.sent } };
  if (outcome.unknownHome) throw new NotFound(UNKNOWN_HOME);
  return outcome;
}
