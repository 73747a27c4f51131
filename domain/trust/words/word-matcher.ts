import { digitLetters, mergeIAndL, type TextView } from '../normalize-text.ts';
import { groupClasses, phrases } from './phrases.ts';

/** A word of a text, or several that are one phrase; `symbol` stands for its classes. */
export interface Word {
  symbol: string;
  from: number;
  to: number;
}

/** Returns a phrase as the views of a text have it. */
const keyOf = (phrase: string): string =>
  mergeIAndL(
    phrase
      .replace(/([a-vx-z])\1{2,}/g, '$1')
      .replace(/[a-z0-9]*[a-z][a-z0-9]*/g, (word) => word.replace(/\d/g, (digit) => digitLetters[digit] ?? digit))
      .replace(/(?<=\p{Script=Han}) /gu, ''),
  );

/** Returns the letters of a word with the inner ones sorted: the same for `children` and `childern`. */
const sortedInside = (word: string): string => word.charAt(0) + [...word.slice(1, -1)].toSorted().join('') + word.at(-1);

/** The parts of a pattern: several classes, a quantifier, a class, a word, and the signs. */
const PATTERN = /\[[^\]]*\]|\{[^}]*\}|[A-Z]+|[a-z0-9+@]+|[.~_* ]/g;
const NAME = /[A-Z]+|[a-z0-9+@]+/g;
const signs: Record<string, string> = { '.': '\\.', '~': '[^.]{0,8}', _: '[^.,]', '*': '{0,6}', ' ': '' };

