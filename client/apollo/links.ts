import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { openDoor } from './door.ts';
import { httpLink } from './http-link.ts';
import { serverAddress } from './server-address.ts';
import { fetchWithToken } from './xsrf.ts';

/** Over a websocket, whose code comes with the first subscription. */
function subscriptionLink(): ApolloLink {
  let link: Promise<ApolloLink> | undefined;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const url = new URL(serverAddress('/graphql'), location.href);
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
  openDoor((init) => fetchWithToken(serverAddress('/graphql'), init));
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink(),
    httpLink(),
  );
}
