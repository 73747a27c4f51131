import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { newPasswordErrors, passwordRule } from './password-rule.ts';

const refused = (passwords: string) => passwords.split(' ').filter((password) => !isCommonPassword(password));

it('rejects the most common passwords', () => {
  expect(
    refused(
      '123456 123456789 password qwerty 111111 12345678 abc123 iloveyou letmein dragon monkey football baseball master ' +
        'sunshine princess welcome shadow superman michael trustno1 starwars hunter2 qazwsx zxcvbnm 1q2w3e4r 1qaz2wsx ' +
        '654321 666666 123123 987654321 qwertyuiop asdfgh mustang batman jordan23 college student',
    ),
  ).toEqual([]);
});

it('rejects them in capitals, with substituted characters, with a suffix, and as keyboard runs', () => {
  expect(
    refused(
      'Password PASSWORD1 P@ssw0rd p@$$w0rd! Passw0rd123 monkey12! Football99 Summer2024 dr4g0n Welcome1 m1chael ' +
        '1password aaaaaa zzzzzzzz 121212 abcabc 456789 gfedcba poiuyt lkjhgf 1234qwer qwer1234 123456a a123456 asd123',
    ),
  ).toEqual([]);
});

it('accepts distinctive passwords: phrases, password-manager output, any script, 64 and more characters', () => {
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
    expect(passwordRule.safeParse(own).success, own).toBe(true);
});

it('reports the reason at the field', () => {
  expect(newPasswordErrors('abc', 'abc')).toEqual({ password: ['Use at least 6 characters.'] });
  expect(newPasswordErrors('Qwerty123', 'Qwerty123')).toEqual({
    password: ["That's one of the most common passwords. Choose another."],
  });
  expect(newPasswordErrors('seven kites', 'seven')).toEqual({ password: ["The passwords don't match."] });
  expect(newPasswordErrors('seven kites', 'seven kites')).toEqual({});
});
