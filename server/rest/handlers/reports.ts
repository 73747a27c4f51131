import type { Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { bodyOf, parseId } from '../request-fields.ts';
import type { RestAnswer, RestInput } from '../route.ts';

const UNKNOWN = "This home doesn't exist, or it is no longer available.";

/** Handles POST /api/listings/{id}/report: anyone reports a listing to staff (K66). */
export async function reportListing(input: RestInput, { services, ip }: Context): Promise<RestAnswer> {
  const listingId = parseId(input.params['id']);
  if (listingId === undefined) throw new NotFound(UNKNOWN);
  const outcome = await services.reports.report({ ...bodyOf(input), listingId }, { ip });
  if ('sent' in outcome) return { body: { data: outcome.sent } };
  if (outcome.unknownHome) throw new NotFound(UNKNOWN);
  return outcome;
}
