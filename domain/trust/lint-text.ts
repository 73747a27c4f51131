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
import type { TextRule } from './word-rule.ts';
import { wordMatcher, type Word } from './words/word-matcher.ts';

/** Words of a text that may not be published as they stand (K66). */
export interface TextFinding extends Omit<TextRule, 'id'> {
  rule: string;
  /** The words as they were written. */
  words: string;
}

const wordRules = [...fairHousingRules, ...contactRules];
const matcher = wordMatcher(wordRules.flatMap(({ patterns }) => patterns));
const rules = wordRules.map((rule) => ({ rule, expression: matcher.compile(rule.patterns.join('|')) }));

interface Match {
  from: number;
  to: number;
}

const originalRange = ({ at }: TextView, from: number, to: number): Match => ({
  // A text that is read from right to left ends where its words begin.
  from: Math.min(at[from] ?? 0, at[to - 1] ?? Infinity),
  to: Math.max(at[from] ?? 0, at[to - 1] ?? 0),
});

/** Returns what a text may not state, each rule once with its first words, in time proportional to its length. */
export function lintText(text: string): TextFinding[] {
  const found: (Match & TextFinding)[] = [];
  const add = ({ id, isFairHousing, reason, suggestion }: TextRule, { from, to }: Match) => {
    const end = to + String.fromCodePoint(text.codePointAt(to) ?? 0).length;
    found.push({ rule: id, isFairHousing, words: text.slice(from, end).trim(), reason, suggestion, from, to });
  };

  const plain = plainView(text);
  const letters = letterView(plain);
  const glued = gluedView(letters);
  const reversed = letterView(reversedView(plain));
  const views = [letters, reversed, joinedView(letters), glued];
  const sentences: [TextView, Word[]][] = [];
  for (const view of views) {
    sentences.push([view, matcher.wordsOf(view, view === reversed)]);
  }
  for (const view of [letters, glued])
    for (const { 0: word, index } of view.text.matchAll(/[a-z0-9]{5,40}/g)) {
      const inside = matcher.wordsInside(word, index, false);
      if (inside.length > 1) sentences.push([view, inside]);
    }
  for (const run of spacedRuns(letters)) sentences.push([run, matcher.wordsInside(run.text, 0, true)]);
  for (const [view, words] of sentences) {
    const symbols = words.map(({ symbol }) => symbol).join('');
    for (const { rule, expression } of rules)
      for (const { index, 0: match } of symbols.matchAll(expression)) {
        const [first, last] = [words[index], words[index + match.length - 1]];
        if (first && last) add(rule, originalRange(view, first.from, last.to));
      }
  }

  const digits = digitView(plain);
  for (const rule of characterRules) {
    if (rule.view === 'spelled' && digits.text === plain.text) continue;
    const view = rule.view === 'plain' ? plain : digits;
    for (const match of view.text.matchAll(rule.expression)) {
      const range = originalRange(view, match.index, match.index + match[0].length);
      if (rule.accepts?.(match, text.slice(range.from, range.to + 1)) ?? true) add(rule, range);
    }
  }
  const first = found
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ rule }, index, all) => all.findIndex((other) => other.rule === rule) === index);
  return first.map(({ from: _from, to: _to, ...finding }) => finding);
}

/** Returns a finding as the message at its field: the words, the reason, and a lawful wording. */
export const findingMessage = ({ words, reason, suggestion }: TextFinding): string =>
  `“${words.length > 60 ? `${words.slice(0, 57).toWellFormed()}…` : words}” ${reason}. ${suggestion}`;
