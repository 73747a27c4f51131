import { route } from '../../route.ts';
import { whenEqual, page, inDateRange } from '../../wire/paging.ts';
import { listSchema, mergedMetadata, metadata, moments, objectSchema, text } from '../../wire/params.ts';

const search = listSchema({
  created: moments.optional(),
  customer: text.optional(),
  payment_intent: text.optional(),
  transfer_group: text.optional(),
});
const booked = listSchema({
  created: moments.optional(),
  currency: text.optional(),
  payout: text.optional(),
  source: text.optional(),
  type: text.optional(),
});

export const charges = [
  route('GET', '/v1/charges', search, ({ work, params }) =>
    page(
      work,
      'charge',
      '/v1/charges',
      [
        whenEqual('$.customer', params.customer),
        whenEqual('$.payment_intent', params.payment_intent),
        whenEqual('$.transfer_group', params.transfer_group),
        ...inDateRange('$.created', params.created),
      ],
      params,
    ),
  ),
  route('GET', '/v1/charges/:id', objectSchema({}), ({ work, id }) => work.need('charge', id)),
  route(
    'POST',
    '/v1/charges/:id',
    objectSchema({ description: text.optional(), metadata: metadata.optional(), receipt_email: text.optional() }),
    ({ work, params, id }) => {
      const before = work.need('charge', id);
      const after = {
        ...before,
        description: params.description ?? before.description,
        metadata: mergedMetadata(before.metadata, params.metadata),
        receipt_email: params.receipt_email ?? before.receipt_email,
      };
      work.store.put('charge', after);
      work.emit('charge.updated', after, before);
      return after;
    },
  ),
  // Transactions of the account's balance: charges, refunds, disputes.
  route('GET', '/v1/balance_transactions', booked, ({ work, params }) =>
    page(
      work,
      'balance_transaction',
      '/v1/balance_transactions',
      [
        whenEqual('$.currency', params.currency),
        whenEqual('$.payout', params.payout),
        whenEqual('$.source', params.source),
        whenEqual('$.type', params.type),
        ...inDateRange('$.created', params.created),
      ],
      params,
    ),
  ),
  route('GET', '/v1/balance_transactions/:id', objectSchema({}), ({ work, id }) =>
    work.need('balance_transaction', id),
  ),
];
