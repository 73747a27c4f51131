import { expect, it } from 'vitest';
import { groupCardNumber, maxCardDigits } from './card-number.ts';

it('groups a card number by four digits, an American Express by four, six and five', () => {
  expect(['', '4', '4242', '42424', '4242424242424242', '6304000000000000000'].map(groupCardNumber)).toEqual([
    '',
    '4',
    '4242',
    '4242 4',
    '4242 4242 4242 4242',
    '6304 0000 0000 0000 000',
  ]);
  expect(['3', '37', '37828', '3782822463', '37828224631', '378282246310005'].map(groupCardNumber)).toEqual([
    '3',
    '37',
    '3782 8',
    '3782 822463',
    '3782 822463 1',
    '3782 822463 10005',
  ]);
  expect([maxCardDigits('4242'), maxCardDigits('34'), maxCardDigits('35')]).toEqual([19, 15, 19]);
});
