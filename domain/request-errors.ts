/** A request error: the code in GraphQL's extensions, and the message. */
export interface RequestErrorInfo {
  readonly code: string;
  readonly message: string;
}

export const NOT_LOGGED_IN = {
  code: 'UNAUTHENTICATED',
  message: 'Log in to go on.',
} as const satisfies RequestErrorInfo;
export const FORBIDDEN = {
  code: 'FORBIDDEN',
  message: 'This is not yours to change.',
} as const satisfies RequestErrorInfo;
/** The error of a request without a valid CSRF token. */
export const CSRF_CHECK_FAILED = {
  code: 'FORBIDDEN',
  message: 'This request could not be verified. Reload the page and try again.',
} as const satisfies RequestErrorInfo;
/** The error for NUL or a lone surrogate. */
export const UNSTORABLE_INPUT = {
  code: 'BAD_REQUEST',
  message: 'This holds characters that no text has.',
} as const satisfies RequestErrorInfo;
export const NOT_FOUND = { code: 'NOT_FOUND', message: 'There is nothing here.' } as const satisfies RequestErrorInfo;
export const TOO_MANY_REQUESTS = {
  code: 'TOO_MANY_REQUESTS',
  message: 'That was too often. Nothing was lost: wait a minute, then try again.',
} as const satisfies RequestErrorInfo;

/** The error while the database is unavailable. */
export const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The site cannot be reached completely at the moment. Nothing was lost; try again in a moment.',
} as const satisfies RequestErrorInfo;

/** The error when an upload exceeds the storage space. */
export const STORAGE_FULL = {
  code: 'INSUFFICIENT_STORAGE',
  message: 'We have no room for pictures at the moment. Try again later; everything else is kept.',
} as const satisfies RequestErrorInfo;

/** The error for unexpected failures. */
export const UNEXPECTED_ERROR = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side. Nothing was lost; try again in a moment.',
} as const satisfies RequestErrorInfo;
