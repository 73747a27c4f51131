import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { isStorable } from '../../domain/format/plain-text.ts';
import { UNSTORABLE_INPUT } from '../../domain/request-errors.ts';
import { RequestError } from '../errors.ts';
import { namesAnotherHost } from './security/forwarded-headers.ts';
import { hasStrangeCoding, hasTwoHosts, refusedSockets, MALFORMED_REQUEST } from './errors/connections.ts';

/** Escapes that may hide what PostgreSQL cannot store: a NUL, half of a surrogate pair. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/** The maximum nesting of a JSON body; a draft needs five levels. Code that walks deeper values would exhaust the stack. */
const MAX_JSON_DEPTH = 100;

/** Returns whether a parsed body is nested deeper than `most`, level by level and so without recursion. */
function isDeeperThan(most: number, body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

/** Returns whether `JSON.parse` reads this text as the parser below: no escapes, NUL, prototype keys, deep nesting. */
export const isSimpleJson = (text: string): boolean =>
  !/\\u|\0|__proto__|"constructor"/.test(text) && (text.match(/[[{]/g)?.length ?? 0) <= MAX_JSON_DEPTH;

/**
 * Accepts only JSON bodies (otherwise 415), uncompressed, of bounded depth, without text that cannot be stored; an
 * empty body counts as none. Rejects requests whose parts contradict each other: two hosts, two lengths.
 */
export function registerJsonBody(app: FastifyInstance, { trustProxy }: Pick<Env, 'trustProxy'>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body, (error, value) => {
      if (!error && isDeeperThan(MAX_JSON_DEPTH, value)) done(unreadable());
      else if (!error && (SUSPECT.test(body) || body.includes('\0')) && !isStorable(value)) done(hasUnstorableText());
      else done(error, value);
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (hasStrangeCoding(request.raw)) {
      // The end of the body is uncertain, so nothing after it is read.
      refusedSockets.add(request.raw.socket);
      void reply.header('connection', 'close');
      return done(unreadable());
    }
    // Nothing decompresses bodies, whose limits count the bytes that arrive.
    if (request.method === 'POST' && (request.headers['content-encoding'] || 'identity') !== 'identity')
      return done(isCompressed());
    if (request.url.includes('%00')) return done(hasUnstorableText());
    if (trustProxy > 0 && namesAnotherHost(request.raw)) return done(hasAnotherHost());
    return done(hasTwoHosts(request.raw) ? unreadable() : undefined);
  });
}

const isCompressed = () =>
  new RequestError(415, 'BAD_REQUEST', 'Send this without compression.', { 'accept-encoding': 'identity' });
const unreadable = () => new RequestError(400, 'BAD_REQUEST', MALFORMED_REQUEST);
const hasAnotherHost = () =>
  new RequestError(400, 'BAD_REQUEST', 'Host and X-Forwarded-Host differ: the proxy must pass on the Host header.');
const hasUnstorableText = () => new RequestError(400, UNSTORABLE_INPUT.code, UNSTORABLE_INPUT.message);
