import { formatDollars } from '../../format/money.ts';
import { occupants } from '../../options/bedrooms.ts';
import { perPerson, totalMonthly, type Priced } from '../floorplan.ts';

/** Returns the required fees in words (K64): '$970 total with fees', 'no required fees', 'fees not stated'. */
const feesLabel = (plan: Priced): string => {
  if (plan.feesMonthly === 0) return 'no required fees';
  return plan.feesMonthly ? `${formatDollars(totalMonthly(plan))} total with fees` : 'fees not stated';
};

/** Returns what a floorplan costs beside its rent (K64): '$485 per person, $970 total with fees'. */
export function costLabel(plan: Priced): string {
  const each = occupants(plan.bedrooms) > 1 ? `${formatDollars(Math.ceil(perPerson(plan)))} per person, ` : '';
  return each + feesLabel(plan);
}
