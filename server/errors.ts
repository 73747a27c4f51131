import { FORBIDDEN, NOT_FOUND, NOT_LOGGED_IN, TOO_MANY, UNAVAILABLE } from '../domain/refusals.ts';

/**
 * What a caller is told when it may not, or cannot, have what it asked for. Anything else that is thrown is a surprise:
 * it is logged with the request's id and answered with that id alone. A refused value is neither: it is data
 * (`{ errors }`, domain/field-errors.ts).
 */
export class Refusal extends Error {
  constructor(
    /** The HTTP status. */
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503 | 507,
    /** The code in GraphQL's extensions. */
    readonly code: string,
    message: string,
    /** Response headers that belong to it. */
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export class NotLoggedIn extends Refusal {
  constructor(message: string = NOT_LOGGED_IN.message) {
    super(401, NOT_LOGGED_IN.code, message);
  }
}

export class Forbidden extends Refusal {
  constructor(message: string = FORBIDDEN.message) {
    super(403, FORBIDDEN.code, message);
  }
}

export class NotFound extends Refusal {
  constructor(message: string = NOT_FOUND.message) {
    super(404, NOT_FOUND.code, message);
  }
}

export class TooMany extends Refusal {
  constructor(readonly retryAfterSeconds: number) {
    super(429, TOO_MANY.code, TOO_MANY.message, {
      'retry-after': String(retryAfterSeconds),
    });
  }
}

/** The database does not answer; the caller may try again in a few seconds. */
export class Unavailable extends Refusal {
  constructor() {
    super(503, UNAVAILABLE.code, UNAVAILABLE.message, { 'retry-after': '5' });
  }
}
