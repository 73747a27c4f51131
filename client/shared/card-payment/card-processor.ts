import type { ComponentType, Ref } from 'react';
import type { FieldErrors } from '../../../domain/field-errors.ts';

export interface Billing {
  address: string;
  zip: string;
  email: string;
}

export type PaymentMethodResult = { id: string } | { errors: FieldErrors };

/** What mounted card fields can do. Numbers never leave them but for the processor. */
export interface CardHandle {
  /** The processor's id for this card, or what it refused, keyed by `payment.…`. Throws when it cannot be reached. */
  paymentMethod(billing: Billing): Promise<PaymentMethodResult>;
}

export interface CardFieldsProps {
  ref: Ref<CardHandle>;
  disabled: boolean;
  /** Told whether all card inputs are filled in. */
  onComplete(complete: boolean): void;
}

export type AuthenticationResult = { ok: true } | { errors: FieldErrors };

/**
 * A card processor as the screens see it: Stripe's own frames with live keys, six plain inputs with the local one.
 */
export interface CardProcessor {
  Fields: ComponentType<CardFieldsProps>;
  /**
   * Lets a bank ask the card's owner about a payment. What it says here is a hint: whether it was paid is known to the
   * server. It needs no fields, for a stored card may be asked about too. Throws when it cannot be told.
   */
  authenticate(clientSecret: string): Promise<AuthenticationResult>;
  /** Tries a card without charging it, so that it can be kept for later months; its bank may ask its owner. */
  confirmCard(clientSecret: string, paymentMethod: string): Promise<AuthenticationResult>;
}

/** The bank's question, asked once; where nobody knows how it ended, the server is asked all the same. */
export const confirmWithCardholder = async (
  processor: CardProcessor | undefined,
  clientSecret: string,
): Promise<AuthenticationResult> =>
  processor?.authenticate(clientSecret).catch(() => ({ errors: {} })) ?? { errors: {} };
