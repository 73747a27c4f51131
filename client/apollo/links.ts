import { ApolloLink, HttpLink, ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { xsrfHeader } from './xsrf.ts';

/** Asks the server for a fresh XSRF cookie; the answer itself is not needed. */
async function renewToken(): Promise<void> {
  await fetch('/api/session', { credentials: 'same-origin', headers: { accept: 'application/json' } }).catch(() => {});
}

/** A refusal for want of a token reaches nothing on the server, so saying it once more with a new one is safe. */
const refusedForToken = (error: unknown) => ServerError.is(error) && error.statusCode === 403;

/** To /graphql with this session's cookie and token. A stale token is renewed and the same said once more. */
export function browserLink(): ApolloLink {
  return ApolloLink.from([
    new RetryLink({
      delay: () => 0,
      attempts: async (count, _operation, error) => {
        if (count > 1 || !refusedForToken(error)) return false;
        await renewToken();
        return true;
      },
    }),
    new HttpLink({
      uri: '/graphql',
      credentials: 'same-origin',
      fetch: (uri, options) =>
        fetch(uri, { ...options, headers: { ...options?.headers, ...xsrfHeader(document.cookie) } }),
    }),
  ]);
}
