import { Arg, Ctx, Mutation, Resolver, ID, Int, Query } from 'type-graphql';
import { fields, id, InputWithFields, int, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { type Context, requireViewer } from '../../context.ts';
import { toInvalid } from '../../graphql/invalid.ts';
import { Done, DoneResult } from '../../graphql/done-result.ts';
import { withFrameBrand } from '../../widget/frame-brand.ts';
import { activitySpans } from '../../../domain/tracking/activity.ts';

@ObjectWithFields({ name: 'ActivityDay', description: 'The activity on your listings on one day.' })
class ActivityDayView extends fields({
  day: text('YYYY-MM-DD, in UTC.'),
  views: int('Number of listing page views.'),
  matches: int('Number of times a listing was visible in matches.'),
  requests: int('Number of requests and messages, not counting spam.'),
}) {}

const NO_LISTING = 0;

/** Landlords' view of the counts; limited to the owner (K41). */
@Resolver()
export class ActivityResolver {
  @Query(() => [ActivityDayView], {
    description: 'All days of a period that ends today, oldest first. Requires login.',
  })
  activity(
    @Arg('days', () => Int, { defaultValue: 30, description: '30 or 90.' }) days: number,
    @Arg('listingId', () => ID, {
      nullable: true,
      description: 'The id of one of your listings; all of them when absent.',
    })
    listingId: string | null,
    @Ctx() context: Context,
  ): Promise<ActivityDayView[]> {
    const { accountId } = requireViewer(context);
    const span = activitySpans.find((known) => known >= days) ?? activitySpans[1];
    const listing = listingId ? (/^\d{1,15}$/.test(listingId) ? Number(listingId) : NO_LISTING) : null;
    return context.services.activity.ofAccount(accountId, listing, span);
  }
}

/** Fields are unvalidated here; `domain/tracking/match-event.ts` validates them. */
@InputWithFields({ description: 'An interaction of a renter with a listing.' })
export class TrackedMatchInput extends fields({
  subscriberId: id<string>('Accepted from older clients and not stored.').nullish(),
  housingId: id<string>('The id of the listing.'),
  schoolId: id<string>('The id of the college searched.').nullish(),
  housingPosition: int('Its position in the list, starting at 1; absent outside lists.').nullish(),
  action: text('One of view, click, request, reply, phone, directions, skip and share.'),
  poweredBy: text('The site code of the brand that showed the listing.').nullish(),
}) {}

/** Counts what renters view; public and anonymous. */
@Resolver()
export class TrackingResolver {
  @Mutation(() => DoneResult, {
    description: 'Records interactions with listings: 1 to 50 events, stored all or none. Needs no session.',
  })
  async trackMatches(
    @Arg('events', () => [TrackedMatchInput], { description: 'In any order.' }) events: TrackedMatchInput[],
    @Ctx() { services, ip, mayTrack, frame, viewer }: Context,
  ) {
    const refused = await services.tracking.record(
      events.map((event) => withFrameBrand(event, frame)),
      { ip, mayTrack, accountId: viewer?.accountId ?? null },
    );
    return refused ? toInvalid(refused.errors) : new Done();
  }
}
