import { formatCount, formatList } from '../../format/numbers.ts';

const petNames = ['', 'dogs', 'cats'];

/**
 * Returns how many homes fit, and how many of those found might: '13 homes fit near Ohio State, 5 more might: their
 * landlords haven't said if dogs are OK.' `where` as in `placeLabel`.
 */
export function matchCountLabel(
  { total, petsNotStated }: { total: number; petsNotStated: number | null },
  pets: readonly number[] = [],
  where = '',
): string {
  const unsure = petsNotStated ?? 0;
  const fitting = total - unsure;
  const fit = `${formatCount(fitting, 'home fits', 'homes fit')} ${where}`.trim();
  if (unsure === 0) return `${fit}.`;
  const named = formatList(pets.flatMap((id) => petNames[id] || []));
  return `${fit}, ${unsure}${fitting > 0 ? ' more' : ''} might: ${landlordsSilent(unsure)} said if ${named} are OK.`;
}

/** Returns how many homes are left out only because they don't state a filtered value; '' for none. */
export const notShownLabel = (notStated: number | null): string =>
  notStated
    ? `${formatCount(notStated, "more home isn't", "more homes aren't")} shown: ${landlordsSilent(notStated)} said if ${notStated === 1 ? 'it meets' : 'they meet'} every filter.`
    : '';

const landlordsSilent = (count: number) => (count === 1 ? "its landlord hasn't" : "their landlords haven't");
