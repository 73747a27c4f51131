import { z } from 'zod';
import { CARDHOLDER_MUST_AUTHENTICATE } from '../../../domain/billing/property-type-change.ts';
import { isRecord } from '../../../domain/is-record.ts';
import { IDEMPOTENCY_KEY_REUSED, LOG_IN_TO_EDIT, EDIT_CONFLICT } from '../../../domain/posting/posting-errors.ts';
import { zodFieldErrors, hasErrors } from '../../../domain/field-errors.ts';
import { wholeNumber } from '../../../domain/whole-number.ts';
import type { Context } from '../../context.ts';
import type { RestAnswer, RestInput } from '../route.ts';
import { toRestSession } from './account.ts';
import { toRestListing } from './listings.ts';
import { draftFromWire, draftToWire } from '../field-names.ts';
import { bodyOf, parseId, placeOf, textOf } from '../request-fields.ts';

/** Merges `account` with the top-level email and password; the top level wins. */
function draftOf(body: Record<string, unknown>): Record<string, unknown> {
  const inner = body['account'];
  const account = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  const given = (name: string) => textOf(body[name] ?? account[name]);
  const names = ['email', 'password', 'password_confirmation'];
  return { ...draftFromWire(body), account: Object.fromEntries(names.map((name) => [name, given(name)])) };
}

export async function validateStep(input: RestInput, { services, viewer, ip }: Context): Promise<RestAnswer> {
  const { step, review, ...rest } = bodyOf(input);
  const errors = await services.posting.validateStep(textOf(step), draftOf(rest), viewer?.accountId ?? null, {
    ip,
    review: review === true,
  });
  return hasErrors(errors) ? { errors } : { body: { status: 'OK' } };
}

export async function publish(input: RestInput, context: Context): Promise<RestAnswer> {
  const { services, viewer, ip, logIn } = context;
  const { payment: given, review, ...rest } = bodyOf(input);
  const draft = draftOf(rest);
  const accountId = viewer?.accountId ?? null;
  const method = isRecord(given) ? textOf(given['paymentMethod']) : '';
  const outcome = await services.posting.publish({
    draft,
    paymentMethod: method === '' ? { card: given } : method,
    key: textOf(input.headers['idempotency-key']) || null,
    viewer: accountId,
    ip,
    mayAuthenticate: false,
    review: review === true,
  });
  if ('errors' in outcome) return outcome;
  if ('keyReused' in outcome) return { status: 409, body: { message: IDEMPOTENCY_KEY_REUSED } };
  if ('clientSecret' in outcome)
    return { errors: { payment: ['Your bank asks you to confirm this payment. Use another card.'] } };
  const user = outcome.madeAccount === null ? undefined : toRestSession(await logIn(outcome.madeAccount));
  if ('review' in outcome)
    return { body: { status: 'REVIEW', listing: null, review: { id: outcome.review }, ...(user && { user }) } };
  const owner = outcome.madeAccount ?? accountId ?? 0;
  const listing = toRestListing(await services.listings.findById(owner, outcome.listing), services.env.baseUrl);
  return { body: { status: 'OK', listing, ...(user && { user }) } };
}

const NO_PRICE = 'This must be the price returned by property-type-quote.';
/** The price of another property type as quoted by property-type-quote. */
export const agreedPrice = z.object(
  {
    quoted_at: z.iso.datetime(NO_PRICE).transform((text) => new Date(text)),
    charge_cents: z.int(NO_PRICE),
  },
  NO_PRICE,
);

/** Fields of an edit besides its draft. Invalid values are rejected: if ignored, the last write would win. */
const besideDraft = z.object({
  version: wholeNumber('This must be the version that was edited.').nullish(),
  agreed: agreedPrice.nullish(),
});

export async function edit(input: RestInput, { services, viewer }: Context): Promise<RestAnswer> {
  if (!viewer) return { errors: LOG_IN_TO_EDIT };
  const { id: given, version: edited, agreed: price, review, ...rest } = bodyOf(input);
  const id = parseId(typeof given === 'number' || typeof given === 'string' ? String(given) : undefined);
  if (id === undefined) return { errors: { id: ['Choose a listing.'] } };
  const beside = besideDraft.safeParse({ version: edited, agreed: price });
  if (!beside.data) return { errors: zodFieldErrors(beside.error, ([name]) => String(name)) };
  const { version, agreed } = beside.data;
  const outcome = await services.posting.edit({
    id,
    version: version ?? null,
    draft: draftFromWire(rest),
    viewer: viewer.accountId,
    agreed: agreed ? { quotedAt: agreed.quoted_at, chargeCents: agreed.charge_cents } : null,
    mayAuthenticate: false,
    review: review === true,
  });
  if ('errors' in outcome) return outcome;
  // Authentication is impossible over REST.
  if ('clientSecret' in outcome) return { errors: CARDHOLDER_MUST_AUTHENTICATE };
  const own = await services.listings.findById(viewer.accountId, id);
  const listing = toRestListing(own, services.env.baseUrl);
  if ('review' in outcome) return { status: 202, body: { status: 'REVIEW', listing, review: { id: outcome.review } } };
  // Includes the current version, so that a client can show both and let the user choose.
  if ('stale' in outcome)
    return { status: 409, body: { message: EDIT_CONFLICT, listing, draft: draftToWire(own.draft) } };
  return { body: { status: 'OK', listing } };
}

export async function geoInformation(input: RestInput, { services }: Context): Promise<RestAnswer> {
  const found = await placeOf(input, services);
  if ('errors' in found) return found;
  const { exact: _exact, ...geo } = found;
  return { body: { geo } };
}
