import { expect, it } from 'vitest';
import { wholeNumber } from './whole-number.ts';

const schema = wholeNumber('No.', 500);

it.each([
  [1, 1],
  [500, 500],
  ['7', 7],
  ['007', 7],
])('%j is %d', (sent, read) => {
  expect(schema.parse(sent)).toBe(read);
});

const none = [
  0,
  -1,
  1.5,
  501,
  '501',
  '',
  ' 7',
  '7 ',
  '+7',
  '-7',
  '1e2',
  '0x7',
  '7.0',
  '12abc',
  '９',
  true,
  [5],
  ['5'],
  {},
];
it.each([...none, { valueOf: () => 5 }, null, undefined, Number.NaN, '9'.repeat(400)])('rejects %j', (sent) => {
  expect(schema.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual(['No.']);
});
