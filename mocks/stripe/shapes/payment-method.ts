import { createHash } from 'node:crypto';
import type { TestCard } from '../cards.ts';
import { newId } from '../ids.ts';
import type { PaymentMethod } from '../stored-objects.ts';

export type BillingDetails = PaymentMethod['billing_details'];

/** The stored fields of a card. */
export interface CardOnFile {
  card: TestCard;
  expMonth: number;
  expYear: number;
}

export const NO_BILLING: BillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

export function paymentMethodObject(
  created: number,
  { card, expMonth, expYear }: CardOnFile,
  billing: BillingDetails,
): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: billing.address?.line1 ? 'unchecked' : null,
        address_postal_code_check: billing.address?.postal_code ? 'unchecked' : null,
        cvc_check: 'unchecked',
      },
      country: 'US',
      display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      // Derived from the label, without any digit of the number.
      fingerprint: createHash('sha256').update(card.label).digest('base64url').replaceAll(/[-_]/g, '0').slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
