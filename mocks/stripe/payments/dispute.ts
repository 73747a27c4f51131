import { cardByLabel } from '../cards.ts';
import { balanceTransactionObject } from '../shapes/balance.ts';
import { disputeObject } from '../shapes/dispute.ts';
import type { Charge, Dispute } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';

/** Stripe's dispute fee, in cents. */
const FEE = 1500;

/** Opens a dispute at once for a test card that disputes every charge. */
export function openTestDispute(work: Transaction, charge: Charge): void {
  const { dispute: reason } = cardByLabel(work.hidden(charge.payment_method ?? '').card);
  if (reason === undefined) return;
  const inquiry = reason === 'inquiry';
  const made = disputeObject(charge.created, charge, inquiry ? 'general' : reason, inquiry);
  work.store.put('charge', { ...charge, disputed: true });
  work.store.put('dispute', made);
  work.emit('charge.dispute.created', made);
  if (!inquiry) move(work, made, -made.amount, 'charge.dispute.funds_withdrawn');
}

/** Closes a dispute with the bank's decision and returns withheld money if won. An inquiry without a follow-up is closed. */
export function closeDispute(work: Transaction, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  const status = dispute.status.startsWith('warning_') ? 'warning_closed' : outcome;
  const decided: Dispute = { ...dispute, status };
  work.store.put('dispute', decided);
  work.emit('charge.dispute.updated', decided, dispute);
  const after = status === 'won' ? move(work, decided, decided.amount, 'charge.dispute.funds_reinstated') : decided;
  work.emit('charge.dispute.closed', after);
  return after;
}

function move(
  work: Transaction,
  dispute: Dispute,
  amount: number,
  event: 'charge.dispute.funds_withdrawn' | 'charge.dispute.funds_reinstated',
): Dispute {
  const withdrawn = amount < 0;
  const booked = balanceTransactionObject(work.now, {
    amount,
    currency: dispute.currency,
    description: `Chargeback ${withdrawn ? 'withdrawal' : 'reversal'} for ${dispute.charge}`,
    fee: withdrawn ? FEE : 0,
    reporting_category: withdrawn ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
  });
  const after = { ...dispute, balance_transactions: [...dispute.balance_transactions, booked] };
  work.store.put('dispute', after);
  work.emit(event, after);
  return after;
}
