import type { ContractCases, Variables } from './contract-case.ts';

const event = { housingId: '1', schoolId: '204796', housingPosition: 1, action: 'view', poweredBy: 'cr' };
/** The client reads only whether the events were accepted; full-responses.ts tests which field was invalid. */
const events: [name: string, events: Variables[], gives: string][] = [
  ['a home that was seen', [event], 'Done'],
  ['everything one can do', ['click', 'request', 'reply', 'phone', 'directions', 'skip', 'share'].map(did), 'Done'],
  ['nothing but the home and what', [{ housingId: '1', action: 'phone' }], 'Done'],
  ['a home that is not there', [{ ...event, housingId: '99999' }], 'Done'],
  ['a subscriber, as older clients say', [{ ...event, subscriberId: '7' }], 'Done'],
  ['a brand that nobody knows', [{ ...event, poweredBy: 'nobody' }], 'Done'],
  ['fifty', Array.from({ length: 50 }, () => event), 'Done'],
  ['none', [], 'Invalid'],
  ['fifty-one', Array.from({ length: 51 }, () => event), 'Invalid'],
  ['an action that is none', [did('hover')], 'Invalid'],
  ['position 0', [{ ...event, housingPosition: 0 }], 'Invalid'],
  ['a home that is no number', [{ ...event, housingId: 'porch' }], 'Invalid'],
  ['a college that is no number', [{ ...event, schoolId: 'osu' }], 'Invalid'],
  ['a subscriber that is no number', [{ ...event, subscriberId: 'ada' }], 'Invalid'],
  ['a brand without end', [{ ...event, poweredBy: 'x'.repeat(61) }], 'Invalid'],
  ['one wrong among right ones', [event, did(''), { ...event, housingPosition: -1 }], 'Invalid'],
  ['half a position', [{ ...event, housingPosition: 1.5 }], 'BAD_USER_INPUT'],
];

function did(action: string): Variables {
  return { ...event, action };
}

export const trackingCases: ContractCases = {
  TrackMatches: events.map(([name, sent, gives]) => ({ name, variables: { events: sent }, gives })),
};
