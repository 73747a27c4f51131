import { z } from 'zod';
import { route, type Call, type Given } from '../route.ts';
import { refundObject } from '../shapes/charge.ts';
import type { Charge, Refund } from '../stored.ts';
import { invalidRequest, parameterMissing } from '../wire/errors.ts';
import { equal, page, within } from '../wire/paging.ts';
import { cents, lists, mergedMetadata, metadata, moments, takes, text } from '../wire/params.ts';

const refunding = takes({
  amount: cents.optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer'], 'Invalid reason').optional(),
});

export const charges = [
  route(
    'GET',
    '/v1/charges',
    lists({ created: moments.optional(), customer: text.optional(), payment_intent: text.optional() }),
    ({ work, params }) =>
      page(
        work,
        'charge',
        '/v1/charges',
        [
          equal('$.customer', params.customer),
          equal('$.payment_intent', params.payment_intent),
          ...within('$.created', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/charges/:id', takes({}), ({ work, id }) => work.need('charge', id)),
  route('POST', '/v1/refunds', refunding, refund),
  route(
    'GET',
    '/v1/refunds',
    lists({ charge: text.optional(), created: moments.optional(), payment_intent: text.optional() }),
    ({ work, params }) =>
      page(
        work,
        'refund',
        '/v1/refunds',
        [
          equal('$.charge', params.charge),
          equal('$.payment_intent', params.payment_intent),
          ...within('$.created', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/refunds/:id', takes({}), ({ work, id }) => work.need('refund', id)),
];

/** Gives money back: the rest of a charge, or a part of it. */
function refund({ work, params }: Call<Given<typeof refunding>>): Refund {
  const charge = chargeOf({ work, params });
  const rest = charge.amount_captured - charge.amount_refunded;
  const amount = params.amount ?? rest;
  if (rest === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount === 0 || amount > rest)
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`, {
      param: 'amount',
    });
  const made = refundObject(work.now(work.customerOf(charge)?.test_clock), charge, amount, {
    metadata: mergedMetadata(null, params.metadata),
    reason: params.reason ?? null,
  });
  const after: Charge = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === rest };
  work.store.put('refund', made);
  work.store.put('charge', after);
  work.emit('charge.refunded', after, charge);
  work.emit('refund.created', made);
  return made;
}

function chargeOf({ work, params }: Pick<Call<Given<typeof refunding>>, 'work' | 'params'>): Charge {
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
