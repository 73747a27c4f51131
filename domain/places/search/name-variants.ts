import { normalizeName } from './normalize.ts';
import { displayName } from './display-name.ts';

/** Rank of a searchable name: official name, nickname, derived short form, name with place. */
const OWN_NAME = 0;
const NICKNAME = 1;
const SHORT_FORM = 2;
const WITH_PLACE = 3;

export interface SearchName {
  name: string;
  rank: number;
}

/** Returns equivalent spellings: with or without "the", saint or st, mount or mt, fort or ft. */
function spellings(name: string): string[] {
  const swap = (long: string, short: string) => [
    name.replace(new RegExp(`\\b${long}\\b`, 'g'), short),
    name.replace(new RegExp(`\\b${short}\\b`, 'g'), long),
  ];
  return [name, name.replace(/^the /, ''), ...swap('saint', 'st'), ...swap('mount', 'mt'), ...swap('fort', 'ft')];
}

/** Returns shorter forms: "u of x", "a&m" as "am", "f s u" as "fsu", "cc" for a community college. */
function shortForms(name: string): string[] {
  return [
    name.replace(/\buniversity of\b/g, 'u of'),
    name.replace(/\b([a-z]) and ([a-z])\b/g, '$1$2'),
    name.replace(/\b[a-z](?: [a-z])+\b/g, (letters) => letters.replaceAll(' ', '')),
    name.replace(/\bcommunity college\b/g, 'cc'),
  ];
}

/** Returns the initials of the significant words: "San Diego State University" → "sdsu"; '' under three letters. */
function initials(name: string): string {
  const words = name.split(' ').filter((word) => !/^(?:of|the|at|and|in|for|a|main|campus)$/.test(word));
  return words.length < 3 ? '' : words.map((word) => word[0]).join('');
}

function collect(into: Map<string, number>, names: readonly string[], rank: number) {
  for (const name of names) if (name !== '' && rank < (into.get(name) ?? Infinity)) into.set(name, rank);
}

const listed = (names: Map<string, number>): SearchName[] => [...names].map(([name, rank]) => ({ name, rank }));

/** Returns every normalized name under which a college is found, without duplicates, with its best rank. */
export function collegeNames(college: {
  name: string;
  nicknames: readonly string[];
  city: string;
  state: string;
  stateName: string;
}): SearchName[] {
  const found = new Map<string, number>();
  const shown = normalizeName(displayName(college.name));
  const own = [normalizeName(college.name), shown];
  const nicknames = college.nicknames.map(normalizeName);
  for (const name of own) collect(found, spellings(name), OWN_NAME);
  for (const name of nicknames) collect(found, spellings(name), NICKNAME);
  for (const name of [...own, ...nicknames]) collect(found, shortForms(name), SHORT_FORM);
  collect(found, own.map(initials), SHORT_FORM);
  collect(found, [normalizeName(`${shown} ${college.city} ${college.state} ${college.stateName}`)], WITH_PLACE);
  return listed(found);
}

/** Returns "columbus", "columbus oh", "columbus ohio", with the same spellings as for a college. */
export function cityNames(city: { name: string; state: string; stateName: string }): SearchName[] {
  const found = new Map<string, number>();
  for (const ending of ['', ` ${city.state}`, ` ${city.stateName}`])
    collect(found, spellings(normalizeName(city.name + ending)), OWN_NAME);
  return listed(found);
}

export function stateNames(state: { code: string; name: string }): SearchName[] {
  return [
    { name: normalizeName(state.name), rank: OWN_NAME },
    { name: normalizeName(state.code), rank: NICKNAME },
  ];
}
