/** Longer texts are no names; what follows is ignored, also after one letter has become eighteen. */
const MAX_LENGTH = 120;

/**
 * How names are compared: lower case, no accents, '&' read as "and", dots and apostrophes dropped ("St. Mary's" →
 * "st marys"), any other punctuation a space. The result holds letters, digits and single spaces only, so it is safe in
 * a LIKE pattern; '' when nothing is left.
 */
export function normalizeName(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’‘`ʻʼ.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, MAX_LENGTH)
    .trim();
}

/** A name for an address: lower-case ASCII words with hyphens between; 'place' when the name has none. */
export function slugify(text: string): string {
  const words = normalizeName(text)
    .replace(/ß/g, 'ss')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'place';
}

/** The slug itself when it is free, else with the city, else with a number behind it; the result is marked as taken. */
export function uniqueSlug(name: string, city: string, taken: Set<string>): string {
  let slug = slugify(name);
  if (taken.has(slug)) slug = slugify(`${name} ${city}`);
  const base = slug;
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`;
  taken.add(slug);
  return slug;
}
