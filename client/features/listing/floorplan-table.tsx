import { formatUtcDate } from '../../../domain/format/dates.ts';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { Fragment } from 'react';
import { bedroomCount, bedroomsLabel } from '../../../domain/options/bedrooms.ts';
import { perPerson, totalMonthly, type Floorplan, type FloorplanTerms } from '../../../domain/search/floorplan.ts';
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

/** Returns '9 or 12 months'. */
const leaseLabel = (months: readonly number[]): string => {
  const count = months.length > 1 ? `${months.slice(0, -1).join(', ')} or ${months.at(-1)}` : String(months[0]);
  return `${count} month${count === '1' ? '' : 's'}`;
};

/** Returns what a floorplan states beside its rent (K64), and what it does not: 'Not stated: fees, deposit'. */
function termsLabels(terms: FloorplanTerms): string[] {
  const { feesMonthly, utilities, deposit, oneTime, leaseMonths = [], availableOn } = terms;
  const dollars = (amount: number | null | undefined, label: (text: string) => string, none: string) => {
    if (amount === null || amount === undefined) return undefined;
    return amount === 0 ? none : label(formatDollars(amount));
  };
  const labels = {
    fees: dollars(feesMonthly, (text) => `${text} required fees a month`, 'No required monthly fees'),
    utilities: dollars(utilities, (text) => `Utilities about ${text} a month`, 'Utilities included'),
    deposit: dollars(deposit, (text) => `${text} deposit`, 'No deposit'),
    'one-time fees': dollars(oneTime, (text) => `${text} one-time fees`, 'No one-time fees'),
    'lease length': leaseMonths.length > 0 ? `Lease of ${leaseLabel(leaseMonths)}` : undefined,
    'available date': availableOn ? `Available ${formatUtcDate(`${availableOn}T00:00:00Z`, 'long')}` : undefined,
  };
  const stated = Object.values(labels).filter((label) => label !== undefined);
  const notStated = Object.entries(labels).flatMap(([name, label]) => (label === undefined ? name : []));
  return notStated.length === 0 ? stated : [...stated, `Not stated: ${notStated.join(', ')}`];
}
