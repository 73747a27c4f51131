import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { activitySpans } from '../../../domain/tracking/activity.ts';
import { type Context, requireViewer } from '../../context.ts';

@ObjectType('ActivityDay', { description: 'What happened to one’s homes on a day.' })
class ActivityDayView {
  @Field(() => String, { description: 'YYYY-MM-DD, in UTC.' })
  day!: string;

  @Field(() => Int, { description: 'How often a home’s own page was opened.' })
  views!: number;

  @Field(() => Int, { description: 'How often a home came into sight among somebody’s matches.' })
  matches!: number;

  @Field(() => Int, { description: 'Requests and messages of renters; spam is none.' })
  requests!: number;
}

const NO_LISTING = 0;

/** What landlords see of the counts; open to the owner alone (K41). */
@Resolver()
export class ActivityResolver {
  @Query(() => [ActivityDayView], {
    description: 'Every day of a span that ends today, the oldest first. For the logged-in landlord.',
  })
  activity(
    @Arg('days', () => Int, { defaultValue: 30, description: '30 or 90.' }) days: number,
    @Arg('listingId', () => ID, { nullable: true, description: 'Of this home of one’s own; of all when absent.' })
    listingId: string | null,
    @Ctx() context: Context,
  ): Promise<ActivityDayView[]> {
    const { accountId } = requireViewer(context);
    const span = activitySpans.find((known) => known >= days) ?? activitySpans[1];
    const listing = listingId ? (/^\d{1,15}$/.test(listingId) ? Number(listingId) : NO_LISTING) : null;
    return context.services.activity.ofAccount(accountId, listing, span);
  }
}
