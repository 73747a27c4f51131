import { passesLuhn } from '../../../domain/billing/payment-fields.ts';
import { cardByNumber } from '../cards.ts';
import type { CardOnFile } from '../shapes/payment-method.ts';
import { cardDeclined, StripeRequestError } from '../wire/errors.ts';

/** Parses a card as typed on this day; only Stripe's published numbers are accepted. @throws StripeRequestError 402 */
export function parseCard(
  today: Date,
  typed: { number: string; exp_month: number; exp_year: number; cvc: string },
): CardOnFile {
  const number = typed.number.replaceAll(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    throw wrong('incorrect_number', 'number', 'Your card number is incorrect.');
  const card = cardByNumber(number);
  if (!card) {
    throw cardDeclined({
      code: 'card_declined',
      decline: 'test_mode_live_card',
      message:
        'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      advice: 'do_not_try_again',
    });
  }
  const expYear = typed.exp_year < 100 ? 2000 + typed.exp_year : typed.exp_year;
  if (typed.exp_month < 1 || typed.exp_month > 12)
    throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  if (expYear < today.getUTCFullYear() || expYear > today.getUTCFullYear() + 50)
    throw wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  if (expYear === today.getUTCFullYear() && typed.exp_month <= today.getUTCMonth())
    throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  if (!(card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(typed.cvc))
    throw wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  return { card, expMonth: typed.exp_month, expYear };
}

function wrong(code: string, param: string, message: string): StripeRequestError {
  return new StripeRequestError(402, { type: 'card_error', code, param, message });
}
