import { findListing, LOFTS, onDashboard } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import type { CallOutcome } from '../../../domain/calls/call.ts';
import type { World } from '../../world/world.ts';

/** Simulates an incoming call to this listing's number; `ends` sets its outcome. */
export function incomingCall(world: World, home: string) {
  const { id: listingId, accountId } = findListing(world, home);
  const id = Math.max(0, ...world.db.calls.map((call) => call.id)) + 1;
  const tell = (outcome: CallOutcome) => {
    // Saves before it emits, since other tabs read the saved world on the event.
    world.changed();
    world.events.publish('call', accountId, { id, outcome });
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

/** Calls to the numbers of a landlord's listings. */
export const calls = scenariosWith(onDashboard)({
  'calls-many': {
    title: 'Calls from renters',
    shows: 'Missed calls with a call-back link, answered calls with the last digits of the number, and earlier calls.',
    expects: /Calls.*\(614\) 555-0177.*Missed.*Call back.*Show earlier calls/,
  },
  'calls-none': {
    title: 'No calls yet',
    shows: 'An explanation of calls before the first one.',
    arrange: ({ db }) => {
      db.calls = [];
    },
    expects: 'No calls yet.',
  },
  'call-ringing': {
    title: 'Ringing call',
    shows: 'A call that has not been answered yet, with the last digits of its number.',
    arrange: (world) => incomingCall(world, LOFTS),
    expects: 'Ringing',
  },
  'call-comes-in': {
    title: 'Incoming call while the page is open',
    shows: 'The call appears at the top and is announced to screen readers; once missed, it can be called back.',
    expects: /Missed a call about High Street Lofts.*\(614\) 555-0123.*Missed.*Call back/,
    play: async ({ see }, world) => {
      await see('Show earlier calls');
      await world.events.untilSubscribed('call', findListing(world, LOFTS).accountId);
      const rung = incomingCall(world, LOFTS);
      await see('A renter is calling about High Street Lofts');
      rung.ends('missed');
    },
  },
});
