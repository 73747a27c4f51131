import { called, LANDLORD, theListing } from './arranging.ts';
import type { Scenario } from './scenario.ts';

const at = '/advertising-home';
const full = { group: 'dashboard', at, as: LANDLORD } as const;
const HOME = 'High Street Lofts';

/** Who has called the numbers of a landlord's homes. */
export const calls = {
  'calls-many': {
    ...full,
    title: 'Renters have called',
    shows: 'Missed calls with a way to call back, the end of the numbers of the others, and earlier ones.',
    expects: /Calls.*\(614\) 555-0177.*Missed.*Call back.*Show earlier calls/,
  },
  'calls-none': {
    ...full,
    title: 'Nobody has called yet',
    shows: 'What calls are, before the first.',
    arrange: ({ db }) => {
      db.calls = [];
    },
    expects: 'Nobody has called yet.',
  },
  'call-ringing': {
    ...full,
    title: 'A renter is calling now',
    shows: 'A call that nobody has taken yet, of which the end of the number is told.',
    arrange: (world) => {
      const listingId = theListing(world, 'called', called(HOME)).id;
      const last = world.db.calls.at(-1)?.id ?? 0;
      const now = world.now().toISOString();
      world.db.calls.push({ id: last + 1, listingId, caller: '6145550123', outcome: 'ringing', seconds: 0, at: now });
    },
    expects: 'Ringing',
  },
} satisfies Record<string, Scenario>;
