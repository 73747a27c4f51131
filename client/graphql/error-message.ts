import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { isOffline } from '../components/hooks/use-online.ts';
import type { GraphQLFormattedError } from 'graphql';
import { FORBIDDEN, NOT_FOUND, NOT_LOGGED_IN, TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';

/** Shown when the server sent no response (K53). */
export const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';

/** Shown instead while the browser has no network. */
export const OFFLINE = "You're offline. Nothing was lost. Try again when you're back online.";

/** Shown for what is sent by itself then. */
export const SENT_WHEN_ONLINE = "You're offline. Nothing was lost. This continues when you're back online.";

/** Shown when the server answered, but with nothing written for users: the page may be older than the server [§7]. */
export const REFUSED = "The server didn't accept that. Nothing was lost. Reload the page and try again.";

/** Shown in the login dialog after a session expired. */
export const SESSION_EXPIRED = 'Your session has ended. Log in to continue where you left off.';

const CODES_WITH_USER_MESSAGE: unknown[] = [NOT_LOGGED_IN, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS].map(
  ({ code }) => code,
);

const INTERNAL_ERROR = 'INTERNAL_SERVER_ERROR';

/** Returns the errors in the body of an unsuccessful response; none when it did not come from our server. */
function parseErrors(body: string): readonly GraphQLFormattedError[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: GraphQLFormattedError[] };
    return Array.isArray(errors) ? errors : [];
  } catch {
    return [];
  }
}

function errorsOf(error: unknown): readonly GraphQLFormattedError[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors;
  // a status under 500 is a valid response, not an outage [§7]
  return ServerError.is(error) && error.statusCode < 500 ? parseErrors(error.bodyText) : [];
}

const codeOf = ({ extensions }: GraphQLFormattedError) => extensions?.['code'];

/** Returns whether the server rejected the request, rather than failing or not answering. */
const isRefused = (error: unknown): boolean =>
  ServerError.is(error)
    ? error.statusCode < 500
    : errorsOf(error).some((told) => (codeOf(told) ?? INTERNAL_ERROR) !== INTERNAL_ERROR);

/** Returns the message for an error: the server's own when it rejected the request, else that it was unreachable (K53). */
export const errorMessage = (error: unknown): string =>
  errorsOf(error).find((told) => CODES_WITH_USER_MESSAGE.includes(codeOf(told)))?.message ??
  (isRefused(error) ? REFUSED : isOffline() ? OFFLINE : UNREACHABLE);

/** Returns whether the session has expired, so that the action can be repeated after a login. */
export const isLoggedOut = (error: unknown): boolean =>
  errorsOf(error).some((told) => codeOf(told) === NOT_LOGGED_IN.code);

/** Returns whether the resource belongs to another account. */
export const isForbidden = (error: unknown): boolean => errorsOf(error).some((told) => codeOf(told) === FORBIDDEN.code);

/** Returns the id that finds a failure in the server's log; undefined when the failure has none. */
export function requestIdOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const id = error.errors.map(({ extensions }) => extensions?.['requestId']).find((found) => found !== undefined);
  return typeof id === 'string' ? id : undefined;
}
