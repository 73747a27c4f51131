import { characterRules, contactRules } from './contact-rules.ts';
import { fairHousingRules } from './fair-housing-rules.ts';
import {
  digitView,
  gluedView,
  joinedView,
  letterView,
  plainView,
  reversedView,
  spacedRuns,
  type TextView,
} from './normalize-text.ts';
import type { TextRule } from './text-rule.ts';
import { wordMatcher, type Word } from './words/word-matcher.ts';

/** Words of a text that may not be published as they stand (K66). */
export interface TextFinding extends Omit<TextRule, 'id'> {
  rule: string;
  /** The words as they were written. */
  words: string;
}

const wordRules = [...fairHousingRules, ...contactRules];
const { compile, wordsOf, wordsInside } = wordMatcher(wordRules.flatMap(({ patterns }) => patterns));

/** What is matched with the symbols of words, and with characters; exported for the test of their running time. */
export const expressions = {
  words: wordRules.map((rule) => ({ rule, expression: compile(rule.patterns.join('|')) })),
  characters: characterRules,
};

interface Match {
  from: number;
  to: number;
}

const originalRange = ({ at }: TextView, from: number, to: number): Match => ({
  // A text that is read from right to left ends where its words begin.
  from: Math.min(at[from] ?? 0, at[to - 1] ?? Infinity),
  to: Math.max(at[from] ?? 0, at[to - 1] ?? 0),
});

/** The words of a view, and how many of them a rule must match at least. */
type Sentence = [view: TextView, words: Word[], fewest: number];

/** Returns the sentences of a text as words, also with the ways to hide them undone. */
function sentencesOf(plain: TextView): Sentence[] {
  const letters = letterView(plain);
  const variants = [gluedView(letters), joinedView(letters)].filter(({ text }) => text !== letters.text);
  const reversed = letterView(reversedView(plain));
  // Han characters are words of their own, which mean other things in the other order.
  const withoutHan = { ...reversed, text: reversed.text.replace(/\p{Script=Han}/gu, '_') };
  const glued = [letters, ...variants.slice(0, 1)].flatMap((view) =>
    // Names such as Norman and Menno are no phrases of two words.
    [...view.text.matchAll(/(?<![a-z0-9])(?!men|[a-z]{1,20}m[ae]n(?![a-z]))[a-z0-9]{6,40}/g)].map(
      ({ 0: word, index }): Sentence => [view, wordsInside(word, index, false), 2],
    ),
  );
  return [
    ...[letters, ...variants].map((view): Sentence => [view, wordsOf(view, false), 1]),
    // One word read backwards may be another one, as sump.
    [withoutHan, wordsOf(withoutHan, true), 2],
    ...glued.filter(([, words]) => words.length > 1),
    ...spacedRuns(letters).map((run): Sentence => [run, wordsInside(run.text, 0, true), 1]),
  ];
}

/** Returns what a text may not state, each rule once with its first words, in time proportional to its length. */
export function lintText(text: string): TextFinding[] {
  const found: (Match & TextFinding)[] = [];
  const add = ({ id, isFairHousing, reason, suggestion }: TextRule, { from, to }: Match) => {
    const end = to + String.fromCodePoint(text.codePointAt(to) ?? 0).length;
    found.push({ rule: id, isFairHousing, words: text.slice(from, end).trim(), reason, suggestion, from, to });
  };

  const plain = plainView(text);
  for (const [view, words, fewest] of sentencesOf(plain)) {
    const symbols = words.map(({ symbol }) => symbol).join('');
    for (const { rule, expression } of expressions.words)
      for (const { index, 0: match } of symbols.matchAll(expression)) {
        const [first, last] = [words[index], words[index + match.length - 1]];
        if (first && last && match.length >= fewest) add(rule, originalRange(view, first.from, last.to));
      }
  }

  const digits = digitView(plain);
  for (const rule of expressions.characters) {
    if (rule.view === 'spelled' && digits.text === plain.text) continue;
    const view = rule.view === 'plain' ? plain : digits;
    for (const match of view.text.matchAll(rule.expression)) {
      const range = originalRange(view, match.index, match.index + match[0].length);
      if (rule.accepts?.(match, text.slice(range.from, range.to + 1)) ?? true) add(rule, range);
    }
  }
  const first = new Map<string, TextFinding>();
  for (const { from: _from, to: _to, ...finding } of found.toSorted((a, b) => a.from - b.from || b.to - a.to))
    if (!first.has(finding.rule)) first.set(finding.rule, finding);
  return [...first.values()];
}

/** Returns the words of a finding in quotation marks, at most 60 characters of them. */
export const quoteWords = ({ words }: Pick<TextFinding, 'words'>): string =>
  `“${words.length > 60 ? `${words.slice(0, 57).toWellFormed()}…` : words}”`;

/** Returns a finding as the message at its field: the words, the reason, and a lawful wording. */
export const findingMessage = (finding: TextFinding): string =>
  `${quoteWords(finding)} ${finding.reason}. ${finding.suggestion}`;
