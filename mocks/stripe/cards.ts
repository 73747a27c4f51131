/** Why an issuer declines; `code` and `decline` as in Stripe's reference. */
export interface Decline {
  code: string;
  decline: string;
  message: string;
  advice: 'confirm_card_data' | 'do_not_try_again' | 'try_again_later';
}

/** A published test card. Its number is only used for comparison; the label is stored. */
export interface TestCard {
  label: string;
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';
  funding: 'credit' | 'debit';
  /** Declined when attached, confirmed or charged. */
  decline?: Decline;
  /** Declined only when charged. */
  chargeDecline?: Decline;
  /** Charged, and then disputed: the reason, or an inquiry only. */
  dispute?: 'fraudulent' | 'product_not_received' | 'inquiry';
  /** Requires authentication by the cardholder: until done once, or at every payment. */
  authenticate?: 'once' | 'always';
}

const refusal = (code: string, message: string, advice: Decline['advice']): Decline => ({
  code,
  decline: code,
  message,
  advice,
});
const generic: Decline = {
  ...refusal('card_declined', 'Your card was declined.', 'try_again_later'),
  decline: 'generic_decline',
};
const final = (decline: string): Decline => ({ ...generic, decline, advice: 'do_not_try_again' });

const card = (label: string, number: string, brand: TestCard['brand'], more: Partial<TestCard> = {}): TestCard => ({
  label,
  number,
  brand,
  funding: 'credit',
  ...more,
});

/** Stripe's published test numbers, each with the name that follows `pm_card_` in its test id. */
export const TEST_CARDS: readonly TestCard[] = [
  card('visa', '4242424242424242', 'visa'),
  card('visa_debit', '4000056655665556', 'visa', { funding: 'debit' }),
  card('mastercard', '5555555555554444', 'mastercard'),
  card('mastercard_debit', '5200828282828210', 'mastercard', { funding: 'debit' }),
  card('mastercard_prepaid', '5105105105105100', 'mastercard'),
  card('amex', '378282246310005', 'amex'),
  card('discover', '6011111111111117', 'discover'),
  card('diners', '3056930009020004', 'diners'),
  card('jcb', '3566002020360505', 'jcb'),
  card('unionpay', '6200000000000005', 'unionpay'),
  card('chargeDeclined', '4000000000000002', 'visa', { decline: generic }),
  card('chargeDeclinedInsufficientFunds', '4000000000009995', 'visa', {
    decline: { ...generic, decline: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  }),
  card('chargeDeclinedLostCard', '4000000000009987', 'visa', { decline: final('lost_card') }),
  card('chargeDeclinedStolenCard', '4000000000009979', 'visa', { decline: final('stolen_card') }),
  card('chargeDeclinedFraudulent', '4100000000000019', 'visa', { decline: final('fraudulent') }),
  card('chargeDeclinedExpiredCard', '4000000000000069', 'visa', {
    decline: refusal('expired_card', 'Your card has expired.', 'confirm_card_data'),
  }),
  card('chargeDeclinedIncorrectCvc', '4000000000000127', 'visa', {
    decline: refusal('incorrect_cvc', "Your card's security code is incorrect.", 'confirm_card_data'),
  }),
  card('chargeDeclinedProcessingError', '4000000000000119', 'visa', {
    decline: refusal(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'try_again_later',
    ),
  }),
  card('chargeCustomerFail', '4000000000000341', 'visa', { chargeDecline: generic }),
  card('createDispute', '4000000000000259', 'visa', { dispute: 'fraudulent' }),
  card('createDisputeProductNotReceived', '4000000000002685', 'visa', { dispute: 'product_not_received' }),
  card('createDisputeInquiry', '4000000000001976', 'visa', { dispute: 'inquiry' }),
  card('authenticationRequiredOnSetup', '4000002500003155', 'visa', { authenticate: 'once' }),
  card('authenticationRequired', '4000002760003184', 'visa', { authenticate: 'always' }),
];

const byNumber = new Map(TEST_CARDS.map((each) => [each.number, each]));
const byLabel = new Map(TEST_CARDS.map((each) => [each.label, each]));

export function cardByNumber(number: string): TestCard | undefined {
  return byNumber.get(number);
}

/** Returns the card of a stored label. */
export function cardByLabel(label: string | undefined): TestCard {
  const found = byLabel.get(label ?? '');
  if (!found) throw new Error(`No test card is called ${label}`);
  return found;
}

/** Returns the card of one of Stripe's test ids: `pm_card_amex`. */
export function cardByTestId(id: string): TestCard | undefined {
  return id.startsWith('pm_card_') ? byLabel.get(id.slice('pm_card_'.length)) : undefined;
}
