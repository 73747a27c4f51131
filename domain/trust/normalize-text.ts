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

/** The most letters that one character stands for: a ligature of Arabic stands for 18. */
const MAX_LETTERS = 4;

/** Offsets of emoji letters: regional indicators, and squared or circled capitals. */
const emojiLetters = [0x1f1e6, 0x1f150, 0x1f170];

/** A text as the rules read it; `at[i]` is where character `i` begins in the original. */
export interface TextView {
  text: string;
  at: readonly number[];
}

/** Returns the view without the characters for which `drop` is true. */
function without({ text, at }: TextView, drop: (index: number) => boolean): TextView {
  const indices = at.map((_, index) => index).filter((index) => !drop(index));
  return { text: indices.map((index) => text.charAt(index)).join(''), at: indices.map((index) => at[index] ?? 0) };
}

/** Returns a decimal digit of another script; the ten digits of a script follow each other. */
function digitOf(code: number): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

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
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .slice(0, MAX_LETTERS);
  return [...plain].map((letter) => lookAlikes[letter] ?? letter).join('');
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
  for (const { 0: run, index } of text.matchAll(/([a-vx-z])\1{2,1000}|\s{3,1000}|\|</g))
    for (let extra = 1; extra < run.length; extra++) dropped.add(index + extra);
  // `|<` is written for a k.
  return without({ text: text.replaceAll('|<', 'k<'), at }, (index) => dropped.has(index));
}

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
  const spelled = text.replace(/[a-z0-9@$!|]{1,64}/g, (word) =>
    /[a-z]/.test(word)
      ? word.replace(/[!|](?=[a-z])/g, 'i').replace(/[0-9@$]/g, (character) => digitLetters[character] ?? character)
      : word,
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
const SPACED = /(?<![a-z0-9])[a-z0-9](?:[^a-z0-9]{1,4}[a-z0-9](?![a-z0-9])){3,400}/g;

/** Returns runs of letters that are written one by one, each without its separators. */
export const spacedRuns = ({ text, at }: TextView): TextView[] =>
  [...text.matchAll(SPACED)].map(({ 0: run, index: start }) =>
    withoutMarks({ text: run, at: at.slice(start, start + run.length) }, /[^a-z0-9]/g),
  );

/** Returns the view with each of these runs as one word, so that rules see it beside its neighbors. */
export const gluedView = (view: TextView): TextView => withoutMarks(view, SPACED);

/** Returns the values of words, counted from a first one by steps. */
const counted = (words: string, first: number, step = 1) =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]));
const numberWords: Record<string, number> = {
  oh: 0,
  o: 0,
  ...counted('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 0),
  ...counted('sixteen seventeen eighteen nineteen', 16),
  ...counted('twenty thirty forty fifty sixty seventy eighty ninety hundred', 20, 10),
  fourty: 40,
  ...counted('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 0),
  ...counted('dieciseis diecisiete dieciocho diecinueve', 16),
  ...counted('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
  ...counted('cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos', 100, 100),
  novecientos: 900,
};
const hanDigits = '〇一二三四五六七八九';
const anyWord = Object.keys(numberWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const times: Record<string, number> = { double: 2, triple: 3 };

/** Returns the digits of numbers in words: `five fifty-five`, `six hundred fourteen`, `triple five`, `six14`. */
function digitsOf(words: string): string {
  let digits = '';
  /** How many zeros at the end the next word may replace: one after `fifty`, two after `hundred`. */
  let open = 0;
  let repeated = 1;
  for (const [part] of words.matchAll(new RegExp(`double|triple|\\d|${anyWord}`, 'g'))) {
    if (times[part]) {
      repeated = times[part];
      continue;
    }
    const value = numberWords[part] ?? Number(part);
    if (part === 'hundred' && /[1-9]$/.test(digits)) {
      digits += '00';
      open = 2;
      continue;
    }
    const written = String(value);
    const fits = value > 0 && written.length <= open;
    digits = (fits ? digits.slice(0, -written.length) : digits) + written.repeat(repeated);
    open = value >= 100 ? 2 : value >= 20 && value % 10 === 0 ? 1 : 0;
    repeated = 1;
  }
  return digits;
}

const one = `(?:(?:double|triple)[^a-z0-9]?)?(?:\\d|${anyWord}){1,40}(?![a-z0-9])`;
const inWords = `(?!\\d{1,40}(?![a-z0-9]))${one}`;
/** Numbers in words, figures with the letters O, L, I and S in them, Han digits, and any other character. */
const NUMBERS = new RegExp(
  `(?<![a-z0-9])(?:(${inWords}(?:(?: and | y |[ .-])${inWords}){0,20})|(?=[olis]{0,9}\\d[olis]{0,9}\\d)[\\dolis]{2,20}(?![a-z0-9]))|[${hanDigits}零]{3,20}|[^]`,
  'g',
);

/** Returns the view with digits for numbers in words, and for the letters O, L, I and S inside numbers. */
export function digitView({ text, at }: TextView): TextView {
  let digits = '';
  const positions: number[] = [];
  for (const { 0: match, 1: words, index: start } of text.matchAll(NUMBERS)) {
    const written = words
      ? digitsOf(words)
      : match.length === 1
        ? match
        : match
            .replace(/o|零/g, '0')
            .replace(/[li]/g, '1')
            .replace(/s/g, '5')
            .replace(/[^\d]/g, (digit) => String(hanDigits.indexOf(digit)));
    for (const [index, character] of [...written].entries()) {
      // The last digit of a number in words ends where its words end.
      const offset = written.length === match.length || index === 0 ? index : match.length - 1;
      digits += character;
      positions.push(at[start + offset] ?? 0);
    }
  }
  return { text: digits, at: positions };
}
