import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { FORBIDDEN, NOT_FOUND, NOT_LOGGED_IN, TOO_MANY } from '../../domain/refusals.ts';

/** What is said of a server that gave no answer (K53). */
export const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';

/** What is said over the login that comes between, where a session has ended. */
export const SESSION_OVER = 'Your session has ended. Log in, and what you were doing goes on.';

/** Codes whose messages are written for people. */
const SAID: unknown[] = [NOT_LOGGED_IN, FORBIDDEN, NOT_FOUND, TOO_MANY].map(({ code }) => code);

interface Told {
  message: string;
  extensions?: Record<string, unknown> | undefined;
}

/** What the body of an unsuccessful answer tells; nothing when somebody else than our server wrote it. */
function toldIn(body: string): readonly Told[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: Told[] };
    return Array.isArray(errors) ? errors : [];
  } catch {
    return [];
  }
}

function toldBy(error: unknown): readonly Told[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors;
  // a status under 500 is an answer, not an outage [§7]
  return ServerError.is(error) && error.statusCode < 500 ? toldIn(error.bodyText) : [];
}

const codeOf = ({ extensions }: Told) => extensions?.['code'];

/** What to say of what was thrown: the server's own words where it refused, else that it was not reached (K53). */
export const wordsFor = (error: unknown): string =>
  toldBy(error).find((told) => SAID.includes(codeOf(told)))?.message ?? UNREACHABLE;

/** Whether the session is over: whoever logs in can do the same again. */
export const isLoggedOut = (error: unknown): boolean =>
  toldBy(error).some((told) => codeOf(told) === NOT_LOGGED_IN.code);

/** Whether it belongs to somebody else. */
export const isForbidden = (error: unknown): boolean => toldBy(error).some((told) => codeOf(told) === FORBIDDEN.code);
