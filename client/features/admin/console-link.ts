import type { ApolloLink } from '@apollo/client';
import { httpLink } from '../../graphql/http-link.ts';
import { serverUrl, setTransport } from '../../graphql/transport.ts';
import { fetchWithToken } from '../../graphql/xsrf.ts';

/** Returns the link to the console's own schema with this session's cookie and token. */
export function consoleLink(): ApolloLink {
  setTransport((init) => fetchWithToken(serverUrl('/admin/graphql'), init));
  return httpLink();
}
