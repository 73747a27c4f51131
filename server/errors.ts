import type { FieldErrors } from '../domain/field-errors.ts';
import { FORBIDDEN, NOT_FOUND, NOT_LOGGED_IN, TOO_MANY_REQUESTS, UNAVAILABLE } from '../domain/request-errors.ts';

/** An error reported to the caller; of any other, the caller gets only the request ID. Invalid values are data. */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 503 | 507,
    /** The code in GraphQL's extensions. */
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export class NotLoggedIn extends RequestError {
  constructor(message: string = NOT_LOGGED_IN.message) {
    super(401, NOT_LOGGED_IN.code, message);
  }
}

export class Forbidden extends RequestError {
  constructor(message: string = FORBIDDEN.message) {
    super(403, FORBIDDEN.code, message);
  }
}

export class NotFound extends RequestError {
  constructor(message: string = NOT_FOUND.message) {
    super(404, NOT_FOUND.code, message);
  }
}

export class TooManyRequests extends RequestError {
  /** The message as the error of a form, where it says more than the usual one. */
  readonly errors?: FieldErrors;

  constructor(
    readonly retryAfterSeconds: number,
    message?: string,
  ) {
    super(429, TOO_MANY_REQUESTS.code, message ?? TOO_MANY_REQUESTS.message, {
      'retry-after': String(retryAfterSeconds),
    });
    if (message !== undefined) this.errors = { notification: [message] };
  }
}

/** The database is unavailable; the caller may retry in a few seconds. */
export class Unavailable extends RequestError {
  constructor() {
    super(503, UNAVAILABLE.code, UNAVAILABLE.message, { 'retry-after': '5' });
  }
}
