import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { FORBIDDEN, NOT_FOUND, NOT_LOGGED_IN, TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';

/** What is said of a server that gave no answer (K53). */
export const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';

/** What is said over the login that comes between, where a session has ended. */
export const SESSION_EXPIRED = 'Your session has ended. Log in, and what you were doing goes on.';

/** Codes whose messages are written for people. */
const CODES_WITH_USER_MESSAGE: unknown[] = [NOT_LOGGED_IN, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS].map(
  ({ code }) => code,
);

interface GraphqlErrorBody {
  message: string;
  extensions?: Record<string, unknown> | undefined;
}

/** What the body of an unsuccessful answer tells; nothing when somebody else than our server wrote it. */
function parseErrors(body: string): readonly GraphqlErrorBody[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: GraphqlErrorBody[] };
    return Array.isArray(errors) ? errors : [];
  } catch {
    return [];
  }
}

function errorsOf(error: unknown): readonly GraphqlErrorBody[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors;
  // a status under 500 is an answer, not an outage [§7]
  return ServerError.is(error) && error.statusCode < 500 ? parseErrors(error.bodyText) : [];
}

const codeOf = ({ extensions }: GraphqlErrorBody) => extensions?.['code'];

/** What to say of what was thrown: the server's own words where it refused, else that it was not reached (K53). */
export const errorMessage = (error: unknown): string =>
  errorsOf(error).find((told) => CODES_WITH_USER_MESSAGE.includes(codeOf(told)))?.message ?? UNREACHABLE;

/** Whether the session is over: whoever logs in can do the same again. */
export const isLoggedOut = (error: unknown): boolean =>
  errorsOf(error).some((told) => codeOf(told) === NOT_LOGGED_IN.code);

/** Whether it belongs to somebody else. */
export const isForbidden = (error: unknown): boolean => errorsOf(error).some((told) => codeOf(told) === FORBIDDEN.code);
