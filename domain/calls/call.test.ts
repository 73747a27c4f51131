import { expect, it } from 'vitest';
import { callerShown, outcomeInWords } from './call.ts';

it('tells a landlord a caller’s whole number only where the call was missed', () => {
  expect(callerShown('3305550188', 'missed')).toBe('(330) 555-0188');
  expect(callerShown('+442071838750', 'missed')).toBe('+442071838750');
  for (const outcome of ['answered', 'ringing'] as const)
    expect(callerShown('3305550188', outcome)).toBe('(•••) •••-0188');
  expect(callerShown(null, 'missed')).toBeNull();
});

it('says how a call ended', () => {
  expect(outcomeInWords('answered', 65)).toBe('Answered, 1 minute 5 seconds');
  expect(outcomeInWords('answered', 120)).toBe('Answered, 2 minutes');
  expect(outcomeInWords('answered', 0)).toBe('Answered, less than a second');
  expect(outcomeInWords('missed', 0)).toBe('Missed');
  expect(outcomeInWords('ringing', 0)).toBe('Ringing now');
});
