import type { Examples } from '../../../mocks/gallery/example.ts';
import { RentTable } from './rent-table.tsx';

const href = () => '/matches';

/** Landmarks of one name stand once on a page. */
export const alone = true;

export const examples: Examples = {
  'Two sizes': () => (
    <RentTable
      href={href}
      rents={[
        { bedrooms: 9, listingsCount: 3, rentFrom: 650, rentMedian: 700 },
        { bedrooms: 2, listingsCount: 1412, rentFrom: 1001, rentMedian: 1151 },
      ]}
    />
  ),
  'Largest sizes': () => (
    <RentTable href={href} rents={[{ bedrooms: 11, listingsCount: 1, rentFrom: 12_500, rentMedian: 12_500 }]} />
  ),
};
