import { bedroomCount, bedroomsLabel } from '../options/bedrooms.ts';
import { propertyTypeLabel } from '../options/property-types.ts';
import { formatDollars } from '../format/money.ts';
import type { PageTexts } from '../page-texts.ts';

interface HomeFacts extends Record<'name' | 'address' | 'city' | 'state', string> {
  type: number;
  floorplans: readonly { bedrooms: number }[];
  rentFrom: number;
}

/** Returns the title, description and keywords of a listing page. A studio is called a studio (K17). */
export function listingPageTexts(home: HomeFacts): PageTexts {
  const where = `${home.city}, ${home.state}`;
  const propertyType = propertyTypeLabel(home.type).toLowerCase();
  const codes = [...new Set(home.floorplans.map(({ bedrooms }) => bedrooms))];
  const sizes = codes.toSorted((a, b) => (bedroomCount(a) ?? 0) - (bedroomCount(b) ?? 0)).map(bedroomsLabel);
  return {
    title: `${home.name}, ${where}`,
    description: `${home.name}, a student ${propertyType} at ${home.address}, ${where}: ${sizes.join(', ')}, from ${formatDollars(home.rentFrom)} a month.`,
    keywords: [home.name, `student ${propertyType}`, `${where} student housing`, ...sizes].join(', '),
  };
}
