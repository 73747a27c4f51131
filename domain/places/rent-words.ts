import { formatDollars } from '../money.ts';
import { bedroomCount, sharers } from '../options/bedrooms.ts';
import type { BedroomRents } from '../renter/rents.ts';

const counted = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** 'a studio', 'one bedroom', 'two bedrooms'. */
function sizeWords(code: number): string {
  const count = bedroomCount(code) ?? 0;
  return count === 0 ? 'a studio' : `${counted[count] ?? count} bedroom${count === 1 ? '' : 's'}`;
}

/** What one person pays of a rent that as many share as there are bedrooms, rounded up. */
export const eachOf = (rent: number, bedrooms: number): number => Math.ceil(rent / sharers(bedrooms));

/**
 * What homes cost at a place, in two sentences: the size there is most of, and the cheapest way to live there. `where`:
 * 'near Ohio State University'. Empty where there is nothing.
 */
export function rentWords(rents: readonly BedroomRents[], where: string): string {
  const [most] = rents.toSorted((a, b) => b.homes - a.homes);
  const [least] = rents.toSorted(
    (a, b) => eachOf(a.rentFrom, a.bedrooms) - eachOf(b.rentFrom, b.bedrooms) || a.rentFrom - b.rentFrom,
  );
  if (!most || !least) return '';
  const each =
    sharers(most.bedrooms) > 1
      ? `, which is ${formatDollars(eachOf(most.rentMedian, most.bedrooms))} for each of ${counted[sharers(most.bedrooms)]} people`
      : '';
  const cheapest =
    sharers(least.bedrooms) > 1
      ? `sharing ${sizeWords(least.bedrooms)} costs from ${formatDollars(eachOf(least.rentFrom, least.bedrooms))} a month each`
      : `${sizeWords(least.bedrooms)} costs from ${formatDollars(least.rentFrom)} a month`;
  return `The most common size ${where} is ${sizeWords(most.bedrooms)}: half of these homes cost ${formatDollars(most.rentMedian)} a month or less${each}. The cheapest way to live here: ${cheapest}.`;
}
