import { formatNumber } from '../format/numbers.ts';
import { formatDollars } from '../format/money.ts';
import type { PageTexts } from '../page-texts.ts';
import { lowestRent, type BedroomRents } from '../search/rent-statistics.ts';
import { displayName } from './search/display-name.ts';

type PageCollege = { name: string; nicknames: readonly string[]; city: string; state: string };

/** The current listings of a place. */
export interface PlaceInventory {
  listingsCount: number;
  rents: readonly BedroomRents[];
}

/** Returns '412 apartments and houses for students', '1 home for students'; without a number where there are none. */
const homesOf = ({ listingsCount }: PlaceInventory): string => {
  if (listingsCount === 1) return '1 home for students';
  return `${listingsCount === 0 ? 'Apartments' : `${formatNumber(listingsCount)} apartments`} and houses for students`;
};

/** Returns ', from $895 a month', or ''. */
const fromOf = ({ rents }: PlaceInventory): string => {
  const lowest = lowestRent(rents);
  return lowest === null ? '' : `, from ${formatDollars(lowest)} a month`;
};

/** Returns the texts of a college's page (requirement 15). */
export function collegePageTexts(college: PageCollege, offer: PlaceInventory): PageTexts {
  const name = displayName(college.name);
  return {
    title: `Off-campus housing near ${name}`,
    description: `${homesOf(offer)} within ten miles of ${name} in ${college.city}, ${college.state}${fromOf(offer)}. Tell us what you need and contact landlords directly.`,
    keywords: [
      name,
      ...college.nicknames.slice(0, 3),
      'off-campus housing',
      'student apartments',
      `${college.city} ${college.state}`,
    ].join(', '),
  };
}

/** Returns the texts of a city's page (requirement 16). */
export function cityPageTexts({ name, state }: { name: string; state: string }, offer: PlaceInventory): PageTexts {
  return {
    title: `Student housing in ${name}, ${state}`,
    description: `${homesOf(offer)} in and around ${name}, ${state}${fromOf(offer)}: rents, sizes and travel times to campus.`,
    keywords: [`${name} ${state}`, 'student housing', 'apartments near campus', 'rooms for students'].join(', '),
  };
}

/** Returns the texts of a state's page. */
export function statePageTexts({ name, code }: { name: string; code: string }, offer: PlaceInventory): PageTexts {
  return {
    title: `Student housing in ${name}`,
    description: `${homesOf(offer)} near the colleges of ${name}${fromOf(offer)}. Choose a college or city and see what fits.`,
    keywords: [name, code, 'student housing', 'colleges', 'off-campus apartments'].join(', '),
  };
}
