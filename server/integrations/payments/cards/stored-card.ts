import type Stripe from 'stripe';

export const storedCard = ({ id, card }: Stripe.PaymentMethod) => ({
  id,
  brand: card?.brand ?? '',
  last4: card?.last4 ?? '',
  month: card?.exp_month ?? 0,
  year: card?.exp_year ?? 0,
});

/** The stored details of a card (K37). */
export type StoredCard = ReturnType<typeof storedCard>;
