import { balanceTransactionObject } from '../shapes/balance.ts';
import type { BalanceTransaction } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';

type Booking = Parameters<typeof balanceTransactionObject>[1];

/** What Stripe keeps of a charge of an American card: 2.9 % and 30 cents. */
export const stripeFee = (amount: number): number => Math.round(amount * 0.029) + 30;

/** Writes money that came or went into the account's balance. */
export function recordBalanceTransaction(work: Transaction, at: number, booking: Booking): BalanceTransaction {
  const made = balanceTransactionObject(at, booking);
  work.store.put('balance_transaction', made);
  return made;
}
