import { formatDollars } from '../format/money.ts';
import { bedroomCount, occupants } from '../options/bedrooms.ts';
import type { BedroomRents } from '../search/rent-statistics.ts';

const counted = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Returns 'a studio', 'one bedroom', 'two bedrooms'. */
function sizeLabel(code: number): string {
  const count = bedroomCount(code) ?? 0;
  return count === 0 ? 'a studio' : `${counted[count] ?? count} bedroom${count === 1 ? '' : 's'}`;
}

/** Returns one person's share of a rent split by the number of bedrooms, rounded up. */
export const rentPerPerson = (rent: number, bedrooms: number): number => Math.ceil(rent / occupants(bedrooms));

/** Returns two sentences on the rents `where`, such as 'near Ohio State': the most common and the cheapest size. */
export function rentSummary(rents: readonly BedroomRents[], where: string): string {
  const [most] = rents.toSorted((a, b) => b.listingsCount - a.listingsCount);
  const [least] = rents.toSorted(
    (a, b) => rentPerPerson(a.rentFrom, a.bedrooms) - rentPerPerson(b.rentFrom, b.bedrooms) || a.rentFrom - b.rentFrom,
  );
  if (!most || !least) return '';
  const each =
    occupants(most.bedrooms) > 1
      ? `, which is ${formatDollars(rentPerPerson(most.rentMedian, most.bedrooms))} for each of ${counted[occupants(most.bedrooms)]} people`
      : '';
  const cheapest =
    occupants(least.bedrooms) > 1
      ? `sharing ${sizeLabel(least.bedrooms)} starts at ${formatDollars(rentPerPerson(least.rentFrom, least.bedrooms))} a month each`
      : `${sizeLabel(least.bedrooms)} starts at ${formatDollars(least.rentFrom)} a month`;
  return `The most common size ${where} is ${sizeLabel(most.bedrooms)}: half of these homes cost ${formatDollars(most.rentMedian)} a month or less${each}. The cheapest way to live here: ${cheapest}.`;
}
