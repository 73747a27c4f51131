import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { Observable } from 'rxjs';
import { errorMessage } from '../../graphql/error-message.ts';
import { requestIdOf } from '../../app/error-boundary.tsx';
import type { Host } from './host.ts';
import { isRecord } from '../../../domain/is-record.ts';

/** The home of a request or a message that the server has taken; undefined of every other answer. */
function housingSent({ variables }: ApolloLink.Operation, data: unknown): string | undefined {
  if (!isRecord(data)) return undefined;
  const answer = data['saveRequest'] ?? data['sendReply'];
  const told = variables['request'] ?? variables['reply'];
  if (!isRecord(answer) || answer['__typename'] === 'Invalid' || !isRecord(told)) return undefined;
  return String(told['housingId']);
}

/** What went wrong, for the page around: in words for a person, never in the server's own. */
export function hostErrorMessage(host: Host, error: unknown): void {
  const requestId = requestIdOf(error);
  host.say({ type: 'error', message: errorMessage(error), ...(requestId !== undefined && { requestId }) });
}

/** Tells the page around of requests that were sent and of calls that failed, as they pass. */
export const requestReportingLink = (host: Host): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const passing = forward(operation);
    // By hand: rxjs's own `tap` would bring more along than it saves.
    return new Observable((observer) =>
      passing.subscribe({
        next: (answer) => {
          const housingId = housingSent(operation, answer.data);
          if (housingId !== undefined) host.say({ type: 'request-sent', housingId });
          if (answer.errors && answer.errors.length > 0) hostErrorMessage(host, new CombinedGraphQLErrors(answer));
          observer.next(answer);
        },
        error: (error: unknown) => {
          hostErrorMessage(host, error);
          observer.error(error);
        },
        complete: () => observer.complete(),
      }),
    );
  });
