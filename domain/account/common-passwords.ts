import { digitLetters } from '../trust/normalize-text.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/** The passwords that attackers guess first (K35), as base words; not part of the browser bundle. */
const commonWords = new Set(commonPasswords.join(' ').split(' '));

/** Keyboard rows and well-known sequences; matched forward and backward. */
const orders = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv'];
/** Keyboard patterns that are not a row. */
const walks = new Set(
  '1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 zaq12wsx zaq1zaq1 147258 147258369 159753 159357 258456 741852963 987654321 112233 11223344 123321 1234321 123654 456789 789456 789456123 246810 13579 102030 010203 112358 314159 147852 147852369 123789 123654789 134679 852456 159951 123456123 8675309 4815162342 315475 9379992 1232323q aa123456 1a2b3c a1b2c3 1q2w3e4r5t6y q1w2e3r4t5 1qazxsw2 zaq1xsw2 zaq1 12qwaszx qwaszx passw0rd'.split(
    ' ',
  ),
);

const reversed = (text: string) => [...text].toReversed().join('');
const inOrder = [...orders, ...orders.map(reversed)];

/** The letters that digits and symbols substitute. */
const normalizedPassword: Record<string, string> = { ...digitLetters, '!': 'i' };
const spelledOut = (text: string, one = 'i') =>
  text.replace(/[013457@$!]/g, (sign) => (sign === '1' ? one : normalizedPassword[sign]) ?? sign);

/** Returns whether one character, or one group of at most four, is repeated: `aaaaaa`, `123123`, `abcabcabc`. */
const repeats = (text: string) => /^(.{1,4}?)\1+$/.test(text);
const isRun = (text: string) => text.length === 1 || repeats(text) || inOrder.some((order) => order.includes(text));
/** Returns whether the text is a letter sequence next to a digit sequence: `abc123`, `1234qwer`, `123456a`. */
const isTwoRuns = (text: string) => {
  const [, first = '', second = ''] = /^(?:([a-z]+)(?=\d)|(\d+)(?=[a-z]))/.exec(text) ?? [];
  const start = first || second;
  return start !== '' && isRun(start) && isRun(text.slice(start.length));
};

/** Returns whether a password repeats a few characters, whatever its length: easy to guess, but not a common choice. */
export const isRepetitive = (password: string): boolean => repeats(password.toLowerCase());

/** Returns whether the password is one of those guessed first. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  if (walks.has(typed) || isRun(typed) || isTwoRuns(typed)) return true;
  // `monkey12!` is almost as easy to guess as `monkey`; a longer suffix makes it distinctive.
  const bare = typed.replace(/^[^a-z@$]{0,2}|[^a-z@$]{1,4}$/g, '');
  const readings = [typed, bare].flatMap((text) => [text, spelledOut(text), spelledOut(text, 'l')]);
  return readings.some((word) => commonWords.has(word));
}
