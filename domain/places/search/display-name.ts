/** Matches the word that ends an institution's own name; text after a hyphen names a campus. */
const institution = /^(.*?\b(?:University|College|Institute|School|Academy|Center|System)\b[^-]*)-(?! )(.+)$/;

/** Official names that are not in common use, and their common names. */
const commonNames: Record<string, string> = {
  'Arizona State University Campus Immersion': 'Arizona State University',
  'Arizona State University Digital Immersion': 'Arizona State University, Online',
  'Columbia University in the City of New York': 'Columbia University',
  'Kent State University at Kent': 'Kent State University',
  'Louisiana State University and Agricultural & Mechanical College': 'Louisiana State University',
  'North Carolina State University at Raleigh': 'North Carolina State University',
  'Tulane University of Louisiana': 'Tulane University',
  'Virginia Polytechnic Institute and State University': 'Virginia Tech',
};

/**
 * Returns the common form of a federal name: "Ohio State University-Main Campus" → "Ohio State University", "University
 * of California-Los Angeles" → "University of California, Los Angeles". Hyphens inside a name stay.
 */
export function displayName(name: string): string {
  const commonName = commonNames[name];
  if (commonName !== undefined) return commonName;
  const parts = institution.exec(name);
  const [own, campus] = [parts?.[1]?.trim(), parts?.[2]?.trim()];
  if (!own || !campus) return name.replace(/\s+Main Campus$/, '');
  const place = campus.replace(/\s*(?:Main )?Campus$/i, '');
  return place === '' || place === 'Main' || own.endsWith(` ${place}`) ? own : `${own}, ${place}`;
}
