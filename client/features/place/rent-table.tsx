import { formatNumber } from '../../../domain/format/numbers.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import { bedroomsLabel } from '../../../domain/options/bedrooms.ts';
import { rentPerPerson } from '../../../domain/places/rent-summary.ts';
import type { BedroomRents } from '../../../domain/search/rent-statistics.ts';
import { Anchor } from '../../components/anchor.tsx';
import css from './rent-table.module.css';

/** What homes cost at a place, by size; each size leads to its homes. */
export function RentTable({ rents, href }: { rents: readonly BedroomRents[]; href: (bedrooms: number) => string }) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label="Rents by size">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Homes</th>
            <th scope="col">From</th>
            <th scope="col">Typical</th>
            <th scope="col">Per person</th>
          </tr>
        </thead>
        <tbody>
          {rents.map(({ bedrooms, listingsCount, rentFrom, rentMedian }) => (
            <tr key={bedrooms}>
              <th scope="row">
                <Anchor href={href(bedrooms)}>{bedroomsLabel(bedrooms)}</Anchor>
              </th>
              <td>{formatNumber(listingsCount)}</td>
              <td>{formatDollars(rentFrom)}</td>
              <td className={css.typical}>{formatDollars(rentMedian)}</td>
              <td>{formatDollars(rentPerPerson(rentMedian, bedrooms))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
