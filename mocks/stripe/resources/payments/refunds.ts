import { z } from 'zod';
import { refundCharge } from '../../payments/refund.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import type { Charge, Refund } from '../../stored-objects.ts';
import { invalidRequest, parameterMissing } from '../../wire/errors.ts';
import { whenEqual, page, inDateRange } from '../../wire/paging.ts';
import { integer, listSchema, mergedMetadata, metadata, moments, objectSchema, text } from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const refunding = objectSchema({
  amount: integer.refine((amount) => amount > 0, 'Invalid positive integer').optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer'], 'Invalid reason').optional(),
});
const search = listSchema({ charge: text.optional(), created: moments.optional(), payment_intent: text.optional() });

export const refunds = [
  route('POST', '/v1/refunds', refunding, ({ work, params }) =>
    refundCharge(work, chargeOf({ work, params }), params.amount, {
      metadata: mergedMetadata(null, params.metadata),
      reason: params.reason ?? null,
    }),
  ),
  route('GET', '/v1/refunds', search, ({ work, params }) => find(work, '/v1/refunds', params)),
  route('GET', '/v1/charges/:id/refunds', search.omit({ charge: true }), ({ work, params, id }) =>
    find(work, `/v1/charges/${work.need('charge', id).id}/refunds`, { ...params, charge: id }),
  ),
  route('GET', '/v1/refunds/:id', objectSchema({}), ({ work, id }) => work.need('refund', id)),
  route('POST', '/v1/refunds/:id', objectSchema({ metadata: metadata.optional() }), ({ work, params, id }) => {
    const before = work.need('refund', id);
    const after: Refund = { ...before, metadata: mergedMetadata(before.metadata, params.metadata) };
    work.store.put('refund', after);
    work.emit('refund.updated', after, before);
    work.emit('charge.refund.updated', after, before);
    return after;
  }),
  route('POST', '/v1/refunds/:id/cancel', objectSchema({}), ({ work, id }) => {
    throw invalidRequest(
      `You cannot cancel the refund ${id} because it has a status of ${work.need('refund', id).status ?? 'succeeded'}.`,
    );
  }),
];

function find(work: Transaction, url: string, params: SchemaInput<typeof search>): object {
  return page(
    work,
    'refund',
    url,
    [
      whenEqual('$.charge', params.charge),
      whenEqual('$.payment_intent', params.payment_intent),
      ...inDateRange('$.created', params.created),
    ],
    params,
  );
}

function chargeOf({ work, params }: Pick<Call<SchemaInput<typeof refunding>>, 'work' | 'params'>): Charge {
  if (params.charge !== undefined) return work.need('charge', params.charge, 'charge');
  if (params.payment_intent === undefined) throw parameterMissing('charge');
  const { latest_charge, status } = work.need('payment_intent', params.payment_intent, 'payment_intent');
  if (status !== 'succeeded' || latest_charge === null)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    });
  return work.need('charge', latest_charge);
}
