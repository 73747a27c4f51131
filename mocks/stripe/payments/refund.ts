import { refundObject } from '../shapes/charge.ts';
import type { Charge, Refund } from '../stored-objects.ts';
import { invalidRequest } from '../wire/errors.ts';
import type { Transaction } from '../transaction.ts';
import { recordBalanceTransaction } from './account-balance.ts';

/** Refunds the rest of a charge, or a part of it. @throws StripeRequestError 400 */
export function refundCharge(
  work: Transaction,
  charge: Charge,
  wanted: number | undefined,
  given: Partial<Refund>,
): Refund {
  const rest = charge.amount_captured - charge.amount_refunded;
  const amount = wanted ?? rest;
  if (charge.status === 'failed')
    throw invalidRequest(`Charge ${charge.id} was not successful and cannot be refunded.`, { param: 'charge' });
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
  const at = work.now(work.customerOf(charge)?.test_clock);
  const bare = refundObject(at, charge, amount, given);
  const { id: balance_transaction } = recordBalanceTransaction(work, at, {
    amount: -amount,
    currency: charge.currency,
    description: 'REFUND FOR CHARGE',
    reporting_category: 'refund',
    source: bare.id,
    type: 'refund',
  });
  const made: Refund = { ...bare, balance_transaction };
  const after: Charge = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === rest };
  work.store.put('refund', made);
  work.store.put('charge', after);
  work.emit('charge.refunded', after, charge);
  work.emit('refund.created', made);
  return made;
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
