import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeSocket, MAX_HEADER_BYTES, ERROR_HEADERS } from './malformed-requests.ts';

/** The only path that accepts a WebSocket (server/realtime). */
const SOCKETS = /^\/graphql\/?(?:\?|$)/;

/** Returns whether a connection is upgraded: only for a landlord's WebSocket, since it is then outside all timeouts. */
const becomesSocket = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && SOCKETS.test(url) && headers.upgrade?.toLowerCase() === 'websocket';

/** Connection options that Node.js applies before any route runs. */
export const CONNECTION_OPTIONS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  shouldUpgradeCallback: becomesSocket,
} satisfies ServerOptions;

function rejectExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ message: 'This expectation is not supported.' });
  const head = { ...ERROR_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  // The following bytes may be the body or the next request, so the connection is closed.
  response.writeHead(417, head).end(body);
}

const rejectTunnel = (_request: IncomingMessage, socket: Duplex): void =>
  closeSocket(socket, 405, 'Method not allowed.', { allow: 'GET, POST' });

/** Responds in the API's error format where Node.js would send a bare response or close: an invalid `Expect`, a CONNECT. */
export function rejectUnsupportedConnections(server: Server): void {
  server.on('checkExpectation', rejectExpectation);
  server.on('connect', rejectTunnel);
}

/** Returns the request's path without the scheme and host that a proxy may prepend; the Host header counts. */
export const requestPath = ({ url = '/' }: { url?: string | undefined }): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

/** Returns whether the request has two Host headers: a proxy may have used the other one. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Returns whether the body has a transfer coding other than plain chunks: a proxy may have parsed it differently. */
export function hasStrangeCoding({ rawHeaders }: IncomingMessage): boolean {
  const codings = rawHeaders.filter(
    (_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'transfer-encoding',
  );
  return codings.length > 1 || codings.some((coding) => coding.trim().toLowerCase() !== 'chunked');
}
