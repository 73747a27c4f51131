import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { invalid } from '../../graphql/invalid.ts';
import { Done, DoneResult } from '../../graphql/results.ts';
import { underFrame } from '../../partners/under-frame.ts';
import { TrackedMatchInput } from './tracked-match.input.ts';

/** Counting what renters look at; open to everybody, and about nobody. */
@Resolver()
export class TrackingResolver {
  @Mutation(() => DoneResult, {
    description: 'Counts what renters did with homes: 1 to 50 events, all taken or none. Anyone may.',
  })
  async trackMatches(
    @Arg('events', () => [TrackedMatchInput], { description: 'In any order.' }) events: TrackedMatchInput[],
    @Ctx() { services, ip, mayTrack, frame }: Context,
  ) {
    const refused = await services.tracking.record(
      events.map((event) => underFrame(event, frame)),
      { ip, mayTrack },
    );
    return refused ? invalid(refused.errors) : new Done();
  }
}
