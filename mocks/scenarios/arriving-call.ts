import type { CallOutcome } from '../../domain/calls/call.ts';
import type { World } from '../world.ts';
import { called, theListing } from './arranging.ts';

/** Somebody elsewhere calls this home's number: it rings, and `ends` says what became of it. */
export function arrivingCall(world: World, home: string) {
  const { id: listingId, accountId } = theListing(world, 'called', called(home));
  const id = Math.max(0, ...world.db.calls.map((call) => call.id)) + 1;
  const tell = (outcome: CallOutcome) => {
    // Saved before it is told: another tab reads it again when it hears of it.
    world.changed();
    world.news.publish('call', accountId, { id, outcome });
  };
  const at = world.now().toISOString();
  world.db.calls.push({ id, listingId, caller: '6145550123', outcome: 'ringing', seconds: 0, at });
  tell('ringing');
  return {
    id,
    ends: (outcome: CallOutcome, seconds = 0) => {
      const call = world.db.calls.find((row) => row.id === id);
      if (call) Object.assign(call, { outcome, seconds });
      tell(outcome);
    },
  };
}
