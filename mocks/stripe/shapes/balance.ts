import { newId } from '../ids.ts';
import type { Customer, CustomerBalanceTransaction, Dispute } from '../stored-objects.ts';

const TWO_DAYS = 2 * 24 * 3600;

type BalanceTransaction = Dispute['balance_transactions'][number];
type NewTransaction = Pick<
  BalanceTransaction,
  'amount' | 'currency' | 'description' | 'fee' | 'reporting_category' | 'source'
>;

/** Returns a transaction of the account's own balance, for a dispute. */
export function balanceTransactionObject(created: number, given: NewTransaction): BalanceTransaction {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: created + TWO_DAYS,
    balance_type: 'payments',
    created,
    exchange_rate: null,
    fee_details:
      given.fee === 0
        ? []
        : [
            {
              amount: given.fee,
              application: null,
              currency: given.currency,
              description: 'Processing fees',
              type: 'stripe_fee',
            },
          ],
    net: given.amount - given.fee,
    status: 'available',
    type: 'adjustment',
    ...given,
  };
}

type NewCredit = Pick<CustomerBalanceTransaction, 'amount' | 'currency' | 'ending_balance' | 'type'> &
  Partial<CustomerBalanceTransaction>;

/** Returns a transaction of a customer's balance (below zero: credit). */
export function customerBalanceTransactionObject(
  created: number,
  customer: Customer,
  given: NewCredit,
): CustomerBalanceTransaction {
  return {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    checkout_session: null,
    created,
    credit_note: null,
    customer: customer.id,
    customer_account: null,
    description: null,
    invoice: null,
    livemode: false,
    metadata: {},
    ...given,
  };
}
