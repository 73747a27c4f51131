import { ServerError, type ApolloClient } from '@apollo/client';
import { ServerParseError } from '@apollo/client/errors';
import { ViewerDocument } from '../../graphql/viewer.generated.ts';
import type { LoginResult } from './use-after-login.ts';

/** The response of a failed call that was in fact accepted: 204, 302, or a redirect that scripts do not see (K31). */
function acceptedResponse(error: unknown): Response | undefined {
  if (!ServerError.is(error) && !ServerParseError.is(error)) return undefined;
  const { status, type } = error.response;
  return status === 204 || status === 302 || type === 'opaqueredirect' ? error.response : undefined;
}

/** Returns whether a failed call was accepted by a response without a body. */
export const isAcceptedWithoutBody = (error: unknown): boolean => acceptedResponse(error) !== undefined;

/** Requests a login's landlord where the response has no body. @throws `error`, or without session a `ServerError`. */
export async function loginWithoutBody(client: ApolloClient, error: unknown): Promise<LoginResult> {
  const response = acceptedResponse(error);
  if (!response) throw error;
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  if (!data?.me) throw new ServerError('No session began.', { response, bodyText: '' });
  return { viewer: data.me };
}
