import { changeBalance } from '../../billing/customer-balance.ts';
import { route } from '../../route.ts';
import type { CustomerBalanceTransaction } from '../../stored-objects.ts';
import { resourceMissing } from '../../wire/errors.ts';
import { whenEqual, page, inDateRange } from '../../wire/paging.ts';
import {
  currency,
  integer,
  listSchema,
  mergedMetadata,
  metadata,
  moments,
  objectSchema,
  text,
} from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const PATH = '/v1/customers/:id/balance_transactions';
const notes = { description: text.optional(), metadata: metadata.optional() };

/** A customer's credit and its transactions. */
export const customerBalances = [
  route('POST', PATH, objectSchema({ amount: integer, currency, ...notes }), ({ work, params, id }) => {
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
  route('GET', PATH, listSchema({ created: moments.optional(), invoice: text.optional() }), ({ work, params, id }) =>
    page(
      work,
      'customer_balance_transaction',
      `/v1/customers/${work.need('customer', id).id}/balance_transactions`,
      [
        whenEqual('$.customer', id),
        whenEqual('$.invoice', params.invoice),
        ...inDateRange('$.created', params.created),
      ],
      params,
    ),
  ),
  route('GET', `${PATH}/:transaction`, objectSchema({}), ({ work, id, secondId }) => ofCustomer(work, id, secondId)),
  route('POST', `${PATH}/:transaction`, objectSchema(notes), ({ work, params, id, secondId }) => {
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

function ofCustomer(work: Transaction, customer: string, id: string): CustomerBalanceTransaction {
  const found = work.need('customer_balance_transaction', id);
  if (found.customer !== customer) throw resourceMissing('customer balance transaction', id);
  return found;
}
