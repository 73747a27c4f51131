import type Stripe from 'stripe';

/** The stored details of a card (K37). */
export interface StoredCard {
  id: string;
  brand: string;
  last4: string;
  month: number;
  year: number;
}

export const storedCard = ({ id, card }: Stripe.PaymentMethod): StoredCard => ({
  id,
  brand: card?.brand ?? '',
  last4: card?.last4 ?? '',
  month: card?.exp_month ?? 0,
  year: card?.exp_year ?? 0,
});
