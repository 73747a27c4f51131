/** The stored details of a landlord's card (K37). Months are 1 to 12, years have four digits. */
export interface CardOnFile {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** Months before expiration in which a card counts as expiring soon: two months are two charges. */
const SOON_MONTHS = 2;

const names: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Returns 'Visa', 'American Express', or 'Card' for an unknown brand. */
export const cardBrandLabel = (brand: string | null): string => names[brand ?? ''] ?? 'Card';

/** Returns 'Visa ending 4242'. */
export const cardLabel = ({ brand, last4 }: { brand: string | null; last4: string }): string =>
  `${cardBrandLabel(brand)} ending ${last4}`;

/** Returns '12/2031', as printed on the card. */
export const cardExpiryLabel = ({ expMonth, expYear }: Pick<CardOnFile, 'expMonth' | 'expYear'>): string =>
  `${String(expMonth).padStart(2, '0')}/${expYear}`;

/** Returns whether a card can still be charged: it is valid through the last day of its month. */
export function cardExpiryState(
  { expMonth, expYear }: Pick<CardOnFile, 'expMonth' | 'expYear'>,
  now: Date,
): 'good' | 'soon' | 'expired' {
  const left = (expYear - now.getUTCFullYear()) * 12 + expMonth - (now.getUTCMonth() + 1);
  if (left < 0) return 'expired';
  return left < SOON_MONTHS ? 'soon' : 'good';
}
