import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { NOT_FOUND } from '../../../domain/request-errors.ts';

/** The maximum size of a request's headers: a URL of 64 KB is parsed, so that its errors are reported per field. */
export const MAX_HEADER_BYTES = 96 * 1024;

export const MALFORMED_REQUEST = "We couldn't read this request.";

/** Headers of errors sent before any hook has run, the same as those of data. */
export const ERROR_HEADERS: Record<string, string> = {
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
export function closeSocket(socket: Duplex, status: number, message: string, more: Record<string, string> = {}): void {
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
