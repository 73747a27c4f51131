import { formatNumber } from '../../../domain/format/numbers.ts';
import { Fragment } from 'react';
import { bedroomCount, bedroomsLabel } from '../../../domain/options/bedrooms.ts';
import { perPerson, totalMonthly, type Floorplan } from '../../../domain/search/floorplan.ts';
import { termsLabels } from '../../../domain/search/labels/terms-labels.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import css from './listing-screen.module.css';

type StatedFloorplan = Floorplan & { feesMonthly: number | null };

/** Renders every floorplan and what it states beside its rent (K64), smallest first by the actual number of bedrooms (K17). */
export function FloorplanTable({ floorplans }: { floorplans: readonly StatedFloorplan[] }) {
  const rows = floorplans.toSorted(
    (a, b) => (bedroomCount(a.bedrooms) ?? 0) - (bedroomCount(b.bedrooms) ?? 0) || a.rent - b.rent,
  );
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label="Floorplans and rent">
      <table className={css.table}>
        <thead>
          <tr>
            {['Bedrooms', 'Baths', 'Size', 'Rent / month', 'Total with fees', 'Per person'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((plan, index) => (
            <Fragment key={index}>
              <tr>
                <td>{bedroomsLabel(plan.bedrooms)}</td>
                <td>{plan.bathrooms}</td>
                <td>{formatNumber(plan.sq)} sq ft</td>
                <td className={css.rent}>{formatDollars(plan.rent)}</td>
                <td>{plan.feesMonthly === null ? 'Fees not stated' : formatDollars(totalMonthly(plan))}</td>
                <td>{formatDollars(Math.ceil(perPerson(plan)))}</td>
              </tr>
              <tr className={css.terms}>
                <td colSpan={6}>{termsLabels(plan).join(' · ')}</td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
