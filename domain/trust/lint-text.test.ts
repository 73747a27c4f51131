import { afterEach, expect, it, vi } from 'vitest';
import { corpusTexts, isGoodEnough, scoreTexts } from './corpus/corpus.fixture.ts';
import { lintText } from './lint-text.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  { name: 'unlawful', fewest: 1300 },
  { name: 'contact', fewest: 700 },
  { name: 'lawful', fewest: 1500 },
] as const)('finds at least 95 % of unlawful and at most 2 % of lawful texts: $name', ({ name, fewest }) => {
  const texts = corpusTexts(name);
  const score = scoreTexts(texts);
  expect(texts.length).toBeGreaterThanOrEqual(fewest);
  expect(isGoodEnough(score), score.wrong.join('\n')).toBe(true);
});

/** Returns the expressions that the check matches with a text, each with the length of what it reads. */
function readsOf(text: string): { pattern: RegExp; length: number }[] {
  const inStrings = [vi.spyOn(String.prototype, 'replace'), vi.spyOn(String.prototype, 'matchAll')];
  const test = vi.spyOn(RegExp.prototype, 'test');
  lintText(text);
  const reads = inStrings.flatMap(({ mock }) =>
    mock.calls.map(([pattern], index) => ({ pattern, length: String(mock.contexts[index]).length })),
  );
  const tests = test.mock.calls.map(([read], index) => ({ pattern: test.mock.contexts[index], length: read.length }));
  vi.restoreAllMocks();
  return [...reads, ...tests].flatMap(({ pattern, length }) =>
    pattern instanceof RegExp ? [{ pattern, length }] : [],
  );
}

const repeatsWithoutBound = ({ source }: RegExp): boolean =>
  /[*+]|\{\d+,\}/.test(source.replace(/\\p\{\w+\}|\\./g, '').replace(/\[[^\]]*\]/g, ''));

it('reads a text in time proportional to its length', () => {
  for (const part of [
    'no a kids ',
    'deposit before ',
    '6 1 4 ',
    'a.',
    '@',
    'a@',
    'nokids',
    'n o ',
    '\ufdfa',
    '不',
    'call 614 ',
  ]) {
    const [once, twice] = [100, 200].map((times) => readsOf(part.repeat(times)));
    const lengthOf = (reads: typeof once) => (reads ?? []).reduce((sum, { length }) => sum + length, 0);
    expect(lengthOf(twice), part).toBeLessThan(2.5 * lengthOf(once));
    // Words are short, but a text may be long.
    const long = (twice ?? []).filter(({ length }) => length > 100).map(({ pattern }) => pattern);
    expect(long.length).toBeGreaterThan(20);
    expect(long.filter(repeatsWithoutBound), part).toEqual([]);
  }
});
