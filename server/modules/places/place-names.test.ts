import { describe, expect, test } from 'vitest';
import { displayName } from '../../../domain/places/search/display-name.ts';
import { splitNicknames } from './import/directory-college.ts';
import { Gazetteer } from './gazetteer.ts';
import { cityNames, collegeNames } from '../../../domain/places/search/name-variants.ts';
import { NameTrie } from '../../../domain/places/search/name-trie.ts';
import { uniqueSlug, normalizeName, slugify } from '../../../domain/places/search/normalize.ts';

test.each([
  ['Ohio State University-Main Campus', 'Ohio State University'],
  ['University of California-Los Angeles', 'University of California, Los Angeles'],
  ['University of Pittsburgh-Pittsburgh Campus', 'University of Pittsburgh'],
  ['University of Washington-Seattle Campus', 'University of Washington, Seattle'],
  ['University of Akron Main Campus', 'University of Akron'],
  ['Winston-Salem State University', 'Winston-Salem State University'],
  ['Chandler-Gilbert Community College', 'Chandler-Gilbert Community College'],
  ['Cornell University', 'Cornell University'],
  ['Virginia Polytechnic Institute and State University', 'Virginia Tech'],
])('%s is shown as %s', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

test.each([
  ["St. Mary's", 'st marys'],
  ['Texas A&M', 'texas a and m'],
  ['  Universidad  Déjà—Vu ', 'universidad deja vu'],
  ['University of Hawaiʻi', 'university of hawaii'],
  ['\u0000%_\\"\ud800', ''],
])('%j is normalized to %j for comparison', (text, normal) => {
  expect(normalizeName(text)).toBe(normal);
});

test('a huge text is truncated, not rejected', () => {
  expect(normalizeName('x'.repeat(1_000_000)).length).toBeLessThan(200);
});

test('a slug is the name; a duplicate gets the city, then a number', () => {
  const taken = new Set<string>();
  expect(slugify('Ole Miss & Co.')).toBe('ole-miss-and-co');
  const give = () => uniqueSlug('Columbia College', 'Chicago', taken);
  expect([give(), give(), give()]).toEqual([
    'columbia-college',
    'columbia-college-chicago',
    'columbia-college-chicago-2',
  ]);
});

test("nicknames of the directory are split, whatever the college's format", () => {
  expect(splitNicknames('OU|O.U.')).toEqual(['OU', 'O.U.']);
  expect(splitNicknames('UCSD UC San Diego')).toEqual(['UCSD UC San Diego']);
  expect(splitNicknames('UCI  UC Irvine')).toContain('UC Irvine');
  expect(splitNicknames('Penn, U of PA, U-Penn')).toEqual(expect.arrayContaining(['Penn', 'U of PA', 'U-Penn']));
  expect(splitNicknames('')).toEqual([]);
});

describe('the searchable names of a place', () => {
  const names = (name: string, nicknames: string[] = []) =>
    collegeNames({ name, nicknames, city: 'Town', state: 'OH', stateName: 'Ohio' }).map((found) => found.name);

  test('include saint and st, initials, "u of", cc and the location for a college', () => {
    expect(names('Saint Louis University')).toEqual(
      expect.arrayContaining(['saint louis university', 'st louis university', 'slu']),
    );
    expect(names('University of Iowa')).toContain('u of iowa');
    expect(names('Mott Community College')).toContain('mott cc');
    expect(names('Texas A & M University')).toContain('texas am university');
    expect(names('Kent State University', ['K. S. U.'])).toEqual(
      expect.arrayContaining(['ksu', 'kent state university town oh ohio']),
    );
  });

  test('include the state in both spellings for a city', () => {
    const found = cityNames({ name: 'Columbus', state: 'OH', stateName: 'Ohio' }).map(({ name }) => name);
    expect(found).toEqual(['columbus', 'columbus oh', 'columbus ohio']);
  });
});

test.each([
  ['ohoi state', 'ohio state', 2],
  ['ulca', 'ucla', 2],
  ['northestern', 'northeastern university', 3],
  ['penn st', 'penn state', 1],
  ['penn state', 'penn state', 0],
  ['mchign', 'michigan', 4],
  ['abc', 'xyz', undefined],
])('%s for %s: twice the typos, and one more when the name goes on: %i', (typed, name, score) => {
  const found: number[] = [];
  new NameTrie([name]).findSimilar(typed, 2, (_from, _to, each) => found.push(each));
  expect(found).toEqual(score === undefined ? [] : [score]);
});

describe('the gazetteer', () => {
  const gazetteer = new Gazetteer();

  test('identifies a city by its lowest zip, with the state in a unique slug', () => {
    const cities = gazetteer.cities();
    const columbus = cities.find(({ slug }) => slug === 'columbus-oh');
    expect(columbus).toMatchObject({ id: 43085, name: 'Columbus', state: 'OH' });
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
    expect(cities.length).toBeGreaterThan(25_000);
  });

  test('treats "St. Louis" and "Saint Louis" as one city', () => {
    expect(gazetteer.zipsOf('St. Louis', 'MO')).toEqual(gazetteer.zipsOf('Saint Louis', 'mo'));
    expect(gazetteer.zipsOf('St. Louis', 'MO').length).toBeGreaterThan(10);
  });
});
