import type { ComponentType, Ref } from 'react';
import type { FieldErrors } from '../../../../domain/field-errors.ts';

export interface Billing {
  address: string;
  zip: string;
  email: string;
}

export type PaymentMethodAnswer = { id: string } | { errors: FieldErrors };

/** What mounted card fields can do. Numbers never leave them but for the processor. */
export interface CardHandle {
  /** The processor's id for this card, or what it refused, keyed by `payment.…`. Throws when it cannot be reached. */
  paymentMethod(billing: Billing): Promise<PaymentMethodAnswer>;
}

export interface CardFieldsProps {
  ref: Ref<CardHandle>;
  disabled: boolean;
  /** Told whether all card inputs are filled in. */
  onComplete(complete: boolean): void;
}

/**
 * A card processor as the screens see it: Stripe's own frames with live keys, six plain inputs with the local one.
 * `authenticate` needs no fields, for a stored card may be asked about too.
 */
export interface CardProcessor {
  Fields: ComponentType<CardFieldsProps>;
  authenticate(clientSecret: string): Promise<{ ok: true } | { errors: FieldErrors }>;
}
