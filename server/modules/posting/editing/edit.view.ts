import { createUnionType } from 'type-graphql';
import { field, fields, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import { EDIT_CONFLICT } from '../../../../domain/posting/posting-errors.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import type { ListingsService } from '../../listings/listings.service.ts';
import { MyListing, loadMyListing } from '../../listings/my-listing.view.ts';
import { SentForReview } from '../publishing/publish.view.ts';
import type { EditOutcome } from './edit.ts';
import { NeedsAuthentication } from '../needs-authentication.view.ts';

@ObjectWithFields({ description: 'The listing was changed.' })
class Edited extends fields({
  listing: field(() => MyListing, 'The listing after the change.'),
}) {}

@ObjectWithFields({ description: 'The listing was changed by somebody else after it was opened; nothing was saved.' })
class Stale extends fields({
  listing: field(() => MyListing, 'The current version of the listing.'),
  message: text('The message to show.'),
}) {}

export const EditResult = createUnionType({
  name: 'EditResult',
  description: 'The changed listing, or the reason it was not changed.',
  types: () => [Edited, Invalid, NeedsAuthentication, SentForReview, Stale] as const,
});

/** Returns the GraphQL result of an edit of the viewer's own listing. */
export async function toEditResult(
  listings: ListingsService,
  accountId: number,
  outcome: EditOutcome,
): Promise<Edited | Invalid | NeedsAuthentication | SentForReview | Stale> {
  if ('errors' in outcome) return toInvalid(outcome.errors);
  if ('review' in outcome) return Object.assign(new SentForReview(), { review: outcome.review, user: null });
  if ('clientSecret' in outcome) return Object.assign(new NeedsAuthentication(), outcome);
  if ('stale' in outcome) {
    const listing = await loadMyListing(listings, accountId, outcome.stale);
    return Object.assign(new Stale(), { listing, message: EDIT_CONFLICT });
  }
  return Object.assign(new Edited(), { listing: await loadMyListing(listings, accountId, outcome.listing) });
}
