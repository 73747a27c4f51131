import { cardByLabel } from '../cards.ts';
import { newId } from '../ids.ts';
import { nullFields } from '../shapes/null-fields.ts';
import type { Charge, Dispute } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';

const FEE = 1500;
const TWO_DAYS = 2 * 24 * 3600;
const A_WEEK = 7 * 24 * 3600;

/** Opens a dispute at once for a test card that disputes every charge. */
export function openTestDispute(work: Transaction, charge: Charge): void {
  const { dispute: reason } = cardByLabel(work.store.hidden(charge.payment_method ?? '').card);
  if (reason === undefined) return;
  const inquiry = reason === 'inquiry';
  const made = disputeObject(charge.created, charge, inquiry ? 'general' : reason, inquiry);
  work.store.put('charge', { ...charge, disputed: true });
  work.save('dispute', made, 'charge.dispute.created');
  if (!inquiry) move(work, made, -made.amount, 'charge.dispute.funds_withdrawn');
}

/** Closes a dispute with the bank's decision and returns withheld money if won. An inquiry without a follow-up is closed. */
export function closeDispute(work: Transaction, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  const status = dispute.status.startsWith('warning_') ? 'warning_closed' : outcome;
  const decided = work.save('dispute', { ...dispute, status }, 'charge.dispute.updated', dispute);
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
  const { currency } = dispute;
  const description = 'Processing fees';
  const fees = withdrawn ? [{ amount: FEE, application: null, currency, description, type: 'stripe_fee' }] : [];
  const fee = withdrawn ? FEE : 0;
  const booked: Dispute['balance_transactions'][number] = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: work.now + TWO_DAYS,
    balance_type: 'payments',
    created: work.now,
    currency,
    description: `Chargeback ${withdrawn ? 'withdrawal' : 'reversal'} for ${dispute.charge}`,
    exchange_rate: null,
    fee,
    fee_details: fees,
    net: amount - fee,
    reporting_category: withdrawn ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
  const after = { ...dispute, balance_transactions: [...dispute.balance_transactions, booked] };
  return work.save('dispute', after, event);
}

/** Returns a dispute of a charge by the cardholder's bank, or an inquiry. */
function disputeObject(created: number, charge: Charge, reason: string, inquiry: boolean): Dispute {
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + A_WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand,
        case_type: inquiry ? 'inquiry' : 'chargeback',
        network: brand,
        network_reason_code: inquiry ? null : '83',
      },
      type: 'card',
    },
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  };
}

const NO_EVIDENCE: Dispute['evidence'] = {
  ...nullFields('access_activity_log billing_address cancellation_policy cancellation_policy_disclosure'),
  ...nullFields('cancellation_rebuttal customer_communication customer_email_address customer_name'),
  ...nullFields('customer_purchase_ip customer_signature duplicate_charge_documentation duplicate_charge_explanation'),
  ...nullFields('duplicate_charge_id product_description receipt refund_policy refund_policy_disclosure'),
  ...nullFields('refund_refusal_explanation service_date service_documentation shipping_address shipping_carrier'),
  ...nullFields('shipping_date shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text'),
  enhanced_evidence: {},
};
