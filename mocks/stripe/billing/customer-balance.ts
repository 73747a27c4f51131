import { customerBalanceTransactionObject } from '../shapes/balance.ts';
import type { Customer, CustomerBalanceTransaction } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';

type Why = Pick<CustomerBalanceTransaction, 'type'> & Partial<CustomerBalanceTransaction>;

/** Changes a customer's balance (below zero: credit) and adds the balance transaction. The caller emits the customer's event. */
export function changeBalance(
  work: Transaction,
  customer: Customer,
  amount: number,
  why: Why,
): { customer: Customer; transaction: CustomerBalanceTransaction } {
  const after: Customer = { ...customer, balance: customer.balance + amount, currency: 'usd' };
  const transaction = customerBalanceTransactionObject(work.now, customer, {
    ...why,
    amount,
    currency: 'usd',
    ending_balance: after.balance,
  });
  work.store.put('customer_balance_transaction', transaction);
  work.store.put('customer', after);
  return { customer: after, transaction };
}
