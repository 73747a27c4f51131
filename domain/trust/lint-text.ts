import { characterRules, contactRules } from './contact-rules.ts';
import { fairHousingRules } from './fair-housing-rules.ts';
import type { TextRule } from './text-rule.ts';
import {
  digitView,
  gluedView,
  joinedView,
  letterView,
  mergeIAndL,
  plainView,
  reversedView,
  spacedRuns,
  type TextView,
} from './normalize-text.ts';

/** Words of a text that may not be published as they stand (K66). */
export interface TextFinding extends Pick<TextRule, 'reason' | 'suggestion'> {
  rule: string;
  isFairHousing: boolean;
  /** The words as they were written. */
  words: string;
}

/** What may follow a rule in a word without spaces: `nokidsplease`. */
const AFTER = new RegExp(`(?:${mergeIAndL('please|thanks|thankyou|allowed|ever|here|sorry')})$`);
const GAP = '[^a-z0-9]{1,4}';

interface CompiledRule extends TextRule {
  isFairHousing: boolean;
  /** Matches words of a text. */
  spaced: RegExp;
  /** Matches a whole word that lacks its spaces: `nokids`. */
  glued: RegExp;
  /** Matches anywhere in letters that were written one by one. */
  run: RegExp;
}

/** Inside a character class or a quantifier there are no spaces, so that each space of a pattern is a separator. */
const compile = (rule: TextRule, isFairHousing: boolean): CompiledRule => {
  const source = mergeIAndL(rule.pattern);
  const spaced = source.replaceAll(' ?', `(?:${GAP})?`).replaceAll(' ', GAP);
  const glued = source.replaceAll(' ?', '').replaceAll(' ', '');
  return {
    ...rule,
    isFairHousing,
    spaced: new RegExp(`(?<![a-z0-9]['’]?)(?:${spaced})(?!['’]?[a-z0-9]|(?<=s)['’] [a-z])`, 'g'),
    glued: new RegExp(`^(?:${glued})$`),
    run: new RegExp(glued),
  };
};

const rules: readonly CompiledRule[] = [
  ...fairHousingRules.map((rule) => compile(rule, true)),
  ...contactRules.map((rule) => compile(rule, false)),
];

interface Match {
  from: number;
  to: number;
}

const originalRange = ({ at }: TextView, from: number, to: number): Match => ({
  // A text that is read from right to left ends where its words begin.
  from: Math.min(at[from] ?? 0, at[to - 1] ?? Infinity),
  to: Math.max(at[from] ?? 0, at[to - 1] ?? 0),
});
const rangeOf = (view: TextView, { index, 0: words }: RegExpExecArray): Match =>
  originalRange(view, index, index + words.length);

/** Returns where a rule matches, in positions of the original text. */
function matchesOf(rule: CompiledRule, views: readonly TextView[], runs: readonly TextView[]): Match[] {
  const spaced = views.flatMap((view) => [...view.text.matchAll(rule.spaced)].map((match) => rangeOf(view, match)));
  const glued = views.flatMap((view) =>
    [...view.text.matchAll(/[a-z0-9]{5,}/g)]
      .filter(([word]) => rule.glued.test(word) || (AFTER.test(word) && rule.glued.test(word.replace(AFTER, ''))))
      .map((match) => rangeOf(view, match)),
  );
  const spelled = runs.filter((run) => rule.run.test(run.text)).map((run) => originalRange(run, 0, run.text.length));
  return [...spaced, ...glued, ...spelled];
}

/** Returns what a text may not state, each rule once with its first words, in time proportional to its length. */
export function lintText(text: string): TextFinding[] {
  const plain = plainView(text);
  const letters = letterView(plain);
  const variants = [joinedView(letters), gluedView(letters)].filter(({ text: variant }) => variant !== letters.text);
  const views = [letters, letterView(reversedView(plain)), ...variants];
  const runs = spacedRuns(letters);
  const digits = digitView(plain);
  const found: (Match & TextFinding)[] = [];
  const add = (rule: Omit<TextRule, 'pattern'>, isFairHousing: boolean, { from, to }: Match) => {
    const end = to + String.fromCodePoint(text.codePointAt(to) ?? 0).length;
    const { id, reason, suggestion } = rule;
    found.push({ rule: id, isFairHousing, words: text.slice(from, end).trim(), reason, suggestion, from, to });
  };
  for (const rule of rules) for (const match of matchesOf(rule, views, runs)) add(rule, rule.isFairHousing, match);
  for (const rule of characterRules) {
    if (rule.view === 'spelled' && digits.text === plain.text) continue;
    const view = rule.view === 'plain' ? plain : digits;
    for (const match of view.text.matchAll(rule.expression)) add(rule, false, rangeOf(view, match));
  }
  const first = found
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ rule }, index, all) => all.findIndex((other) => other.rule === rule) === index);
  return first.map(({ from: _from, to: _to, ...finding }) => finding);
}

/** Returns the words of a finding in quotation marks, at most 60 characters of them. */
export const quoteWords = ({ words }: Pick<TextFinding, 'words'>): string =>
  `“${words.length > 60 ? `${words.slice(0, 57).toWellFormed()}…` : words}”`;

/** Returns a finding as the message at its field: the words, the reason, and a lawful wording. */
export const findingMessage = (finding: TextFinding): string =>
  `${quoteWords(finding)} ${finding.reason}. ${finding.suggestion}`;
