/** Look-alike letters of other scripts that survive Unicode normalization, and the Latin letters they imitate. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  [
    ['авекмнорстухіїјѕԁӏһ', 'abekmhopctyxiijsdlh'],
    ['αβεηικνορτυχω', 'abenikvoptuxw'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
    ['łøđħıßɑɡ€£', 'lodhisagel'],
    ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'],
    ['ᎪᏴᏟᎠᎬᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ', 'abcdehijklmprstvwz'],
    ['օոսհցզ₭₦₮₩₳฿Ꮑ', 'onuhgqkntwabn'],
    ['ияƨ。', 'nrs.'],
    ['қҝҟҡғүҫ†', 'kkkkfyct'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, index) => [letter, to.charAt(index)])),
);

/** Letters that are turned upside down, of which a whole text is written from right to left. */
const turned = 'ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ';
const turnedBack = 'acefghijkmrtvwy';
/** What other letters are when turned. */
const swapped: Record<string, string> = { n: 'u', u: 'n', b: 'q', q: 'b', d: 'p', p: 'd' };

/** Pictures that stand for words. */
const pictures: Record<string, string> = {
  '👶': 'baby',
  '🧒': 'child',
  '🤰': 'pregnant',
  '♀': 'female',
  '♂': 'male',
  '✝': 'christians',
  '☪': 'muslims',
  '✡': 'jews',
  '🚫': 'no',
  '⛔': 'no',
};

/** Offsets of emoji letters: regional indicators, and squared or circled capitals. */
const emojiLetters = [0x1f1e6, 0x1f150, 0x1f170];

/** A text as the rules read it; `at[i]` is where character `i` begins in the original. */
export interface TextView {
  text: string;
  at: readonly number[];
}

/** Returns the view without the characters for which `drop` is true. */
function without({ text, at }: TextView, drop: (index: number) => boolean): TextView {
  const kept = at.map((_, index) => index).filter((index) => !drop(index));
  return { text: kept.map((index) => text.charAt(index)).join(''), at: kept.map((index) => at[index] ?? 0) };
}

/** Returns a decimal digit of another script; the ten digits of a script follow each other. */
function digitOf(code: number): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** The most letters that one character stands for: a few of other scripts stand for whole phrases, U+FDFA for 18 letters. */
const MAX_LETTERS = 4;

function plainLetters(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const base = emojiLetters.find((start) => code >= start && code < start + 26);
  if (base !== undefined) return String.fromCharCode(97 + code - base);
  if (pictures[character]) return ` ${pictures[character]} `;
  if (/[^0-9]/.test(character) && /\p{Nd}/u.test(character)) return digitOf(code);
  const plain = (lookAlikes[character] ?? character)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu, '');
  return [...plain]
    .slice(0, MAX_LETTERS)
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('');
}

