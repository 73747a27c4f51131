import { digitLetters, mergeIAndL, type TextView } from '../normalize-text.ts';
import { groupClasses, phrases } from './phrases.ts';

/** A word of a text, or several that are one phrase; `symbol` is the character that stands for its classes. */
export interface Word {
  symbol: string;
  from: number;
  to: number;
}

/** The parts of a pattern: several classes, a quantifier, a class, a word, and the signs. */
const PART = /\[[^\]]*\]|\{[^}]*\}|[A-Z]+|[a-z0-9+@]+|[.~_* ]/g;
const NAME = /[A-Z]+|[a-z0-9+@]+/g;
const SIGNS: Record<string, string> = { '.': '\\.', '~': '[^.]{0,8}', _: '[^.,]', '*': '{0,6}', ' ': '' };

/** Amounts, words, Han characters, and the marks that end a statement or a part of one. */
const TOKEN =
  /\$\d[\d,]{0,12}|[a-z0-9]{1,64}(?:['’](?:t|re|ve|ii|m|d|s)(?![a-z0-9]))?|\p{Script=Han}|[.!]{1,3}(?=\s(?!\d)|$|\p{Script=Han})|[,:;?、\n]|(?<=\s)[-–—]{1,3}(?=\s)|[+@]/gu;
/** The symbol of a word without a class. */
const OTHER = '_';
/** The most tokens of a phrase, and the most letters of one. */
const MAX_TOKENS = 6;
const MAX_LETTERS = 24;

const isHan = (text: string): boolean => /\p{Script=Han}$/u.test(text);

/** Returns a phrase as the views of a text have it. */
const keyOf = (phrase: string): string =>
  mergeIAndL(
    phrase
      .replace(/([a-vx-z])\1{2,}/g, '$1')
      .replace(/[a-z0-9]*[a-z][a-z0-9]*/g, (word) => word.replace(/\d/g, (digit) => digitLetters[digit] ?? digit)),
  );

/** Returns the letters of a word with the inner ones sorted: the same for `children` and `childern`. */
const sortedInside = (word: string): string =>
  word.charAt(0) + word.slice(1, -1).split('').toSorted().join('') + word.slice(-1);

interface Token {
  /** The word, or the mark. */
  key: string;
  isWord: boolean;
  from: number;
  to: number;
}

/** Returns the tokens of a view; a possessive such as `women's` in `women's gym` describes a thing, and is no word of a rule. */
function tokensOf({ text }: TextView): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: token, index: from }) => {
    const to = from + token.length;
    const mark = /^[.!]/.test(token) ? '.' : /^[^a-z0-9$+@\p{Script=Han}]/u.test(token) ? ',' : undefined;
    if (mark) return { key: mark, isWord: false, from, to };
    const next = text.slice(to, to + 3);
    const isPossessive = /['’]s$/.test(token)
      ? !/^\s*(?:[.!?,;]|$)/.test(next)
      : token.endsWith('s') && /^['’] [a-z]/.test(next) && !/['‘]/.test(text.charAt(from - 1));
    if (isPossessive) return { key: OTHER, isWord: false, from, to };
    return { key: token.startsWith('$') ? '$' : token.replace(/['’](?:s$)?/, ''), isWord: true, from, to };
  });
}

/**
 * Compiles patterns over words (K66). In a pattern, a name in capitals is a class of the lexicon, `[NO NOT]` is one of
 * several and `[^NO]` none of them, another word is itself, `_` is any word, `*` is up to six of what precedes it, `~`
 * is up to eight words, also past a comma, and `.` ends a statement. Every repetition has a bound, so that a text is
 * matched in linear time.
 */
export function wordMatcher(patterns: readonly string[]) {
  const classes = new Map<string, Set<string>>();
  const add = (phrase: string, name: string) => {
    const key = keyOf(phrase);
    // Spaces are left out to avoid detection, except between Han characters, which have none.
    for (const form of [key, key.replaceAll(' ', '')]) classes.set(form, (classes.get(form) ?? new Set()).add(name));
  };
  for (const [name, members] of Object.entries(phrases)) for (const phrase of members) add(phrase, name);
  for (const [name] of patterns
    .join(' ')
    .replace(/\{[^}]*\}/g, '')
    .matchAll(NAME))
    if (!phrases[name]) add(name, name);

  /** One character for each set of classes, and the one of each phrase. */
  const symbolOfSet = new Map<string, string>();
  const symbols = new Map<string, string>();
  /** The characters of each class. */
  const members = new Map<string, string>();
  for (const [key, names] of classes) {
    const set = [...names].join(' ');
    const known = symbolOfSet.get(set);
    const symbol = known ?? String.fromCharCode(0xe000 + symbolOfSet.size);
    symbols.set(key, symbol);
    if (known) continue;
    symbolOfSet.set(set, symbol);
    for (const name of names) members.set(name, (members.get(name) ?? '') + symbol);
  }

  /** Words of groups with letters exchanged or left out. Shorter words become other words by that. */
  const misspelled = new Map<string, string>();
  for (const key of groupClasses.flatMap((name) => phrases[name] ?? []).map(keyOf)) {
    const symbol = symbols.get(key) ?? OTHER;
    if (key.length > 5) misspelled.set(sortedInside(key), symbol);
    for (let index = 1; key.length > 6 && index < key.length - 1; index++)
      misspelled.set(key.slice(0, index) + key.slice(index + 1), symbol);
  }
  const corrected = (key: string): string | undefined =>
    key.length > 5
      ? (misspelled.get(key) ?? misspelled.get(sortedInside(key)) ?? symbols.get(key.replace(/(.)\1/g, '$1')))
      : undefined;

  const compile = (pattern: string): RegExp =>
    new RegExp(
      pattern.replace(PART, (part) => {
        if (part.startsWith('{')) return part;
        const symbolsOfPart = [...part.matchAll(NAME)].map(([name]) => members.get(name)).join('');
        return SIGNS[part] ?? (part.startsWith('[^') ? `[^.,${symbolsOfPart}]` : `[${symbolsOfPart}]`);
      }),
      'g',
    );

  /** Returns the words of a text, of several that are one phrase the longest; `isExact` if none is misspelled. */
  function wordsOf(view: TextView, isExact: boolean): Word[] {
    const tokens = tokensOf(view);
    const words: Word[] = [];
    for (let index = 0, end = 0; index < tokens.length; index = end) {
      const token = tokens[index];
      if (!token) break;
      end = index + 1;
      const word = { symbol: token.key, from: token.from, to: token.to };
      if (token.isWord) {
        const known = symbols.get(token.key);
        word.symbol = known ?? (isExact ? undefined : corrected(token.key)) ?? OTHER;
        let key = token.key;
        let areWords = known !== undefined;
        for (const [offset, next] of tokens.slice(index + 1, index + MAX_TOKENS).entries()) {
          if (!next.isWord) break;
          key += (isHan(key) && isHan(next.key) ? '' : ' ') + next.key;
          areWords &&= symbols.has(next.key);
          // Parts of a word, such as `wo men`, are not all words.
          const phrase = symbols.get(key) ?? (areWords ? undefined : symbols.get(key.replaceAll(' ', '')));
          if (!phrase) continue;
          [word.symbol, word.to] = [phrase, next.to];
          end = index + offset + 2;
        }
      }
      words.push(word);
    }
    return words;
  }

  /**
   * Returns the fewest words that letters without spaces consist of, such as `nokids`: none if letters are left over,
   * unless these may stand between them.
   */
  function wordsInside(text: string, from: number, mayHaveOthers: boolean): Word[] {
    /** How many words end at each position, and the last of them. */
    const best: ({ count: number; last?: Word } | undefined)[] = [{ count: 0 }];
    for (let end = 1; end <= text.length; end++) {
      for (let start = Math.max(0, end - MAX_LETTERS); start < end; start++) {
        const count = (best[start]?.count ?? Infinity) + 1;
        if (count >= (best[end]?.count ?? Infinity)) continue;
        const isOne = start === end - 1;
        const known = isOne && !mayHaveOthers ? undefined : symbols.get(text.slice(start, end));
        const symbol = known ?? (isOne && mayHaveOthers ? OTHER : undefined);
        if (symbol) best[end] = { count, last: { symbol, from: from + start, to: from + end } };
      }
    }
    const words: Word[] = [];
    for (let word = best[text.length]?.last; word; word = best[word.from - from]?.last) words.push(word);
    return words.toReversed();
  }

  return { compile, wordsOf, wordsInside };
}
