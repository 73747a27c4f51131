import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  '',
  'kites',
  'Monkey12!',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'abcdefghijklmnopqrst',
  '12345678901234567890',
  'ababababababababab',
])('rates %j as weak', (password) => expect(passwordStrength(password)).toBe('weak'));

it.each(['walnut-row-1', 'x7#Kp2vLq9'])('rates %j as fair', (password) =>
  expect(passwordStrength(password)).toBe('fair'),
);

it.each(['seven blue kites', 'correct horse battery staple', 'x7#Kp2vLq9!mZ4r', 'пароль мой длинный'])(
  'rates %j as strong',
  (password) => expect(passwordStrength(password)).toBe('strong'),
);
