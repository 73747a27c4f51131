/** The ledger's money entry types: +1 received, -1 returned. `outside` was paid another way, recorded by hand. */
export const moneyEntryTypes = {
  charge: 1,
  outside: 1,
  refund: -1,
  refund_returned: 1,
  dispute: -1,
  dispute_returned: 1,
} as const;

/** The credit entry types: given, such as the rest of a more expensive month, and used to pay an invoice. */
export const creditEntryTypes = { credit: 1, credit_used: -1 } as const;

export type MoneyEntryType = keyof typeof moneyEntryTypes;
type CreditEntryType = keyof typeof creditEntryTypes;
export type LedgerEntryType = MoneyEntryType | CreditEntryType;

export interface LedgerAmount {
  entryType: LedgerEntryType;
  amountCents: number;
}

const isMoney = (type: LedgerEntryType): type is MoneyEntryType => type in moneyEntryTypes;

/** Returns the net amount of these entries: charges less returned amounts. Cents. */
export const netCents = (moves: readonly LedgerAmount[]): number =>
  moves.reduce(
    (sum, { entryType: type, amountCents }) => sum + (isMoney(type) ? moneyEntryTypes[type] * amountCents : 0),
    0,
  );

/** Labels of the entries that a receipt lists besides the payment itself. */
const returnLabels = {
  outside: 'Paid another way',
  refund: 'Refunded',
  refund_returned: 'Refund failed',
  dispute: 'Disputed with your bank',
  dispute_returned: 'Returned by your bank',
} as const satisfies Partial<Record<LedgerEntryType, string>>;

export const returnEntryTypes = Object.keys(returnLabels) as (keyof typeof returnLabels)[];

const isReturnEntry = (type: string): type is keyof typeof returnLabels => type in returnLabels;

/** Returns a label such as 'Given back', or the general label for an unknown entry type. */
export const returnLabel = (type: string): string => (isReturnEntry(type) ? returnLabels[type] : returnLabels.refund);
