import { isCommonPassword, isRepetitive } from './common-passwords.ts';

export interface PasswordOwner {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** Returns the letters and digits of a text, so that case and punctuation make no difference. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether a password is nothing but the owner's email, the part before its @, or their name. */
function isOwnDetail(password: string, { email, firstName = '', lastName = '' }: PasswordOwner): boolean {
  const local = email.split('@')[0] ?? '';
  const [first, last] = [bare(firstName), bare(lastName)];
  const own = [email, local, local.split('+')[0] ?? ''].map(bare).concat(first, last, first + last, last + first);
  const given = bare(password);
  return given !== '' && own.includes(given);
}

/**
 * Returns the warning of a password that others guess first; undefined for any other. Such a password is accepted
 * (K35). The list of common passwords is not part of the browser's first load.
 */
export function guessablePasswordWarning(password: string, owner: PasswordOwner): string | undefined {
  if (isOwnDetail(password, owner)) return 'Your email or your name: anyone could guess it.';
  if (isRepetitive(password)) return 'The same few characters again and again: anyone could guess it.';
  return isCommonPassword(password) ? 'One of the most common passwords: anyone could guess it.' : undefined;
}
