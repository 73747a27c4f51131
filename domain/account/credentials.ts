import { z } from 'zod';

/** At least six characters, no rules of composition, long phrases welcome (K35). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 256;
export const EMAIL_MAX = 254;

export const emailRule = z
  .string('Enter your e-mail address.')
  .trim()
  .min(1, 'Enter your e-mail address.')
  .max(EMAIL_MAX, 'That e-mail address is too long.')
  .pipe(z.email('Enter an e-mail address like name@example.com.'));

export const passwordRule = z
  .string('Enter a password.')
  .min(1, 'Enter a password.')
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`)
  .refine((password) => !commonest.has(password.toLowerCase()), {
    error: () => 'That password is one of the most used passwords. Choose another.',
  });

/** What people choose most, and attackers try first; refused by name (K35). */
const commonest = new Set(
  (
    '123456 123456789 12345678 1234567 1234567890 password password1 passw0rd qwerty qwerty123 qwertyuiop 111111 ' +
    '123123 abc123 1q2w3e4r 654321 000000 iloveyou admin123 welcome welcome1 letmein monkey dragon football ' +
    'baseball sunshine princess superman trustno1 asdfgh zxcvbnm 666666 888888 121212 qazwsx michael jordan ' +
    'shadow master starwars computer freedom whatever charlie aa123456 secret hunter2 college student'
  ).split(' '),
);
