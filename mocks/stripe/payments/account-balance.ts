import { balanceTransactionObject } from '../shapes/balance.ts';
import type { BalanceTransaction } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';

type Booking = Parameters<typeof balanceTransactionObject>[1];

/** Returns Stripe's fee for charging an American card: 2.9 % and 30 cents. */
export const stripeFee = (amount: number): number => Math.round(amount * 0.029) + 30;

/** Adds a transaction to the account's balance. */
export function recordBalanceTransaction(work: Transaction, at: number, booking: Booking): BalanceTransaction {
  const made = balanceTransactionObject(at, booking);
  work.store.put('balance_transaction', made);
  return made;
}
