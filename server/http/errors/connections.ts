import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeSocket, MAX_HEADER_BYTES, ERROR_HEADERS } from './malformed-requests.ts';

/** The one address that becomes a socket (server/realtime). */
const SOCKETS = /^\/graphql\/?(?:\?|$)/;

/**
 * Whether a line is given away to another protocol: a landlord's socket, and nothing else. A line that was given away is
 * outside of all timeouts, so whoever asks for one elsewhere, or for `h2c`, is answered as if they had not asked.
 */
const becomesSocket = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && SOCKETS.test(url) && headers.upgrade?.toLowerCase() === 'websocket';

/** What Node decides of a line before any route is asked. */
export const CONNECTION_OPTIONS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  shouldUpgradeCallback: becomesSocket,
} satisfies ServerOptions;

function rejectExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ message: 'This expects something that is not done here.' });
  const head = { ...ERROR_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  // what comes after it may be the body or the next request: nobody can know, so the line is closed
  response.writeHead(417, head).end(body);
}

const rejectTunnel = (_request: IncomingMessage, socket: Duplex): void =>
  closeSocket(socket, 405, 'This address takes another method.', { allow: 'GET, POST' });

/** Answers in the facade's own shape what Node would answer barely, or close: an `Expect` that is none, a tunnel. */
export function rejectUnsupportedConnections(server: Server): void {
  server.on('checkExpectation', rejectExpectation);
  server.on('connect', rejectTunnel);
}

/**
 * The address of a request without the scheme and the host that a proxy may write before it: everything here goes by the
 * path, and by the host of the header.
 */
export const requestPath = ({ url = '/' }: { url?: string | undefined }): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

/** Whether two hosts are named: who stands before us may have believed the other one. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Returns whether the body is sent in another way than in plain chunks: a proxy may have read it otherwise. */
export function hasStrangeCoding({ rawHeaders }: IncomingMessage): boolean {
  const codings = rawHeaders.filter(
    (_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'transfer-encoding',
  );
  return codings.length > 1 || codings.some((coding) => coding.trim().toLowerCase() !== 'chunked');
}
