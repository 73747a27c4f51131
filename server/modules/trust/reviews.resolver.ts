import { Ctx, Query, Resolver } from 'type-graphql';
import { describedEnum } from '../../graphql/fields/enums.ts';
import { field, fields, id, moment, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { editableDraft } from '../../../domain/posting/drafts/draft-conversion.ts';
import type { ReviewState } from '../../../domain/trust/review-states.ts';
import { requireViewer, type Context } from '../../context.ts';
import { DraftView } from '../posting/draft.view.ts';

const stateEnum = describedEnum<ReviewState>('ReviewState', 'The state of a listing that was sent for review.', {
  REVIEW: 'Staff have not decided yet; nothing is charged.',
  APPROVED: 'Approved; the payment is in progress.',
  PAYMENT_NEEDED: 'Approved, but the card could not be charged.',
  DECLINED: 'The text cannot be published.',
  EXPIRED: 'Nobody decided in time, so it was withdrawn.',
});

@ObjectWithFields({
  description: 'A new listing, or an edit of a published one, that was sent for review instead of being published.',
  simpleResolvers: true,
})
export class ListingReview extends fields({
  id: id<string>('The id of the review.'),
  name: text('The property name.'),
  slug: text('The slug of the published listing whose edit it is; null for a new listing.').nullable(),
  draft: field(() => DraftView, 'The edit that was sent; null for a new listing.').nullable(),
  state: field<ReviewState>(() => stateEnum, 'Its state.'),
  sentAt: moment('When it was sent.'),
  dueAt: moment('When it is withdrawn if it has not been decided.').nullable(),
  note: text('What staff wrote about the decision.').nullable(),
}) {}

/** A landlord's own reviews. */
@Resolver()
export class ReviewsResolver {
  @Query(() => [ListingReview], {
    description: 'The listings and edits of the logged-in landlord in review, newest first.',
  })
  async myReviews(@Ctx() context: Context): Promise<ListingReview[]> {
    const own = await context.services.reviews.listForAccount(requireViewer(context).accountId);
    return own.map(({ draft, ...review }) =>
      // The view has an id of its own, so that a client does not mistake it for the published draft.
      Object.assign(new ListingReview(), review, {
        draft: draft && { ...editableDraft(draft.listingId, draft), id: review.id },
      }),
    );
  }
}
