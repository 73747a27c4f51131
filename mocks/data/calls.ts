import type { CallRow } from '../db.ts';
import { HOUR_MS } from '../../domain/time.ts';

/** What became of the calls to a listing, the newest first: hours ago, whose, and how long they talked. */
const plan: readonly (Pick<CallRow, 'caller' | 'outcome' | 'seconds'> & { hours: number; second?: true })[] = [
  { hours: 3, caller: '6145550177', outcome: 'missed', seconds: 0 },
  { hours: 5, caller: '3305550142', outcome: 'answered', seconds: 194, second: true },
  { hours: 27, caller: null, outcome: 'missed', seconds: 0 },
  { hours: 51, caller: '4195550118', outcome: 'answered', seconds: 61 },
  { hours: 75, caller: '+442079460018', outcome: 'missed', seconds: 0, second: true },
  ...Array.from({ length: 8 }, (_, turn) => ({
    hours: 100 + turn * 19,
    caller: `740555${String(2000 + turn * 37)}`,
    outcome: turn % 4 === 1 ? ('missed' as const) : ('answered' as const),
    seconds: turn % 4 === 1 ? 0 : 30 + turn * 41,
  })),
];

/** Calls to two listings: numbers grow with the time. */
export const seededCalls = (first: number, second: number, now: Date): CallRow[] =>
  plan.toReversed().map(({ hours, second: isSecond, ...call }, index) => ({
    ...call,
    id: index + 1,
    listingId: isSecond ? second : first,
    at: new Date(now.getTime() - hours * HOUR_MS).toISOString(),
  }));
