import { balanceTransactionObject } from '../shapes/balance.ts';
import type { BalanceTransaction } from '../stored.ts';
import type { Work } from '../work.ts';

type Booking = Parameters<typeof balanceTransactionObject>[1];

/** What Stripe keeps of a charge of an American card: 2.9 % and 30 cents. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

/** Writes money that came or went into the account's balance. */
export function book(work: Work, at: number, booking: Booking): BalanceTransaction {
  const made = balanceTransactionObject(at, booking);
  work.store.put('balance_transaction', made);
  return made;
}
