import { bedroomCount, bedroomsLabel } from '../../../domain/options/bedrooms.ts';
import { propertyTypeLabel } from '../../../domain/options/property-types.ts';
import type { PageTexts } from '../../graphql/page-texts.ts';
import type { HomeView } from './home.view.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** The title, description and keywords of a home's page. A studio is called a studio (K17). */
export function homePageTexts(home: HomeView): PageTexts {
  const where = `${home.city}, ${home.state}`;
  const kind = propertyTypeLabel(home.type).toLowerCase();
  const codes = [...new Set(home.floorplans.map(({ bedrooms }) => bedrooms))];
  const sizes = codes.toSorted((a, b) => (bedroomCount(a) ?? 0) - (bedroomCount(b) ?? 0)).map(bedroomsLabel);
  return {
    title: `${home.name}, ${where}`,
    description: `${home.name}, a student ${kind} at ${home.address}, ${where}: ${sizes.join(', ')}, from ${dollars.format(home.rentFrom)} a month.`,
    keywords: [home.name, `student ${kind}`, `${where} student housing`, ...sizes].join(', '),
  };
}
