import { contactLexicon } from './contact-lexicon.ts';
import { lexicon } from './lexicon.ts';
import { countries, countriesInChinese, nationalities, nationalitiesInSpanish } from './nationalities.ts';

/** Returns the phrases of a list in text form: `kid(s), bab(y|ies), rent(s|ed)?` has seven. */
const listed = (list: string): string[] => list.trim().split(/,\s+/).flatMap(alternatives);

function alternatives(phrase: string): string[] {
  const [group, inner, isOptional] = /\(([^()]*)\)(\??)/.exec(phrase) ?? [];
  if (group === undefined || inner === undefined) return [phrase];
  const options = inner.split('|');
  if (options.length === 1 || isOptional) options.push('');
  return options.flatMap((option) => alternatives(phrase.replace(group, option)));
}

const numbers = Array.from({ length: 121 }, (_, number) => String(number));
const peoples = listed(nationalities);

/** The phrases of each class: those of the lexicons, and those that follow a rule. */
export const phrases: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.entries({ ...lexicon, ...contactLexicon }).map(([name, list]) => [name, listed(list)])),
  COUNTRY: listed(countries),
  NATIONALITY: [
    ...peoples,
    ...[...peoples, 'us', 'native', 'locally'].map((word) => `${word} born`),
    ...listed(nationalitiesInSpanish).flatMap((stem) => ['o', 'a', 'os', 'as'].map((ending) => stem + ending)),
    ...listed(countriesInChinese),
  ],
  NATIONALS: [
    ...listed(lexicon.NATIONALS),
    ...peoples.filter((word) => !/(?:s|sh|ch|ese|[sc]hm[ae]n)$/.test(word)).map((word) => `${word}s`),
  ],
  NUMBER: numbers,
  AMOUNT: ['$'],
  // Applicants must be 18 to sign, so that this age is lawful.
  AGE: numbers.filter((number) => number.length === 2 && number !== '18'),
};

/** Classes of words that are also found when their inner letters are exchanged. */
export const groupClasses = [
  'RACES',
  'RACE',
  'NATIONALS',
  'NATIONALITY',
  'FAITHS',
  'FAITH',
  'CHILD',
  'ORIENTATIONS',
  'SEX',
  'DISABLED',
];
