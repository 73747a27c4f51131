import { z } from 'zod';
import { closeDispute } from '../../payments/dispute.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import type { Charge, Dispute, Refund } from '../../stored-objects.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { listRoute, whenEqual } from '../../wire/paging.ts';
import { integer, listSchema, objectSchema, text } from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';
import { refundObject } from '../../shapes/charge.ts';

const refunding = objectSchema({
  amount: integer.refine((amount) => amount > 0, 'Invalid positive integer').optional(),
  payment_intent: text,
});
const answering = objectSchema({ evidence: z.strictObject({ uncategorized_text: text.max(20_000) }) });

/** Charges, refunds and disputes. */
export const charges = [
  listRoute('/v1/charges', 'charge', listSchema({})),
  route('POST', '/v1/refunds', refunding, ({ work, params }) =>
    refundCharge(work, chargeOf(work, params.payment_intent), params.amount),
  ),
  ...(['refund', 'dispute'] as const).map((kind) =>
    listRoute(`/v1/${kind}s`, kind, listSchema({ payment_intent: text.optional() }), ({ params }) => [
      whenEqual('$.payment_intent', params.payment_intent),
    ]),
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
  work.save('dispute', after, 'charge.dispute.updated', before);
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
  work.save('charge', after, 'charge.refunded', charge);
  return work.save('refund', made, 'refund.created');
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
