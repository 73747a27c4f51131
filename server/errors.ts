/**
 * What a caller is told when it may not, or cannot, have what it asked for. Anything else that is thrown is a surprise:
 * it is logged with the request's id and answered with that id alone. A refused value is neither: it is data
 * (`{ errors }`, domain/field-errors.ts).
 */
export class Refusal extends Error {
  constructor(
    /** The HTTP status. */
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429,
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
  constructor(message = 'Log in to go on.') {
    super(401, 'UNAUTHENTICATED', message);
  }
}

export class Forbidden extends Refusal {
  constructor(message = 'This is not yours to change.') {
    super(403, 'FORBIDDEN', message);
  }
}

export class NotFound extends Refusal {
  constructor(message = 'There is nothing here.') {
    super(404, 'NOT_FOUND', message);
  }
}

export class TooMany extends Refusal {
  constructor(readonly retryAfterSeconds: number) {
    super(429, 'TOO_MANY_REQUESTS', 'That was too often. Wait a moment and try again.', {
      'retry-after': String(retryAfterSeconds),
    });
  }
}
