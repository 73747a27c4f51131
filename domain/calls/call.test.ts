import { expect, it } from 'vitest';
import { displayedCaller, callOutcomeLabel } from './call.ts';

it("shows a landlord the caller's whole number only for a missed call", () => {
  expect(displayedCaller('3305550188', 'missed')).toBe('(330) 555-0188');
  expect(displayedCaller('+442071838750', 'missed')).toBe('+442071838750');
  for (const outcome of ['answered', 'ringing'] as const)
    expect(displayedCaller('3305550188', outcome)).toBe('(•••) •••-0188');
  expect(displayedCaller(null, 'missed')).toBeNull();
});

it('labels the outcome of a call', () => {
  expect(callOutcomeLabel('answered', 65)).toBe('Answered, 1 minute 5 seconds');
  expect(callOutcomeLabel('answered', 120)).toBe('Answered, 2 minutes');
  expect(callOutcomeLabel('answered', 0)).toBe('Answered, less than a second');
  expect(callOutcomeLabel('missed', 0)).toBe('Missed');
  expect(callOutcomeLabel('ringing', 0)).toBe('Ringing now');
});
