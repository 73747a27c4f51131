import type { Decline } from '../cards.ts';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The `error` object of a response, as in Stripe's reference. */
interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  advice_code?: string;
  doc_url?: string;
  request_log_url?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
  setup_intent?: object;
}

/** An error response to a request. Its effects are rolled back unless `keepsEffects`: a failed charge is recorded. */
export class StripeRequestError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly keepsEffects: boolean;
  /** Whether it was rejected before processing began: its idempotency key accepts a corrected request. */
  unbegun = false;

  constructor(status: number, body: ErrorBody, keepsEffects = false) {
    super(body.message);
    this.status = status;
    this.body =
      body.code === undefined
        ? body
        : { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` };
    this.keepsEffects = keepsEffects;
  }
}

export function invalidRequest(message: string, more: Partial<ErrorBody> = {}, status = 400): StripeRequestError {
  return new StripeRequestError(status, { type: 'invalid_request_error', message, ...more });
}

/** Returns the 404 error for an unknown id. */
export function resourceMissing(noun: string, id: string, param = 'id'): StripeRequestError {
  return invalidRequest(`No such ${noun}: '${id}'`, { code: 'resource_missing', param }, 404);
}

export function parameterMissing(param: string): StripeRequestError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** Returns the 400 error for a missing card. */
export function missingPaymentMethod(): StripeRequestError {
  return invalidRequest(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
    { code: 'resource_missing' },
  );
}

/** Returns the 402 error for a declined card, with the reason. */
export function cardDeclined(
  decline: Decline,
  more: Partial<ErrorBody> = {},
  keepsEffects = false,
): StripeRequestError {
  const { code, decline: decline_code, message, advice: advice_code } = decline;
  return new StripeRequestError(
    402,
    { type: 'card_error', code, decline_code, message, advice_code, ...more },
    keepsEffects,
  );
}

/** Returns the error of an intent whose cardholder declined or could not be authenticated. */
export const authenticationError = <Kind extends 'payment_intent' | 'setup_intent'>(kind: Kind) =>
  ({
    type: 'invalid_request_error',
    code: `${kind}_authentication_failure`,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  }) as const;

export function unknownUrl(method: string, path: string): StripeRequestError {
  return invalidRequest(
    `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code. Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {},
    404,
  );
}
