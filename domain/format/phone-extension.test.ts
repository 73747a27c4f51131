import { expect, test } from 'vitest';
import { formatPhone, maskPhoneAndExtension, parsePhone } from './phone-extension.ts';

test.each([
  ['(614) 555-0143', '6145550143', null],
  ['614.555.0143 ext. 12', '6145550143', '12'],
  ['+1 614 555 0143x204', '6145550143', '204'],
  ['6145550143#7', '6145550143', '7'],
  ['(614) 555-0143 x', '6145550143', null],
])('parses %s', (text, digits, extension) => {
  expect(parsePhone(text)).toEqual({ digits, extension });
  expect(parsePhone(formatPhone(digits, extension))).toEqual({ digits, extension });
});

test.each(['614555014', '6145550143 x1234567', '614555014301'])('rejects %s', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test.each([
  ['614x', '(614'],
  ['6145550143x', '(614) 555-0143 x'],
  ['(614) 555-0143 x12345678', '(614) 555-0143 x123456'],
  // a digit deleted in the number
  ['(614) 555-014 x12', '(614) 555-014 x12'],
])('masks %s as %s', (text, masked) => {
  expect(maskPhoneAndExtension(text)).toBe(masked);
});
