import { expect, it } from 'vitest';
import { callDurationLabel, displayedCaller } from './call.ts';

it("shows a landlord the caller's whole number only for a missed call", () => {
  expect(displayedCaller('3305550188', 'missed')).toBe('(330) 555-0188');
  expect(displayedCaller('+442071838750', 'missed')).toBe('+442071838750');
  for (const outcome of ['answered', 'ringing'] as const)
    expect(displayedCaller('3305550188', outcome)).toBe('(•••) •••-0188');
  expect(displayedCaller(null, 'missed')).toBeNull();
});

it('labels the duration of a call', () => {
  expect(callDurationLabel(65)).toBe('1 minute 5 seconds');
  expect(callDurationLabel(120)).toBe('2 minutes');
  expect(callDurationLabel(0)).toBe('less than a second');
});
