import { newId, randomText } from '../ids.ts';
import { nullFields } from './null-fields.ts';
import type { PaymentIntent, SetupIntent } from '../stored-objects.ts';

type NewPaymentIntent = Pick<PaymentIntent, 'amount' | 'currency' | 'customer'> & Partial<PaymentIntent>;

export function paymentIntentObject(created: number, given: NewPaymentIntent): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    ...nullFields('allowed_payment_method_types application application_fee_amount automatic_payment_methods'),
    ...nullFields('canceled_at cancellation_reason customer_account description excluded_payment_method_types'),
    ...nullFields('last_payment_error latest_charge managed_payments next_action on_behalf_of payment_method'),
    ...nullFields('payment_method_configuration_details payment_record processing receipt_email review'),
    ...nullFields('setup_future_usage shipping source statement_descriptor statement_descriptor_suffix transfer_data'),
    ...nullFields('transfer_group'),
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created,
    livemode: false,
    metadata: {},
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    ...given,
  };
}

export function setupIntentObject(created: number, customer: string): SetupIntent {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    ...nullFields('allowed_payment_method_types application automatic_payment_methods cancellation_reason'),
    ...nullFields('customer_account description excluded_payment_method_types flow_directions last_setup_error'),
    ...nullFields('latest_attempt mandate next_action on_behalf_of payment_method'),
    ...nullFields('payment_method_configuration_details single_use_mandate'),
    client_secret: `${id}_secret_${randomText(25)}`,
    created,
    customer,
    livemode: false,
    metadata: {},
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}

/** Requests the browser to authenticate the cardholder. */
export const AUTHENTICATE: NonNullable<PaymentIntent['next_action']> = {
  type: 'use_stripe_sdk',
  use_stripe_sdk: { type: 'three_d_secure_redirect' },
};
