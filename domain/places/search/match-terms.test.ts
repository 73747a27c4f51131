import { expect, it } from 'vitest';
import { matchesTerms, highlightPieces } from './match-terms.ts';

it.each([
  ['Ohio State University', 'ohio st', true],
  ['Ohio State University', 'STATE, ohio', true],
  ['Ohio State University', 'hio', false],
  ['Ohio State University', 'ohoi', false],
  ['Université Saint-Louis', 'universite lou', true],
  ['Texas A&M University', 'texas a', true],
])('matches %s with "%s": %s', (name, typed, fits) => {
  expect(matchesTerms(name, typed)).toBe(fits);
});

const marked = (name: string, typed: string) =>
  highlightPieces(name, typed)
    .map(({ text, typed: isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

it.each([
  ['Ohio State University', 'ohio st', '[Ohio] [St]ate University'],
  ['Ohio State University', 'state', 'Ohio [State] University'],
  ['Ohio State University', 'osu', 'Ohio State University'],
  ['St. Mary’s College', 'st mary', '[St]. [Mary]’s College'],
  ['Université de Montréal', 'montre', 'Université de [Montré]al'],
  ['Columbus', '', 'Columbus'],
])('in %s highlights "%s" as %s', (name, typed, shown) => {
  expect(marked(name, typed)).toBe(shown);
});
