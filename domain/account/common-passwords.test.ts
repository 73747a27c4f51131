import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { guessablePasswordWarning } from './guessable-password.ts';
import { newPasswordErrors } from './password-rule.ts';

const missed = (passwords: string) => passwords.split(' ').filter((password) => !isCommonPassword(password));

it('knows the most common passwords', () => {
  expect(
    missed(
      '123456 123456789 password qwerty 111111 12345678 abc123 iloveyou letmein dragon monkey football baseball master ' +
        'sunshine princess welcome shadow superman michael trustno1 starwars hunter2 qazwsx zxcvbnm 1q2w3e4r 1qaz2wsx ' +
        '654321 666666 123123 987654321 qwertyuiop asdfgh mustang batman jordan23 college student',
    ),
  ).toEqual([]);
});

it('knows them in capitals, with substituted characters, with a suffix, and as keyboard runs', () => {
  expect(
    missed(
      'Password PASSWORD1 P@ssw0rd p@$$w0rd! Passw0rd123 monkey12! Football99 Summer2024 dr4g0n Welcome1 m1chael ' +
        '1password aaaaaa zzzzzzzz 121212 abcabc 456789 gfedcba poiuyt lkjhgf 1234qwer qwer1234 123456a a123456 asd123',
    ),
  ).toEqual([]);
});

const owner = { email: 'lou.ferris@maple.example', firstName: 'Louisa', lastName: 'Ferris' };

it('does not warn of distinctive passwords: phrases, password-manager output, any script, 64 and more characters', () => {
  for (const own of [
    'seven blue kites',
    'correct horse battery staple '.repeat(4),
    'x7#Kp2vLq9',
    'walnut-row-1739',
    'monkeysinthe',
    'пароль мой',
    'demo-landlord',
    'kitesurf',
    'my cat is 12!',
  ])
    expect(guessablePasswordWarning(own, owner), own).toBeUndefined();
});

const REPEATED = 'The same few characters again and again: anyone could guess it.';
const OWN = 'Your email or your name: anyone could guess it.';
it.each([
  ['password1', 'One of the most common passwords: anyone could guess it.'],
  ['ab '.repeat(20), REPEATED],
  ['lou.ferris', OWN],
  ['LOU.FERRIS@maple.example', OWN],
  ['Louisa Ferris', OWN],
])('warns of %j (K35)', (password, warning) => expect(guessablePasswordWarning(password, owner)).toBe(warning));

it('rejects a password only by its length (K35)', () => {
  expect(newPasswordErrors('abc', 'abc')).toEqual({ password: ['Use at least 6 characters.'] });
  expect(newPasswordErrors('x'.repeat(257), 'x'.repeat(257))).toEqual({ password: ['Use at most 256 characters.'] });
  for (const password of ['secret123', 'password1', 'MyPass1', 'landlord1', '123456'])
    expect(newPasswordErrors(password, password)).toEqual({});
  expect(newPasswordErrors('seven kites', 'seven')).toEqual({ password: ["The passwords don't match."] });
});
