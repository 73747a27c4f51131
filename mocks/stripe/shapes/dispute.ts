import { newId } from '../ids.ts';
import type { Charge, Dispute } from '../stored-objects.ts';

const A_WEEK = 7 * 24 * 3600;

/** Returns a dispute of a charge by the cardholder's bank, or an inquiry. */
export function disputeObject(created: number, charge: Charge, reason: string, inquiry: boolean): Dispute {
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
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
