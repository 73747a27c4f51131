import { ServerError, type ApolloClient } from '@apollo/client';
import { ServerParseError } from '@apollo/client/errors';
import { ViewerDocument } from '../../graphql/viewer.generated.ts';
import type { LoginResult } from './use-after-login.ts';

/** Returns whether a failed call was accepted: by a 204, a 302, or a redirect that scripts do not see (K31). */
export function isAcceptedWithoutBody(error: unknown): boolean {
  if (!ServerError.is(error) && !ServerParseError.is(error)) return false;
  const { status, type } = error.response;
  return status === 204 || status === 302 || type === 'opaqueredirect';
}

/** Requests the landlord of a login whose response has no body; it counts as success without one too (K76). @throws `error` */
export async function loginWithoutBody(client: ApolloClient, error: unknown): Promise<LoginResult> {
  if (!isAcceptedWithoutBody(error)) throw error;
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  return { viewer: data?.me ?? null };
}
