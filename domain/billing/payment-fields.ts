import { cardExpired, expiryYears } from '../options/card-expiry.ts';
import { addError, type FieldErrors } from '../field-errors.ts';

/** The six documented payment fields [§3]; held in memory only (K16). */
export type PaymentFields = Record<
  'address' | 'zip' | 'cardNumber' | 'securityCode' | 'expirationMonth' | 'expirationYear',
  string
>;

export const CARD_EXPIRED = 'That card has expired. Use another card.';

/** Validates the check digit of a card number (spaces allowed) [§5] K37. */
export function passesLuhn(number: string): boolean {
  const digits = number.replace(/\s/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the errors of the cardholder's address, keyed as in `paymentErrors`. */
export function billingErrors({ address, zip }: Pick<PaymentFields, 'address' | 'zip'>): FieldErrors {
  const errors: FieldErrors = {};
  if (!address.trim()) addError(errors, 'payment.address', 'Enter the billing address.');
  if (!/^\d{5}$/.test(zip)) addError(errors, 'payment.zip', 'Enter a five-digit zip code.');
  return errors;
}

/** Returns the errors of the payment fields, keyed as in section 5; {} for none. Never echoes a value. */
export function paymentErrors(payment: PaymentFields, now: Date): FieldErrors {
  const errors = billingErrors(payment);
  const month = Number(payment.expirationMonth);
  const year = Number(payment.expirationYear);
  const years = expiryYears(now);
  const [first = year, last = year] = [years[0], years.at(-1)];
  if (!passesLuhn(payment.cardNumber)) addError(errors, 'payment.cardNumber', 'Check the card number.');
  if (!/^\d{3,4}$/.test(payment.securityCode))
    addError(errors, 'payment.securityCode', 'Enter the three- or four-digit security code.');
  if (!Number.isInteger(month) || month < 1 || month > 12)
    addError(errors, 'payment.expirationMonth', 'Choose the expiration month.');
  if (!/^\d{4}$/.test(payment.expirationYear))
    addError(errors, 'payment.expirationYear', 'Choose the expiration year.');
  else if (year < first) addError(errors, 'payment.expirationYear', CARD_EXPIRED);
  else if (year > last)
    addError(errors, 'payment.expirationYear', `Choose an expiration year from ${first} to ${last}.`);
  else if (cardExpired(month, year, now)) addError(errors, 'payment.expirationMonth', CARD_EXPIRED);
  return errors;
}
