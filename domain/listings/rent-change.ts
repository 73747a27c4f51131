import { formatDollars } from '../format/money.ts';
import { rentFault } from '../posting/format-faults.ts';

/** How the rents of several listings change: to this many dollars, or by so many dollars or percent. */
export interface RentChange {
  mode: 'set' | 'amount' | 'percent';
  value: number;
}

/** Returns the change that was typed, or undefined when it is none: a sign, digits and up to two decimals. */
export function parseRentChange(mode: RentChange['mode'], text: string): RentChange | undefined {
  const typed = text.trim().replace(/^\$|[,%]/g, '');
  const form = mode === 'percent' ? /^[+-]?\d{1,3}(\.\d{1,2})?$/ : mode === 'amount' ? /^[+-]?\d{1,6}$/ : /^\d{1,6}$/;
  if (!form.test(typed)) return undefined;
  const value = Number(typed);
  return mode !== 'set' && value === 0 ? undefined : { mode, value };
}

/** Returns a rent after the change, in whole dollars. */
function changed(rent: number, { mode, value }: RentChange): number {
  if (mode === 'set') return value;
  return mode === 'amount' ? rent + value : Math.round((rent * (100 + value)) / 100);
}

/** The rents of a listing's floorplans after a change, in the draft's digits, or why it is left out. */
export type RentEffect = { rents: string[]; says: string } | { leftOut: string };

/** Returns what a change does to a listing's floorplans. */
export function rentEffect(floorplans: readonly { rent: string }[], change: RentChange): RentEffect {
  const rents = floorplans.map(({ rent }) => String(changed(Number(rent), change)));
  const fault = rents.map(rentFault).find((each) => each !== undefined);
  if (fault !== undefined) return { leftOut: fault };
  if (rents.every((rent, index) => rent === floorplans[index]?.rent)) return { leftOut: 'No change' };
  const says = floorplans.map(
    ({ rent }, row) => `${formatDollars(Number(rent))} → ${formatDollars(Number(rents[row]))}`,
  );
  return { rents, says: [...new Set(says)].join(', ') };
}
