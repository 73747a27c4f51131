import { expect, test } from 'vitest';
import { contactPhone } from './contact-phone.ts';
import { telephoneUrl, maskPhoneAndExtension } from './phone-extension.ts';

test.each([
  ['(614) 555-0143', '6145550143', '(614) 555-0143', 'tel:+16145550143'],
  ['+1 614.555.0143 ext. 12', '6145550143 x12', '(614) 555-0143 x12', 'tel:+16145550143;ext=12'],
  ['011 1 614 555 0143', '6145550143', '(614) 555-0143', 'tel:+16145550143'],
  ['001 614 555 0143 x12', '6145550143 x12', '(614) 555-0143 x12', 'tel:+16145550143;ext=12'],
  ['+919876543210', '+91 98765 43210', '+91 98765 43210', 'tel:+919876543210'],
  ['0091 98765-43210', '+91 98765 43210', '+91 98765 43210', 'tel:+919876543210'],
  ['011 86 131 2345 6789', '+86 131 2345 6789', '+86 131 2345 6789', 'tel:+8613123456789'],
  ['+44 20 7946 0958 x7', '+44 20 7946 0958 x7', '+44 20 7946 0958 x7', 'tel:+442079460958;ext=7'],
])('stores, shows and dials %s (K74)', (text, stored, shown, url) => {
  expect(contactPhone(text)).toBe(stored);
  expect(maskPhoneAndExtension(stored)).toBe(shown);
  expect(telephoneUrl(shown)).toBe(url);
  expect(contactPhone(shown)).toBe(stored);
});

test.each(['614555', '+91 9876', '+999 123 456 7890', '+', 'none'])('rejects %s', (text) => {
  expect(contactPhone(text)).toBeUndefined();
});
