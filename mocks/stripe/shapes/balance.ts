import { newId } from '../ids.ts';
import type { BalanceTransaction, Customer, CustomerBalanceTransaction } from '../stored-objects.ts';

const TWO_DAYS = 2 * 24 * 3600;

type NewTransaction = Pick<BalanceTransaction, 'amount' | 'currency' | 'source' | 'type' | 'reporting_category'> & {
  fee?: number;
  description?: string | null;
};

/** Returns a transaction of the account's own balance. */
export function balanceTransactionObject(
  created: number,
  { fee = 0, description = null, ...given }: NewTransaction,
): BalanceTransaction {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: created + TWO_DAYS,
    balance_type: 'payments',
    created,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: given.currency,
              description: 'Processing fees',
              type: 'stripe_fee',
            },
          ],
    net: given.amount - fee,
    status: 'available',
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
