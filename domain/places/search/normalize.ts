/** Maximum length of a name; the rest is ignored, also after normalization has expanded one letter into eighteen. */
const MAX_LENGTH = 120;

/** Normalizes a name for comparison and LIKE patterns: lowercase letters, digits and single spaces, '&' as "and". */
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

/** Returns a URL slug: lowercase ASCII words joined by hyphens; 'place' when nothing remains. */
export function slugify(text: string): string {
  const words = normalizeName(text)
    .replace(/ß/g, 'ss')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'place';
}

/** Returns the slug if it is free, else with the city, else with a number appended; adds the result to `taken`. */
export function uniqueSlug(name: string, city: string, taken: Set<string>): string {
  let slug = slugify(name);
  if (taken.has(slug)) slug = slugify(`${name} ${city}`);
  const base = slug;
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`;
  taken.add(slug);
  return slug;
}
