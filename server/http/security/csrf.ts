import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_CHECK_FAILED } from '../../../domain/request-errors.ts';
import { RequestError } from '../../errors.ts';
import { isCookieless } from './cookieless-routes.ts';
import { timingSafeEqualText, type CsrfTokens } from './csrf-tokens.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that changes state (K51): requires the token and a session, otherwise 405. */
    changesState?: boolean;
    /**
     * `off`: authenticated otherwise (a signature, an emailed token) or harmless. `script`: also for scripts, which
     * have no cookies: no token, but no cross-site requests.
     */
    csrf?: 'off' | 'script';
  }
}

const COOKIE = 'XSRF-TOKEN';
/** A token with less time left is renewed when a page is requested. */
const RENEW_BELOW_MS = 6 * HOUR_MS;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Returns whether the browser marks the request as cross-site. Without that header, the Origin's host decides. */
export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = request.headers;
  return origin !== undefined && URL.parse(origin)?.host !== request.host;
}

function hasToken(request: FastifyRequest, tokens: CsrfTokens): boolean {
  const header = String(request.headers['x-xsrf-token'] ?? '');
  const cookie = request.cookies[COOKIE];
  return cookie !== undefined && timingSafeEqualText(header, cookie) && tokens.verify(header, request.sessionToken);
}

/** Rejects unsafe requests without the cookie's value in X-XSRF-TOKEN, before the body is read, after the session. */
export function registerCsrf(app: FastifyInstance, tokens: CsrfTokens, secure: boolean): void {
  const check = (request: FastifyRequest): RequestError | undefined => {
    const { csrf, changesState } = request.routeOptions.config ?? {};
    if (request.is404 || csrf === 'off') return undefined;
    if (SAFE.includes(request.method))
      return changesState && (isCrossSite(request) || !request.viewer || !hasToken(request, tokens))
        ? new RequestError(405, 'METHOD_NOT_ALLOWED', 'Send this as a POST.', { allow: 'POST' })
        : undefined;
    return isCrossSite(request) || (csrf !== 'script' && !hasToken(request, tokens))
      ? new RequestError(403, CSRF_CHECK_FAILED.code, CSRF_CHECK_FAILED.message)
      : undefined;
  };
  app.addHook('onRequest', (request, _reply, done) => done(check(request)));

  app.decorateReply('setCsrfCookie', function setCsrfCookie(this: FastifyReply, session: string) {
    void this.setCookie(COOKIE, tokens.issue(session), { path: '/', sameSite: 'lax', secure });
  });

  const renew = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' || isCookieless(request)) return;
    if (!request.url.startsWith('/api/') && !String(reply.getHeader('content-type') ?? '').startsWith('text/html'))
      return;
    if (tokens.verify(request.cookies[COOKIE] ?? '', request.sessionToken, RENEW_BELOW_MS)) return;
    reply.setCsrfCookie(request.sessionToken);
    if (!String(reply.getHeader('cache-control') ?? '').includes('no-store'))
      void reply.header('cache-control', 'private, no-cache');
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    renew(request, reply);
    done(null, payload);
  });
}
