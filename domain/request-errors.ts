/** A request error: the code in GraphQL's extensions, and the message. */
export interface RequestErrorInfo {
  readonly code: string;
  readonly message: string;
}

export const NOT_LOGGED_IN = {
  code: 'UNAUTHENTICATED',
  message: 'Log in to continue.',
} as const satisfies RequestErrorInfo;
export const FORBIDDEN = {
  code: 'FORBIDDEN',
  message: "You don't have access to change this.",
} as const satisfies RequestErrorInfo;
/** The error of a request without a valid CSRF token. */
export const CSRF_CHECK_FAILED = {
  code: 'FORBIDDEN',
  message: "We couldn't verify this request. Reload the page and try again.",
} as const satisfies RequestErrorInfo;
/** The error for NUL or a lone surrogate. */
export const UNSTORABLE_INPUT = {
  code: 'BAD_REQUEST',
  message: "This contains characters that aren't allowed.",
} as const satisfies RequestErrorInfo;
export const NOT_FOUND = { code: 'NOT_FOUND', message: 'Not found.' } as const satisfies RequestErrorInfo;
export const TOO_MANY_REQUESTS = {
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many attempts. Nothing was lost. Wait a minute, then try again.',
} as const satisfies RequestErrorInfo;

/** The error while the database is unavailable. */
export const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'Part of the site is unavailable right now. Nothing was lost. Try again in a moment.',
} as const satisfies RequestErrorInfo;

/** The error when an upload exceeds the storage space. */
export const STORAGE_FULL = {
  code: 'INSUFFICIENT_STORAGE',
  message: "We can't store images right now. Try again later. Everything else is saved.",
} as const satisfies RequestErrorInfo;

export const UNEXPECTED_ERROR = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our end. Nothing was lost. Try again in a moment.',
} as const satisfies RequestErrorInfo;
