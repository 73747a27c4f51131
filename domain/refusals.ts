/** What a caller may not, or cannot, have: the code in GraphQL's extensions, and the words. */
export interface Refused {
  readonly code: string;
  readonly message: string;
}

export const NOT_LOGGED_IN = { code: 'UNAUTHENTICATED', message: 'Log in to go on.' } as const satisfies Refused;
export const FORBIDDEN = { code: 'FORBIDDEN', message: 'This is not yours to change.' } as const satisfies Refused;
/** What came without the token that only a page of this site has. */
export const UNVERIFIED = {
  code: 'FORBIDDEN',
  message: 'This request could not be verified. Reload the page and try again.',
} as const satisfies Refused;
/** A NUL, or half a character. */
export const UNSTORABLE = {
  code: 'BAD_REQUEST',
  message: 'This holds characters that no text has.',
} as const satisfies Refused;
export const NOT_FOUND = { code: 'NOT_FOUND', message: 'There is nothing here.' } as const satisfies Refused;
export const TOO_MANY = {
  code: 'TOO_MANY_REQUESTS',
  message: 'That was too often. Nothing was lost: wait a minute, then try again.',
} as const satisfies Refused;

/** Said while the database does not answer. */
export const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The site cannot be reached completely at the moment. Nothing was lost; try again in a moment.',
} as const satisfies Refused;

/** No room for an upload. */
export const STORAGE_FULL = {
  code: 'INSUFFICIENT_STORAGE',
  message: 'We have no room for pictures at the moment. Try again later; everything else is kept.',
} as const satisfies Refused;

/** Said of whatever nobody foresaw. */
export const SURPRISE = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side. Nothing was lost; try again in a moment.',
} as const satisfies Refused;
