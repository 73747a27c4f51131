import type { Decline } from '../cards.ts';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The `error` object of a refusal, as Stripe's reference describes it. */
export interface ErrorBody {
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

/** A request that is refused. Its effects are undone unless `keepsEffects`: a failed charge leaves its trace. */
export class StripeRequestError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly keepsEffects: boolean;
  /** Refused before anything of it began: its idempotency key is free for a corrected request. */
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

/** 404: nothing of this noun has this id. */
export function resourceMissing(noun: string, id: string, param = 'id'): StripeRequestError {
  return invalidRequest(`No such ${noun}: '${id}'`, { code: 'resource_missing', param }, 404);
}

export function parameterMissing(param: string): StripeRequestError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** 402: the card was refused, with what it was refused for. */
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

export function unknownUrl(method: string, path: string): StripeRequestError {
  return invalidRequest(
    `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code. Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {},
    404,
  );
}
