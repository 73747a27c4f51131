import { ApolloLink, ServerError } from '@apollo/client';
import { ServerParseError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { isOffline, untilOnline } from '../components/hooks/use-online.ts';
import { sendGraphql } from './transport.ts';

const ACCEPT = 'application/graphql-response+json,application/json;q=0.9';

/** Parses a response. A well-formed GraphQL response is a result whatever its status; any other one only below 300. */
async function parseResponse(response: Response): Promise<ApolloLink.Result> {
  const bodyText = await response.text();
  const refuse = (message: string) => new ServerError(message, { response, bodyText });
  const whole = response.headers.get('content-type')?.includes('application/graphql-response+json');
  if (!whole && response.status >= 300) throw refuse(`The server responded with ${response.status}.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(bodyText);
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText });
  }
  if (typeof parsed !== 'object' || parsed === null || !('data' in parsed || 'errors' in parsed))
    throw refuse("The server's response is not GraphQL.");
  // The server guarantees that its content matches the schema.
  return parsed as ApolloLink.Result;
}

/** Sends queries, once there is a network, and mutations. Apollo's own link (GET, multipart, options per call) would enlarge every first load. */
export const httpLink = (): ApolloLink =>
  new ApolloLink(
    ({ operationName, operationType, variables, query }) =>
      new Observable((observer) => {
        const stop = new AbortController();
        const isQuery = operationType === OperationTypeNode.QUERY;
        const send = async (): Promise<Response> => {
          if (isQuery && isOffline()) await untilOnline();
          const init = {
            signal: stop.signal,
            headers: { accept: ACCEPT, 'content-type': 'application/json' },
            body: JSON.stringify({ operationName, variables, query: print(query) }),
          };
          return sendGraphql(init, operationName).catch((error: unknown) => {
            if (isQuery && isOffline()) return send();
            throw error;
          });
        };
        send()
          .then(parseResponse)
          .then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        return () => stop.abort();
      }),
  );
