import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { Observable } from 'rxjs';
import { errorMessage, requestIdOf } from '../../graphql/error-message.ts';
import type { Host } from './host.ts';
import { isRecord } from '../../../domain/is-record.ts';

/** Returns the listing of a contact request or message that the server has accepted; undefined for every other response. */
function housingSent({ variables }: ApolloLink.Operation, data: unknown): string | undefined {
  if (!isRecord(data)) return undefined;
  const answer = data['saveRequest'] ?? data['sendReply'];
  const input = variables['request'] ?? variables['reply'];
  if (!isRecord(answer) || answer['__typename'] === 'Invalid' || !isRecord(input)) return undefined;
  return String(input['housingId']);
}

/** Reports an error to the host page: with text for users, never the server's own. */
export function hostErrorMessage(host: Host, error: unknown): void {
  const requestId = requestIdOf(error);
  host.say({ type: 'error', message: errorMessage(error), ...(requestId !== undefined && { requestId }) });
}

/** Reports sent contact requests and failed operations to the host page. */
export const requestReportingLink = (host: Host): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const passing = forward(operation);
    // Written by hand, because importing rxjs's `tap` would be larger.
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