/** Amounts, words, Han characters, and the marks that end a statement or a part of one. */
const TOKEN =
  /\$\d[\d,]*|[a-z0-9]+(?:['’](?:t|re|ve|ii|m|d|s)(?![a-z0-9]))?|\p{Script=Han}|[.!]+(?=\s(?!\d)|$|\p{Script=Han})|[,:;?、\n]|(?<=\s)[-–—]+(?=\s)|[+@]/gu;
const OTHER = '_';
const isHan = (text: string): boolean => /\p{Script=Han}$/u.test(text);
const MAX_PHRASE = 6;
const MAX_KEY = 24;

/**
 * Compiles patterns over words (K66). In a pattern, a name in capitals is a class of the lexicon, `[NO NOT]` is one of
 * several, another word is itself, `_` is any word, `*` is up to six of what precedes it, `~` is up to eight words, also
 * past a comma, and `.` ends a statement. Every repetition has a bound, so that a text is matched in linear time.
 */
export function wordMatcher(patterns: readonly string[]) {
  const classes = new Map<string, Set<string>>();
  const add = (phrase: string, name: string) => {
    const key = keyOf(phrase);
    // Spaces are left out to avoid detection.
    for (const form of [key, key.replaceAll(' ', '')]) classes.set(form, (classes.get(form) ?? new Set()).add(name));
  };
  for (const [name, members] of Object.entries(phrases)) for (const phrase of members) add(phrase, name);
  for (const pattern of patterns)
    for (const [name] of pattern.replace(/\{[^}]*\}/g, '').matchAll(NAME)) if (!phrases[name]) add(name, name);

  /** One character for each set of classes that a phrase has. */
  const symbolOfSet = new Map<string, string>();
  const symbols = new Map<string, string>();
  for (const [key, names] of classes) {
    const set = ` ${[...names].join(' ')} `;
    const symbol = symbolOfSet.get(set) ?? String.fromCharCode(0xe000 + symbolOfSet.size);
    symbolOfSet.set(set, symbol);
    symbols.set(key, symbol);
  }
  const charactersOf = (name: string): string =>
    [...symbolOfSet].flatMap(([set, symbol]) => (set.includes(` ${name} `) ? [symbol] : [])).join('');

  /** Words of groups with letters exchanged or left out. Shorter words become other words by that. */
  const misspelled = new Map<string, string>();
  for (const key of groupClasses.flatMap((name) => phrases[name] ?? []).map(keyOf)) {
    const symbol = symbols.get(key) ?? OTHER;
    if (key.length > 5) misspelled.set(sortedInside(key), symbol);
    for (let index = 1; key.length > 6 && index < key.length - 1; index++)
      misspelled.set(key.slice(0, index) + key.slice(index + 1), symbol);
  }

  const compile = (pattern: string): RegExp =>
    new RegExp(
      pattern.replace(PATTERN, (part) => {
        if (part.startsWith('{')) return part;
        const members = [...part.matchAll(NAME)].map(([name]) => charactersOf(name)).join('');
        return signs[part] ?? (part.startsWith('[^') ? `[^.,${members}]` : `[${members}]`);
      }),
      'g',
    );

  const corrected = (key: string): string | undefined =>
    key.length > 5
      ? (misspelled.get(key) ?? misspelled.get(sortedInside(key)) ?? symbols.get(key.replace(/(.)\1/g, '$1')))
      : undefined;

  /** Returns the words of a text; `isExact` if none is a misspelling. */
  function wordsOf({ text }: TextView, isExact = false): Word[] {
    const tokens = [...text.matchAll(TOKEN)].map(({ 0: token, index }) => {
      const to = index + token.length;
      if (/^[.!]/.test(token)) return { mark: '.', key: '', from: index, to };
      if (/^[,:;?、\n–—-]/.test(token)) return { mark: ',', key: '', from: index, to };
      const isOwner = /['’]s$/.test(token) ? !/^\s*(?:[.!?,;]|$)/.test(text.slice(to, to + 3)) : /^['’] [a-z]/.test(text.slice(to, to + 3)) && token.endsWith('s');
      const word = token.replace(/['’](?:s$)?/, '');
      return { mark: isOwner ? OTHER : '', key: token.startsWith('$') ? '$' : word, from: index, to };
    });
    const words: Word[] = [];
    for (let index = 0; index < tokens.length; ) {
      const { mark, key, from, to } = tokens[index] ?? { mark: OTHER, key: '', from: 0, to: 0 };
      let end = index + 1;
      let symbol = mark;
      let last = to;
      if (mark === '') {
        symbol = symbols.get(key) ?? (isExact ? undefined : corrected(key)) ?? OTHER;
        let joined = key;
        let isKnown = symbols.has(key);
        for (let next = index + 1; next < index + MAX_PHRASE; next++) {
          const token = tokens[next];
          if (!token || token.mark !== '') break;
          joined += (isHan(joined) && isHan(token.key) ? '' : ' ') + token.key;
          isKnown &&= symbols.has(token.key);
          // Parts of a word, such as `wo men`, are not all words.
          const phrase = symbols.get(joined) ?? (isKnown ? undefined : symbols.get(joined.replaceAll(' ', '')));
          if (phrase) [symbol, end, last] = [phrase, next + 1, token.to];
        }
      }
      words.push({ symbol, from, to: last });
      index = end;
    }
    return words;
  }

  /** Returns the words that letters without spaces consist of, such as `nokids`; none if there is a rest, unless loose. */
  function wordsInside(text: string, from: number, isLoose: boolean): Word[] {
    /** The last of the fewest words that end at each position, and how many they are. */
    const best: ({ count: number; word?: Word } | undefined)[] = [{ count: 0 }];
    for (let end = 1; end <= text.length; end++) {
      for (let start = Math.max(0, end - MAX_KEY); start < end; start++) {
        const count = (best[start]?.count ?? Infinity) + 1;
        if (count >= (best[end]?.count ?? Infinity)) continue;
        const symbol = start < end - 1 || isLoose ? symbols.get(text.slice(start, end)) : undefined;
        const found = symbol ?? (isLoose && start === end - 1 ? OTHER : undefined);
        if (found) best[end] = { count, word: { symbol: found, from: from + start, to: from + end } };
      }
    }
    const words: Word[] = [];
    for (let word = best[text.length]?.word; word; word = best[word.from - from]?.word) words.push(word);
    return words.toReversed();
  }
  const describe = (symbol: string) => [...symbolOfSet].find(([, s]) => s === symbol)?.[0] ?? symbol;
  return { compile, wordsOf, wordsInside, describe };
}
