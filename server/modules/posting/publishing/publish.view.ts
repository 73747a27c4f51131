import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { IDEMPOTENCY_KEY_REUSED } from '../../../../domain/posting/posting-errors.ts';
import type { Context } from '../../../context.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import { MyListing, loadMyListing } from '../../listings/my-listing.view.ts';
import { NeedsAuthentication } from '../needs-authentication.view.ts';
import type { PublishOutcome } from './publish.ts';

@ObjectType({ description: 'The session of the account that publishing created.' })
class PublishedUser {
  @Field(() => ID, { description: "The account's public id." })
  key!: string;

  @Field(() => String, { description: 'The login email.' })
  email!: string;

  @Field(() => ID, { description: 'The public id of the session; never the cookie secret.' })
  sessionId!: string;

  @Field(() => String, { description: 'The user agent of the browser.' })
  userAgent!: string;

  @Field(() => String, { description: 'Where the call came from.' })
  ip!: string;
}

@ObjectType({ description: 'The listing is paid for and appears in searches.' })
class Published {
  @Field(() => MyListing, { description: 'The new listing.' })
  listing!: MyListing;

  @Field(() => PublishedUser, {
    nullable: true,
    description: 'The account that was created and is now logged in; null when one existed.',
  })
  user!: PublishedUser | null;
}

@ObjectType({ description: 'The idempotency key was used with a different body.' })
class KeyReused {
  @Field(() => String, { description: 'The message to show.' })
  message!: string;
}

@ObjectType({
  description:
    'The listing or the edit waits for staff to review its text (K66). Nothing is charged before; an edited listing stays as it was.',
})
export class SentForReview {
  @Field(() => ID, { description: 'The id of the review, as in `myReviews`.' })
  review!: string;

  @Field(() => PublishedUser, {
    nullable: true,
    description: 'The account that was created and is now logged in; null when one existed.',
  })
  user!: PublishedUser | null;
}

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
