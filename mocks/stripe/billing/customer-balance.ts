import { newId } from '../ids.ts';
import { nullFields } from '../shapes/null-fields.ts';
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
  const transaction: CustomerBalanceTransaction = {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    ...nullFields('checkout_session credit_note customer_account description invoice'),
    amount,
    created: work.now,
    currency: 'usd',
    customer: customer.id,
    ending_balance: after.balance,
    livemode: false,
    metadata: {},
    ...why,
  };
  work.store.put('customer_balance_transaction', transaction);
  work.store.put('customer', after);
  return { customer: after, transaction };
}
