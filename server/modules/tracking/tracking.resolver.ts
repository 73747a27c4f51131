import { Arg, Ctx, Mutation, Resolver, Field, ID, InputType, Int, ObjectType, Query } from 'type-graphql';
import { type Context, requireViewer } from '../../context.ts';
import { toInvalid } from '../../graphql/invalid.ts';
import { Done, DoneResult } from '../../graphql/done-result.ts';
import { withFrameBrand } from '../../widget/frame-brand.ts';
import { activitySpans } from '../../../domain/tracking/activity.ts';

@ObjectType('ActivityDay', { description: 'The activity on your listings on one day.' })
class ActivityDayView {
  @Field(() => String, { description: 'YYYY-MM-DD, in UTC.' })
  day!: string;

  @Field(() => Int, { description: 'Number of listing page views.' })
  views!: number;

  @Field(() => Int, { description: 'Number of times a listing was visible in matches.' })
  matches!: number;

  @Field(() => Int, { description: 'Number of requests and messages, not counting spam.' })
  requests!: number;
}

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
@InputType({ description: 'An interaction of a renter with a listing.' })
class TrackedMatchInput {
  @Field(() => ID, { nullable: true, description: 'Accepted from older clients and not stored.' })
  subscriberId?: string | null;

  @Field(() => ID, { description: 'The id of the listing.' })
  housingId!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the college searched.' })
  schoolId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its position in the list, starting at 1; absent outside lists.' })
  housingPosition?: number | null;

  @Field(() => String, {
    description: 'One of view, click, request, reply, phone, directions, skip and share.',
  })
  action!: string;

  @Field(() => String, { nullable: true, description: 'The site code of the brand that showed the listing.' })
  poweredBy?: string | null;
}

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
