import { formatDollars } from '../../format/money.ts';
import { occupants } from '../../options/bedrooms.ts';
import { perPerson, totalMonthly, type Floorplan } from '../floorplan.ts';

type Priced = Pick<Floorplan, 'rent' | 'bedrooms' | 'feesMonthly'>;

/** Returns the required fees in words (K64): '$970 total with fees', 'no required fees', 'fees not stated'. */
const feesLabel = ({ rent, feesMonthly }: Priced): string => {
  if (feesMonthly === null || feesMonthly === undefined) return 'fees not stated';
  return feesMonthly === 0
    ? 'no required fees'
    : `${formatDollars(totalMonthly({ rent, feesMonthly }))} total with fees`;
};

/** Returns what a floorplan costs beside its rent (K64): '$485 per person, $970 total with fees'. */
export function costLabel(plan: Priced): string {
  const each = occupants(plan.bedrooms) > 1 ? `${formatDollars(Math.ceil(perPerson(plan)))} per person, ` : '';
  return each + feesLabel(plan);
}
