import { readMatchEvents } from '../../domain/tracking/match-event.ts';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { done, invalid } from '../results.ts';
import { take } from '../throttle.ts';

const mutations: Pick<MutationResolvers, 'trackMatches'> = {
  /** Judged as on the server. What is right is not counted: no screen of this product shows the counts. */
  trackMatches(_, { events }, { world, caller }) {
    take(world, 'track', caller.ip);
    const read = readMatchEvents(events);
    return 'errors' in read ? invalid(read.errors) : done();
  },
};

/** Counting what renters look at; open to everybody, and about nobody. */
export const trackingResolvers = { Mutation: mutations };
