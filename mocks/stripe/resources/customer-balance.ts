import { changeBalance } from '../billing/customer-balance.ts';
import { route } from '../route.ts';
import type { CustomerBalanceTransaction } from '../stored.ts';
import { resourceMissing } from '../wire/errors.ts';
import { equal, page, within } from '../wire/paging.ts';
import { currency, integer, lists, mergedMetadata, metadata, moments, takes, text } from '../wire/params.ts';
import type { Work } from '../work.ts';

const PATH = '/v1/customers/:id/balance_transactions';
const notes = { description: text.optional(), metadata: metadata.optional() };

/** What a customer is owed, and why. */
export const customerBalances = [
  route('POST', PATH, takes({ amount: integer, currency, ...notes }), ({ work, params, id }) => {
    const before = work.need('customer', id);
    const { customer, transaction } = changeBalance(work, before, params.amount, {
      type: 'adjustment',
      currency: params.currency,
      description: params.description ?? null,
      metadata: mergedMetadata(null, params.metadata),
    });
    work.emit('customer.updated', customer, before);
    return transaction;
  }),
  route('GET', PATH, lists({ created: moments.optional(), invoice: text.optional() }), ({ work, params, id }) =>
    page(
      work,
      'customer_balance_transaction',
      `/v1/customers/${work.need('customer', id).id}/balance_transactions`,
      [equal('$.customer', id), equal('$.invoice', params.invoice), ...within('$.created', params.created)],
      params,
    ),
  ),
  route('GET', `${PATH}/:transaction`, takes({}), ({ work, id, secondId }) => ofCustomer(work, id, secondId)),
  route('POST', `${PATH}/:transaction`, takes(notes), ({ work, params, id, secondId }) => {
    const before = ofCustomer(work, id, secondId);
    const after: CustomerBalanceTransaction = {
      ...before,
      description: params.description ?? before.description,
      metadata: mergedMetadata(before.metadata, params.metadata),
    };
    work.store.put('customer_balance_transaction', after);
    return after;
  }),
];

function ofCustomer(work: Work, customer: string, id: string): CustomerBalanceTransaction {
  const found = work.need('customer_balance_transaction', id);
  if (found.customer !== customer) throw resourceMissing('customer balance transaction', id);
  return found;
}
