import { formatNumber } from '../../../domain/format/numbers.ts';
import { bedroomCount, bedroomsLabel, occupants } from '../../../domain/options/bedrooms.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import css from './listing-screen.module.css';

interface Floorplan {
  bedrooms: number;
  bathrooms: number;
  sq: number;
  rent: number;
}

/** Renders every floorplan, smallest first by the actual number of bedrooms (K17). */
export function FloorplanTable({ floorplans }: { floorplans: readonly Floorplan[] }) {
  const rows = floorplans.toSorted(
    (a, b) => (bedroomCount(a.bedrooms) ?? 0) - (bedroomCount(b.bedrooms) ?? 0) || a.rent - b.rent,
  );
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label="Floorplans and rent">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Bedrooms</th>
            <th scope="col">Baths</th>
            <th scope="col">Size</th>
            <th scope="col">Rent / month</th>
            <th scope="col">Per person</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ bedrooms, bathrooms, sq, rent }, index) => (
            <tr key={index}>
              <td>{bedroomsLabel(bedrooms)}</td>
              <td>{bathrooms}</td>
              <td>{formatNumber(sq)} ft²</td>
              <td className={css.rent}>{formatDollars(rent)}</td>
              <td>{formatDollars(Math.ceil(rent / occupants(bedrooms)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
