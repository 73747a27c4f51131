import type { ComponentType, Ref } from 'react';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { BillingAddress } from './billing-address.tsx';

export type Billing = BillingAddress & { email: string };

export type PaymentMethodResult = { id: string } | { errors: FieldErrors };

/** The methods of mounted card fields. Card numbers are sent only to the processor. */
export interface CardHandle {
  /** Returns the processor's id for this card, or its errors, keyed by `payment.…`. Throws when it cannot be reached. */
  paymentMethod(billing: Billing): Promise<PaymentMethodResult>;
}

export interface CardFieldsProps {
  ref: Ref<CardHandle>;
  disabled: boolean;
  onComplete(complete: boolean): void;
}

export type AuthenticationResult = { ok: true } | { errors: FieldErrors };

/** A card processor: Stripe's iframes with live keys, six plain inputs with the local one. */
export interface CardProcessor {
  Fields: ComponentType<CardFieldsProps>;
  /** Runs the bank's authentication. Only a hint: the server knows the payment. Throws when the result is unknown. */
  authenticate(clientSecret: string): Promise<AuthenticationResult>;
  /** Confirms a card without charging it, so that it can be saved for later months; the bank may require authentication. */
  confirmCard(clientSecret: string, paymentMethod: string): Promise<AuthenticationResult>;
}

/** Runs the authentication once; where its result is unknown, the server is called all the same. */
export const confirmWithCardholder = async (
  processor: CardProcessor | undefined,
  clientSecret: string,
): Promise<AuthenticationResult> =>
  processor?.authenticate(clientSecret).catch(() => ({ errors: {} })) ?? { errors: {} };
