import { formatDollars } from '../../format/money.ts';
import { bathroomsLabel } from '../../options/bathrooms.ts';
import { bedroomCount, bedroomsLabel } from '../../options/bedrooms.ts';
import type { RelaxableCriteria } from './relaxation.ts';

const bedroomsText = (code: number) => (bedroomCount(code) === 0 ? 'a studio' : bedroomsLabel(code).toLowerCase());

/** Returns the label of a relaxation: '$75 more a month', '3 bedrooms instead of 2', or both joined by 'and'. */
export function relaxationLabel(
  { bedrooms, bathrooms, maxBudget }: RelaxableCriteria,
  requested: RelaxableCriteria,
): string {
  const parts: string[] = [];
  if (bedrooms !== undefined && requested.bedrooms !== undefined) {
    // '3 bedrooms instead of 2', but '1 bedroom instead of a studio'.
    const plain = bedroomCount(requested.bedrooms) !== 0 && bedroomCount(bedrooms) !== 0;
    const before = plain ? String(bedroomCount(requested.bedrooms)) : bedroomsText(requested.bedrooms);
    parts.push(`${bedroomsText(bedrooms)} instead of ${before}`);
  }
  if (bathrooms !== undefined && requested.bathrooms !== undefined)
    parts.push(`${bathroomsLabel(bathrooms).toLowerCase()} instead of ${requested.bathrooms}`);
  if (maxBudget !== undefined && requested.maxBudget !== undefined)
    parts.push(`${formatDollars(maxBudget - requested.maxBudget)} more a month`);
  const words = parts.length > 2 ? `${parts[0]}, ${parts.slice(1).join(' and ')}` : parts.join(' and ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns 'Near Ohio University, 64 miles away'. */
export function alternativeCollegeLabel(displayName: string, miles: number): string {
  const whole = miles >= 10 ? Math.round(miles) : miles;
  return `Near ${displayName}, ${whole} ${whole === 1 ? 'mile' : 'miles'} away`;
}
