import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findingMessage, lintText } from './lint-text.ts';
import { plainView } from './normalize-text.ts';

const corpus = (name: string): string[] =>
  readFileSync(new URL(`./corpus/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

it.each([
  ['unlawful', 150],
  ['contact', 60],
])('finds at least 95 %% of %s texts', (name, fewest) => {
  const texts = corpus(name);
  const missed = texts.filter((text) => lintText(text).length === 0);
  expect(texts.length).toBeGreaterThanOrEqual(fewest);
  expect(missed.length / texts.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

it('rejects at most 2 % of lawful texts', () => {
  const texts = corpus('lawful');
  const rejected = texts.filter((text) => lintText(text).length > 0);
  const listed = rejected.map((text) => `${text}: ${lintText(text).map(findingMessage).join(' ')}`);
  expect(texts.length).toBeGreaterThanOrEqual(300);
  expect(rejected.length / texts.length, listed.join('\n')).toBeLessThanOrEqual(0.02);
});

it('reads at most four letters for a character, and what follows it', () => {
  const phrase = '\ufdfa'.repeat(100);
  expect(plainView(phrase).text).toHaveLength(400);
  expect(lintText(`${phrase} no kids`)).toMatchObject([{ words: 'no kids' }]);
});
