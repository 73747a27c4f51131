/** The words that end an institution's own name; what follows a hyphen after one of them names a campus. */
const institution = /^(.*?\b(?:University|College|Institute|School|Academy|Center|System)\b[^-]*)-(?! )(.+)$/;

/**
 * The everyday form of a name of the federal directory: "Ohio State University-Main Campus" → "Ohio State University",
 * "University of California-Los Angeles" → "University of California, Los Angeles". Hyphens inside a name stay.
 */
export function displayName(name: string): string {
  const parts = institution.exec(name);
  const [own, campus] = [parts?.[1]?.trim(), parts?.[2]?.trim()];
  if (!own || !campus) return name.replace(/\s+Main Campus$/, '');
  const place = campus.replace(/\s*(?:Main )?Campus$/i, '');
  return place === '' || place === 'Main' || own.endsWith(` ${place}`) ? own : `${own}, ${place}`;
}
