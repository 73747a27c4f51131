import { CALLER_RETENTION_DAYS } from '../../../domain/limits.ts';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { describedEnum } from '../../graphql/fields/enums.ts';
import { field, fields, flag, id, int, moment, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { CallOutcome } from '../../../domain/calls/call.ts';
import { type Context, requireViewer } from '../../context.ts';

/** Calls are visible only to their landlord; the service checks ownership (K41). */
@Resolver()
export class CallsResolver {
  @Query(() => CallPage, { description: 'The calls to the listings of the logged-in landlord, newest first.' })
  myCalls(
    @Arg('after', () => ID, { nullable: true, description: 'The last call of the previous page.' })
    after: string | null,
    @Ctx() context: Context,
  ): Promise<CallPage> {
    const { accountId } = requireViewer(context);
    return context.services.calls.listForAccount(accountId, after && /^\d{1,15}$/.test(after) ? Number(after) : null);
  }
}

const outcomeEnum = describedEnum<CallOutcome>('CallOutcome', 'The result of a call.', {
  ringing: 'Ringing or in progress.',
  answered: 'Answered.',
  missed: 'Missed.',
});

@ObjectWithFields({ name: 'Call', description: 'A call from a renter to the number of one of your listings.' })
export class CallView extends fields({
  id: id('The id of the call.'),
  listingId: id('The id of the listing.'),
  listingName: text('The name of the listing.'),
  at: moment('The time of the call.'),
  outcome: field<CallOutcome>(() => outcomeEnum, 'The result of the call.'),
  seconds: int('Length of the conversation in seconds; 0 when it was missed.'),
  caller: text(
    `The caller’s number: whole for a missed call, its last four digits otherwise; null when it was withheld, or after ${CALLER_RETENTION_DAYS} days.`,
  ).nullable(),
}) {}

@ObjectWithFields({ description: 'Calls to your own listings, newest first.' })
export class CallPage extends fields({
  calls: field(() => CallView, 'At most eight.').list(),
  more: flag('Whether there are more; pass the last of these to get them.'),
}) {}
