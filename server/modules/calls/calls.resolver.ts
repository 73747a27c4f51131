import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType, Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { CallOutcome } from '../../../domain/calls/call.ts';
import { type Context, requireViewer } from '../../context.ts';

/** Calls are visible only to their landlord; the service checks ownership (K41). */
@Resolver()
export class CallsResolver {
  @Query(() => CallPage, { description: 'The calls to one’s own homes, newest first. For the logged-in landlord.' })
  myCalls(
    @Arg('after', () => ID, { nullable: true, description: 'The last call that is known already.' })
    after: string | null,
    @Ctx() context: Context,
  ): Promise<CallPage> {
    const { accountId } = requireViewer(context);
    return context.services.calls.listForAccount(accountId, after && /^\d{1,15}$/.test(after) ? Number(after) : null);
  }
}

/** The call outcomes as the object that GraphQL requires. */
const outcomeEnum = {
  ringing: 'ringing',
  answered: 'answered',
  missed: 'missed',
} as const satisfies { [Outcome in CallOutcome]: Outcome };

registerEnumType(outcomeEnum, {
  name: 'CallOutcome',
  description: 'What became of a call.',
  valuesConfig: {
    ringing: { description: 'It still rings, or they are talking.' },
    answered: { description: 'They talked.' },
    missed: { description: 'Nobody took it.' },
  },
});

@ObjectType('Call', { description: 'A call of a renter to the number of one’s own home.' })
export class CallView {
  @Field(() => ID, { description: 'Its number.' })
  id!: number;

  @Field(() => ID, { description: 'The home that was called about.' })
  listingId!: number;

  @Field(() => String, { description: 'That home’s name.' })
  listingName!: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it rang.' })
  at!: Date;

  @Field(() => outcomeEnum, { description: 'What became of it.' })
  outcome!: CallOutcome;

  @Field(() => Int, { description: 'How long they talked, in seconds; 0 when they did not.' })
  seconds!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The caller’s number: whole for a missed call, its last four digits otherwise; null when it was withheld, or after 90 days.',
  })
  caller!: string | null;
}

@ObjectType({ description: 'Calls to one’s own homes, newest first.' })
export class CallPage {
  @Field(() => [CallView], { description: 'At most eight.' })
  calls!: CallView[];

  @Field(() => Boolean, { description: 'Others follow: ask again after the last of these.' })
  more!: boolean;
}
