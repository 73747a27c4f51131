import { route } from '../route.ts';
import { equal, page, within } from '../wire/paging.ts';
import { lists, mergedMetadata, metadata, moments, takes, text } from '../wire/params.ts';

const search = lists({
  created: moments.optional(),
  customer: text.optional(),
  payment_intent: text.optional(),
  transfer_group: text.optional(),
});
const booked = lists({
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
        equal('$.customer', params.customer),
        equal('$.payment_intent', params.payment_intent),
        equal('$.transfer_group', params.transfer_group),
        ...within('$.created', params.created),
      ],
      params,
    ),
  ),
  route('GET', '/v1/charges/:id', takes({}), ({ work, id }) => work.need('charge', id)),
  route(
    'POST',
    '/v1/charges/:id',
    takes({ description: text.optional(), metadata: metadata.optional(), receipt_email: text.optional() }),
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
  // What came to the account and what left it: charges, refunds, disputes.
  route('GET', '/v1/balance_transactions', booked, ({ work, params }) =>
    page(
      work,
      'balance_transaction',
      '/v1/balance_transactions',
      [
        equal('$.currency', params.currency),
        equal('$.payout', params.payout),
        equal('$.source', params.source),
        equal('$.type', params.type),
        ...within('$.created', params.created),
      ],
      params,
    ),
  ),
  route('GET', '/v1/balance_transactions/:id', takes({}), ({ work, id }) => work.need('balance_transaction', id)),
];
