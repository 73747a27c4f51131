import { expect, test } from 'vitest';
import { nextDigestTime } from './digest-schedule.ts';

test.each([
  ['daily', '2027-03-10T12:00:00Z', '2027-03-10T14:00:00.000Z'],
  ['daily', '2027-03-10T14:00:00Z', '2027-03-11T14:00:00.000Z'],
  // March 15, 2027 is a Monday.
  ['weekly', '2027-03-10T12:00:00Z', '2027-03-15T14:00:00.000Z'],
  ['weekly', '2027-03-15T13:00:00Z', '2027-03-15T14:00:00.000Z'],
  ['weekly', '2027-03-15T14:00:00Z', '2027-03-22T14:00:00.000Z'],
  ['instant', '2027-03-10T15:00:00Z', '2027-03-11T14:00:00.000Z'],
] as const)('a %s alert saved at %s is next due at %s', (frequency, now, due) => {
  expect(nextDigestTime(new Date(now), frequency).toISOString()).toBe(due);
});
