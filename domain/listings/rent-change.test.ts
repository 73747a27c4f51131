import { expect, it } from 'vitest';
import { parseRentChange, rentEffect } from './rent-change.ts';

const plans = [{ rent: '1200' }, { rent: '1550' }];

it('sets and changes rents by dollars or percent, and says before and after', () => {
  expect(rentEffect(plans, { mode: 'percent', value: 5 })).toEqual({
    rents: ['1260', '1628'],
    says: '$1,200 → $1,260, $1,550 → $1,628',
  });
  expect(rentEffect(plans, { mode: 'amount', value: -50 })).toMatchObject({ rents: ['1150', '1500'] });
  expect(rentEffect(plans, { mode: 'set', value: 1200 })).toMatchObject({ rents: ['1200', '1200'] });
});

it('leaves out a listing that would not change or would have an invalid rent', () => {
  expect(rentEffect([{ rent: '900' }], { mode: 'set', value: 900 })).toEqual({ leftOut: 'No change' });
  expect(rentEffect(plans, { mode: 'amount', value: -1200 })).toEqual({
    leftOut: 'Enter a rent between $1 and $100,000 a month.',
  });
});

it('reads what is typed as money or percent and rejects anything else', () => {
  expect(parseRentChange('set', '$1,250')).toEqual({ mode: 'set', value: 1250 });
  expect(parseRentChange('percent', '-2.5%')).toEqual({ mode: 'percent', value: -2.5 });
  expect(parseRentChange('amount', '+40')).toEqual({ mode: 'amount', value: 40 });
  for (const [mode, text] of [
    ['set', '-5'],
    ['amount', '0'],
    ['percent', 'five'],
    ['set', ''],
    ['set', '12.5'],
  ] as const)
    expect(parseRentChange(mode, text)).toBeUndefined();
});
