import { ApolloLink, HttpLink, ServerError } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { RetryLink } from '@apollo/client/link/retry';
import { xsrfHeader } from './xsrf.ts';

/** Asks the server for a fresh XSRF cookie; the answer itself is not needed. */
async function renewToken(): Promise<void> {
  await fetch('/api/session', { credentials: 'same-origin', headers: { accept: 'application/json' } }).catch(() => {});
}

/** A refusal for want of a token reaches nothing on the server, so saying it once more with a new one is safe. */
const refusedForToken = (error: unknown) => ServerError.is(error) && error.statusCode === 403;

/** Over a websocket, whose code comes with the first subscription. */
function subscriptionLink(): ApolloLink {
  let link: Promise<ApolloLink> | undefined;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const url = new URL('/graphql', location.href);
        url.protocol = url.protocol.replace('http', 'ws');
        link ??= import('./live-link.ts').then(({ liveLink }) => liveLink(url.href));
        let stopped = false;
        let stop = () => {
          stopped = true;
        };
        link.then(
          (live) => {
            if (stopped) return;
            const heard = live.request(operation, forward).subscribe(observer);
            stop = () => heard.unsubscribe();
          },
          (error: unknown) => {
            link = undefined;
            observer.error(error);
          },
        );
        return () => stop();
      }),
  );
}

/** To /graphql with this session's cookie and token; subscriptions over its websocket. */
export function browserLink(): ApolloLink {
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink(),
    requestLink(),
  );
}

/** A stale token is renewed and the same said once more. */
function requestLink(): ApolloLink {
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
