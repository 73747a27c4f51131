import { refundObject } from '../shapes/charge.ts';
import type { Charge, Refund } from '../stored-objects.ts';
import { invalidRequest } from '../wire/errors.ts';
import type { Transaction } from '../transaction.ts';

/** Refunds the rest of a charge, or a part of it. @throws StripeRequestError 400 */
export function refundCharge(work: Transaction, charge: Charge, wanted: number | undefined): Refund {
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
