import type { Call_CallFragment } from './calls.generated.ts';

/** Example call for the gallery and for tests. */
export const exampleCall: Call_CallFragment = {
  id: '1',
  listingName: 'High Street Lofts',
  at: '2026-09-14T19:04:00.000Z',
  outcome: 'missed',
  seconds: 0,
  caller: '(614) 555-0177',
};
