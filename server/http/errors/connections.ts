import { type IncomingMessage, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND } from '../../../domain/request-errors.ts';

/** The maximum size of a request's headers: a URL of 64 KB is parsed, so that its errors are reported per field. */
const MAX_HEADER_BYTES = 96 * 1024;

export const MALFORMED_REQUEST = "We couldn't read this request.";

/** Headers of errors sent before any hook has run, the same as those of data. */
const ERROR_HEADERS: Record<string, string> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Handles a URL that cannot be decoded (`%ff`) or has an overlong parameter: no route runs, so nothing else responds. */
export function rejectBadUrl({ code }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const [status, message] = code === 'FST_ERR_BAD_URL' ? [400, MALFORMED_REQUEST] : [404, NOT_FOUND.message];
  void reply.code(status).headers(ERROR_HEADERS).send({ message });
}

const STATUS_MESSAGES: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The URL or the headers of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long.'],
};

/** Writes an error to the socket, where there is no request to respond to, and closes it. */
function closeSocket(socket: Duplex, status: number, message: string, more: Record<string, string> = {}): void {
  const body = JSON.stringify({ message });
  const head = Object.entries({
    ...ERROR_HEADERS,
    ...more,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Sockets whose request is already being rejected: a second response would be taken for that of another request. */
export const refusedSockets = new WeakSet<Duplex>();

/** Handles input that is not HTTP, or ends prematurely. */
export function rejectMalformedHttp(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refusedSockets.has(socket)) return;
  const [status, message] = STATUS_MESSAGES[error.code ?? ''] ?? [400, MALFORMED_REQUEST];
  if (socket.writable) closeSocket(socket, status, message);
  else socket.destroy(error);
}

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
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1;

/** Returns whether the body has a transfer coding other than plain chunks: a proxy may have parsed it differently. */
export function hasStrangeCoding({ rawHeaders }: IncomingMessage): boolean {
  const codings = rawHeaders.filter(
    (_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'transfer-encoding',
  );
  return codings.length > 1 || codings.some((coding) => coding.trim().toLowerCase() !== 'chunked');
}

/**
 * Lets a connection end with its response once the server closes. A response that began before then has told its
 * client to keep the connection, which would hold the shutdown for as long as connections may be idle.
 */
export function endConnectionsWithResponses(server: Server): void {
  server.keepAliveTimeout = 1;
}
