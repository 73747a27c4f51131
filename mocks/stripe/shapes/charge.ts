import type { Decline } from '../cards.ts';
import { newId } from '../ids.ts';
import { nullFields } from './null-fields.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from '../stored-objects.ts';

type ChargeCard = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

/** Returns a charge of a card for a payment intent: succeeded or declined. */
export function chargeObject(created: number, intent: PaymentIntent, method: PaymentMethod, decline?: Decline): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    ...nullFields('application application_fee application_fee_amount failure_balance_transaction on_behalf_of'),
    ...nullFields('receipt_number receipt_url review shipping source source_transfer statement_descriptor'),
    ...nullFields('statement_descriptor_suffix transfer_data transfer_group'),
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: decline ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'LOCAL PROCESSOR',
    captured: !decline,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      advice_code: decline?.advice ?? null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline ?? null,
      risk_level: 'normal',
      risk_score: 1,
      seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method, decline ? null : intent.amount), type: 'card' },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  };
}

function cardDetails(method: PaymentMethod, authorized: number | null): ChargeCard {
  const { card } = method;
  if (!card) throw new Error(`Payment method ${method.id} is no card`);
  return {
    ...nullFields('authorization_code electronic_commerce_indicator installments mandate network_transaction_id'),
    ...nullFields('three_d_secure transaction_link_id wallet'),
    amount_authorized: authorized,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: card.funding,
    last4: card.last4,
    network: card.brand,
    regulated_status: card.regulated_status,
  };
}

export function refundObject(created: number, charge: Charge, amount: number): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    ...nullFields('customer_account reason receipt_number source_transfer_reversal transfer_reversal'),
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    status: 'succeeded',
  };
}
