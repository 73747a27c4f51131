/**
 * What the ledger has a row for, and which way it went: +1 to us, -1 back to the landlord. `outside` was paid to us by
 * another way and noted at the processor by hand. What a bank took back for a landlord (`dispute`) may be returned to us, as
 * may a refund that never arrived.
 */
export const moneyEntryTypes = {
  charge: 1,
  outside: 1,
  refund: -1,
  refund_returned: 1,
  dispute: -1,
  dispute_returned: 1,
} as const;

/** What a landlord has to their credit: given, such as the rest of a dearer month, and used to pay a bill. */
export const creditEntryTypes = { credit: 1, credit_used: -1 } as const;

export type MoneyEntryType = keyof typeof moneyEntryTypes;
type CreditEntryType = keyof typeof creditEntryTypes;
export type LedgerEntryType = MoneyEntryType | CreditEntryType;

const isMoney = (kind: LedgerEntryType): kind is MoneyEntryType => kind in moneyEntryTypes;

/** What of these movements is with us: charges less what went back. Cents. */
export const netCents = (moves: readonly { kind: LedgerEntryType; amountCents: number }[]): number =>
  moves.reduce((sum, { kind, amountCents }) => sum + (isMoney(kind) ? moneyEntryTypes[kind] * amountCents : 0), 0);

/** What went back of a bill. Cents. */
export const returnedCents = (moves: readonly { kind: LedgerEntryType; amountCents: number }[]): number =>
  -netCents(moves.filter(({ kind }) => kind !== 'charge' && kind !== 'outside'));

/** What a receipt tells of, beside the payment itself; in the words of a landlord's paper. */
const returnLabels = {
  outside: 'Paid another way',
  refund: 'Given back',
  refund_returned: 'Could not be given back',
  dispute: 'Taken back by your bank',
  dispute_returned: 'Returned by your bank',
} as const satisfies Partial<Record<LedgerEntryType, string>>;

/** The kinds that a receipt tells of. */
export const returnEntryTypes = Object.keys(returnLabels) as (keyof typeof returnLabels)[];

const isReturnEntry = (kind: string): kind is keyof typeof returnLabels => kind in returnLabels;

/** 'Given back'; the plain word for a kind that is not known here. */
export const returnLabel = (kind: string): string => (isReturnEntry(kind) ? returnLabels[kind] : returnLabels.refund);
