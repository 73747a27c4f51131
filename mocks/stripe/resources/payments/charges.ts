import { z } from 'zod';
import { closeDispute } from '../../payments/dispute.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import type { Charge, Dispute, Refund } from '../../stored-objects.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { whenEqual, page } from '../../wire/paging.ts';
import { integer, listSchema, objectSchema, text } from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';
import { refundObject } from '../../shapes/charge.ts';

const ofPayment = listSchema({ payment_intent: text.optional() });
const refunding = objectSchema({
  amount: integer.refine((amount) => amount > 0, 'Invalid positive integer').optional(),
  payment_intent: text,
});
const answering = objectSchema({ evidence: z.strictObject({ uncategorized_text: text.max(20_000) }) });

/** Charges, refunds and disputes. */
export const charges = [
  route('GET', '/v1/charges', listSchema({}), ({ work, params }) => page(work, 'charge', '/v1/charges', [], params)),
  route('POST', '/v1/refunds', refunding, ({ work, params }) =>
    refundCharge(work, chargeOf(work, params.payment_intent), params.amount),
  ),
  route('GET', '/v1/refunds', ofPayment, ({ work, params }) =>
    page(work, 'refund', '/v1/refunds', [whenEqual('$.payment_intent', params.payment_intent)], params),
  ),
  route('GET', '/v1/disputes', ofPayment, ({ work, params }) =>
    page(work, 'dispute', '/v1/disputes', [whenEqual('$.payment_intent', params.payment_intent)], params),
  ),
  route('POST', '/v1/disputes/:id', answering, contest),
];

function chargeOf(work: Transaction, payment: string): Charge {
  const { latest_charge, status } = work.need('payment_intent', payment, 'payment_intent');
  if (status !== 'succeeded' || latest_charge === null)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    });
  return work.need('charge', latest_charge);
}

/** Submits evidence. As in Stripe's test mode, the values `winning_evidence` and `losing_evidence` decide the dispute. */
function contest({ work, params, id }: Call<SchemaInput<typeof answering>>): Dispute {
  const before = work.need('dispute', id);
  if (!before.status.endsWith('needs_response') && !before.status.endsWith('under_review'))
    throw invalidRequest('This dispute is already closed', { code: 'charge_disputed' });
  const after: Dispute = {
    ...before,
    evidence: { ...before.evidence, ...params.evidence },
    evidence_details: {
      ...before.evidence_details,
      has_evidence: true,
      submission_count: before.evidence_details.submission_count + 1,
      submission_method: 'manual',
    },
    status: before.status.replace('needs_response', 'under_review'),
  };
  work.store.put('dispute', after);
  work.emit('charge.dispute.updated', after, before);
  const words = params.evidence.uncategorized_text;
  if (words === 'winning_evidence') return closeDispute(work, after, 'won');
  return words === 'losing_evidence' ? closeDispute(work, after, 'lost') : after;
}

/** Refunds the rest of a charge, or a part of it. @throws StripeRequestError 400 */
function refundCharge(work: Transaction, charge: Charge, wanted: number | undefined): Refund {
  const rest = charge.amount_captured - charge.amount_refunded;
  const amount = wanted ?? rest;
  if (rest === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const disputed = work.store.list('dispute', [{ path: '$.charge', is: '=', value: charge.id }]);
  if (disputed.some(({ is_charge_refundable }) => !is_charge_refundable))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (amount > rest)
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(rest)})`,
      { param: 'amount' },
    );
  const made = refundObject(work.now, charge, amount);
  const after: Charge = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === rest };
  work.store.put('refund', made);
  work.store.put('charge', after);
  work.emit('charge.refunded', after, charge);
  work.emit('refund.created', made);
  return made;
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