/** Returns the text in lower-case Latin letters, without accents, invisible characters and repetitions for emphasis. */
export function plainView(original: string): TextView {
  let text = '';
  const at: number[] = [];
  let position = 0;
  for (const character of original) {
    for (const letter of plainLetters(character)) {
      text += letter;
      at.push(position);
    }
    position += character.length;
  }
  const dropped = new Set<number>();
  for (const { 0: run, index } of text.matchAll(/([a-vx-z])\1{2,}|\s{3,}|\|</g))
    for (let extra = 1; extra < run.length; extra++) dropped.add(index + extra);
  // `|<` is written for a k.
  return without({ text: text.replaceAll('|<', 'k<'), at }, (index) => dropped.has(index));
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /[a-z]/.test(character);

/** The letters that digits and symbols imitate. */
export const digitLetters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Returns the letters of a rule or a text with `l` and `i` as one letter: they are exchanged to avoid detection. */
export const mergeIAndL = (text: string): string => text.replace(/l/g, 'i');

/** Returns the view with digits and symbols inside words replaced by the letters they imitate: `wh1tes`, `k!ds`. */
export function letterView({ text, at }: TextView): TextView {
  const spelled = text.replace(/[a-z0-9@$!|]*[a-z][a-z0-9@$!|]*/g, (word) =>
    [...word]
      .map((character, index) => {
        if (character === '!' || character === '|') return isLetter(word[index + 1]) ? 'i' : character;
        return digitLetters[character] ?? character;
      })
      .join(''),
  );
  return { text: mergeIAndL(spelled), at };
}

/** Returns the view without the punctuation in the matches of a pattern. */
function withoutMarks(view: TextView, pattern: RegExp): TextView {
  const dropped = new Set<number>();
  for (const { 0: run, index: start } of view.text.matchAll(pattern))
    for (let index = 0; index < run.length; index++)
      if (!/[a-z0-9]/.test(run.charAt(index))) dropped.add(start + index);
  return without(view, (index) => dropped.has(index));
}

/** Returns the view without punctuation between two letters: `ki.ds`, `wh*ites`, `no-kids`, `ki<>ds`. */
export const joinedView = (view: TextView): TextView => withoutMarks(view, /(?<=[a-z])[^a-z0-9\s]{1,8}(?=[a-z])/g);

/** Returns the view read from right to left, with upside-down letters turned back: `sdik on`, `spᴉʞ ou`. */
export function reversedView({ text, at }: TextView): TextView {
  const isTurned = [...turned].some((letter) => text.includes(letter));
  const letters = [...text].toReversed();
  const read = (letter: string) =>
    turned.includes(letter) ? turnedBack.charAt(turned.indexOf(letter)) : (swapped[letter] ?? letter);
  return { text: (isTurned ? letters.map(read) : letters).join(''), at: at.toReversed() };
}

/** Letters that are written one by one, such as `n o k i d s`. */
const SPACED = /(?<![a-z0-9])[a-z0-9](?:[^a-z0-9]{1,4}[a-z0-9](?![a-z0-9])){3,}/g;

/** Returns runs of letters that are written one by one, each without its separators. */
export const spacedRuns = ({ text, at }: TextView): TextView[] =>
  [...text.matchAll(SPACED)].map(({ 0: run, index: start }) =>
    withoutMarks({ text: run, at: at.slice(start, start + run.length) }, /[^a-z0-9]/g),
  );

/** Returns the view with each of these runs as one word, so that rules see it beside its neighbors. */
export const gluedView = (view: TextView): TextView => withoutMarks(view, SPACED);

/** Returns the digits from 0 by their words. */
const digitsByWord = (words: string) =>
  Object.fromEntries(words.split(' ').map((word, digit) => [word, String(digit)]));
const digitWords: Record<string, string> = {
  oh: '0',
  ...digitsByWord('zero one two three four five six seven eight nine'),
  ...digitsByWord('cero uno dos tres cuatro cinco seis siete ocho nueve'),
};
const digitWord = Object.keys(digitWords).join('|');
const times: Record<string, number> = { double: 2, triple: 3 };

/** Returns the view with digits for number words (`triple five`), and for the letters O, L, I and S inside numbers. */
export function digitView({ text, at }: TextView): TextView {
  let digits = '';
  const positions: number[] = [];
  const token = new RegExp(
    `(?<![a-z0-9])(?:(?:(?:double|triple)[^a-z0-9]?)?(?:\\d|${digitWord})+|(?=[olis]*\\d[olis]*\\d)[\\dolis]+)(?![a-z0-9])|[^]`,
    'g',
  );
  for (const match of text.matchAll(token)) {
    const written =
      match[0].length === 1
        ? match[0]
        : match[0]
            .replace(new RegExp(digitWord, 'g'), (word) => digitWords[word] ?? word)
            .replace(/(double|triple)[^a-z0-9]?(\d)/g, (_, word: string, digit: string) =>
              digit.repeat(times[word] ?? 1),
            )
            .replace(/o/g, '0')
            .replace(/[li]/g, '1')
            .replace(/s/g, '5');
    for (const [index, character] of [...written].entries()) {
      // The last digit of a number that was spelled out ends where its words end.
      const offset = written.length === match[0].length || index === 0 ? index : match[0].length - 1;
      digits += character;
      positions.push(at[match.index + offset] ?? 0);
    }
  }
  return { text: digits, at: positions };
}
