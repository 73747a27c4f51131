import { arrivingCall } from './arriving-call.ts';
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
      arrivingCall(world, HOME);
    },
    expects: 'Ringing',
  },
  'call-comes-in': {
    ...full,
    title: 'A renter calls while the page is open',
    shows: 'The call appears on top and is said aloud; missed, it says so and can be called back.',
    expects: /Missed a call about High Street Lofts.*\(614\) 555-0123.*Missed.*Call back/,
    play: async ({ see }, world) => {
      await see('Show earlier calls');
      await world.news.heard('call', theListing(world, 'called', called(HOME)).accountId);
      const rung = arrivingCall(world, HOME);
      await see('A renter is calling about High Street Lofts');
      rung.ends('missed');
      await see('Missed a call about High Street Lofts');
    },
  },
} satisfies Record<string, Scenario>;
