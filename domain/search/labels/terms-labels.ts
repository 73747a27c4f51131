import { formatUtcDate } from '../../format/dates.ts';
import { formatDollars } from '../../format/money.ts';
import type { FloorplanTerms } from '../floorplan.ts';

/** Returns '9 or 12 months'. */
const leaseLabel = (months: readonly number[]): string => {
  const count = months.length > 1 ? `${months.slice(0, -1).join(', ')} or ${months.at(-1)}` : String(months[0]);
  return `${count} month${count === '1' ? '' : 's'}`;
};

/** Returns what a floorplan states beside its rent (K64), and what it does not: 'Not stated: fees, deposit'. */
export function termsLabels(terms: FloorplanTerms): string[] {
  const { feesMonthly, utilities, deposit, oneTime, leaseMonths = [], availableOn } = terms;
  const said: string[] = [];
  const unsaid: string[] = [];
  const add = (name: string, label: string | null) => (label === null ? unsaid.push(name) : said.push(label));
  const addDollars = (
    name: string,
    amount: number | null | undefined,
    label: (text: string) => string,
    none: string,
  ) => {
    if (amount === null || amount === undefined) unsaid.push(name);
    else said.push(amount === 0 ? none : label(formatDollars(amount)));
  };
  addDollars('fees', feesMonthly, (text) => `${text} required fees a month`, 'No required monthly fees');
  addDollars('utilities', utilities, (text) => `Utilities about ${text} a month`, 'Utilities included');
  addDollars('deposit', deposit, (text) => `${text} deposit`, 'No deposit');
  addDollars('one-time fees', oneTime, (text) => `${text} one-time fees`, 'No one-time fees');
  add('lease length', leaseMonths.length > 0 ? `Lease of ${leaseLabel(leaseMonths)}` : null);
  add('available date', availableOn ? `Available ${formatUtcDate(`${availableOn}T00:00:00Z`, 'long')}` : null);
  return unsaid.length === 0 ? said : [...said, `Not stated: ${unsaid.join(', ')}`];
}
