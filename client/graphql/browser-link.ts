import { ApolloLink } from '@apollo/client';
import { loadChunk } from '../components/hooks/load-chunk.ts';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { serverUrl, setTransport } from './transport.ts';
import { httpLink } from './http-link.ts';
import { fetchWithToken } from './xsrf.ts';

/** Returns a websocket link whose code loads with the first subscription. */
function lazySubscriptionLink(): ApolloLink {
  let link: Promise<ApolloLink> | undefined;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const url = new URL(serverUrl('/graphql'), location.href);
        url.protocol = url.protocol.replace('http', 'ws');
        link ??= loadChunk(() => import('./subscription-link.ts')).then(({ subscriptionLink: liveLink }) =>
          liveLink(url.href),
        );
        link.then(
          (live) => {
            // Its end is the end of the inner subscription too.
            if (!observer.closed) live.request(operation, forward).subscribe(observer);
          },
          (error: unknown) => {
            link = undefined;
            observer.error(error);
          },
        );
      }),
  );
}

/** Returns the link to /graphql with this session's cookie and token; subscriptions use the websocket. */
export function browserLink(): ApolloLink {
  // The network tab of a developer's browser lists requests by URL; production URLs stay the same for every operation.
  const isDev = import.meta.env.DEV && import.meta.env.MODE !== 'test';
  setTransport((init, operation) =>
    // A redirect is a response of its own (K31).
    fetchWithToken(serverUrl(isDev && operation ? `/graphql?op=${operation}` : '/graphql'), {
      ...init,
      redirect: 'manual',
    }),
  );
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    lazySubscriptionLink(),
    httpLink(),
  );
}
