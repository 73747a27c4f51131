import { createUnionType } from 'type-graphql';
import { field, fields, id, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { EDIT_CONFLICT, IDEMPOTENCY_KEY_REUSED } from '../../../domain/posting/posting-errors.ts';
import type { Context } from '../../context.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import type { ListingsService } from '../listings/listings.service.ts';
import { MyListing, loadMyListing } from '../listings/my-listing.view.ts';
import type { EditOutcome } from './editing/edit.ts';
import { NeedsAuthentication } from './needs-authentication.view.ts';
import type { PublishOutcome } from './publishing/publish.ts';

@ObjectWithFields({ description: 'The session of the account that publishing created.' })
class PublishedUser extends fields({
  key: id<string>("The account's public id."),
  email: text('The login email.'),
  sessionId: id<string>('The public id of the session; never the cookie secret.'),
  userAgent: text('The user agent of the browser.'),
  ip: text('Where the call came from.'),
}) {}

const newUser = field(
  () => PublishedUser,
  'The account that was created and is now logged in; null when one existed.',
).nullable();

@ObjectWithFields({ description: 'The listing is paid for and appears in searches.' })
class Published extends fields({
  listing: field(() => MyListing, 'The new listing.'),
  user: newUser,
}) {}

@ObjectWithFields({ description: 'The idempotency key was used with a different body.' })
class KeyReused extends fields({
  message: text('The message to show.'),
}) {}

@ObjectWithFields({
  description:
    'The listing or the edit waits for staff to review its text (K66). Nothing is charged before; an edited listing stays as it was.',
})
class SentForReview extends fields({
  review: id<string>('The id of the review, as in `myReviews`.'),
  user: newUser,
}) {}

export const PublishResult = createUnionType({
  name: 'PublishResult',
  description: 'The listing, or the reason it was not published.',
  types: () => [Invalid, KeyReused, NeedsAuthentication, Published, SentForReview] as const,
});

/** Returns the GraphQL result of an intent; logs in an account that it created. */
export async function toPublishResult(
  context: Context,
  outcome: PublishOutcome,
): Promise<Invalid | KeyReused | NeedsAuthentication | Published | SentForReview> {
  if ('errors' in outcome) return toInvalid(outcome.errors);
  if ('keyReused' in outcome) return Object.assign(new KeyReused(), { message: IDEMPOTENCY_KEY_REUSED });
  if ('clientSecret' in outcome) return Object.assign(new NeedsAuthentication(), outcome);
  const { madeAccount } = outcome;
  const user = madeAccount === null ? null : Object.assign(new PublishedUser(), await context.logIn(madeAccount));
  if ('review' in outcome) return Object.assign(new SentForReview(), { review: outcome.review, user });
  const accountId = madeAccount ?? context.viewer?.accountId ?? 0;
  return Object.assign(new Published(), {
    user,
    listing: await loadMyListing(context.services.listings, accountId, outcome.listing),
  });
}

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
