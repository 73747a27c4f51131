import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionInfo } from '../context.ts';
import { AFTER_LOGIN, SESSION_DAYS } from '../../domain/account/login.ts';
import { NotLoggedIn } from '../errors.ts';
import { isCookieless } from './cookieless.ts';
import type { SessionService, Viewer } from '../modules/account/session.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    /** The session cookie's secret; '' without a living session. */
    sessionToken: string;
  }
  interface FastifyReply {
    /** Begins a session in place of the one there was, so that a planted cookie gains nothing. */
    logIn(accountId: number): Promise<SessionInfo>;
    logOut(): Promise<void>;
    /** A CSRF token for a session that has just begun or ended. */
    setCsrfCookie(session: string): void;
  }
}

/** Told to scripts and cached pages that somebody is logged in; proves nothing. */
const HINT = 'signed-in';
const MAX_AGE = SESSION_DAYS * 24 * 3600;

/** Reads the session cookie before anything else, and gives replies `logIn` and `logOut`. */
export function registerSessions(app: FastifyInstance, sessions: SessionService, secure: boolean): void {
  const name = secure ? '__Host-session' : 'session';
  const shared = { path: '/', sameSite: 'lax', secure } as const;

  app.decorateRequest('viewer', null);
  app.decorateRequest('sessionToken', '');
  const recognise = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    request.viewer = await sessions.find(token);
    if (request.viewer) request.sessionToken = token;
    else void reply.clearCookie(name, shared).clearCookie(HINT, shared);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const token = request.cookies[name];
    if (!token || isCookieless(request)) return done();
    recognise(request, reply, token).then(() => done(), done);
  });

  app.decorateReply('logIn', async function logIn(this: FastifyReply, accountId: number) {
    const { request } = this;
    if (request.sessionToken) await sessions.end(request.sessionToken);
    const userAgent = request.headers['user-agent'] ?? '';
    const { token, publicId } = await sessions.begin(accountId, { ip: request.ip, userAgent });
    request.viewer = await sessions.find(token);
    request.sessionToken = token;
    // Ended again at once: everywhere, or with its account.
    if (!request.viewer) throw new NotLoggedIn();
    void this.setCookie(name, token, { ...shared, httpOnly: true, maxAge: MAX_AGE });
    void this.setCookie(HINT, '1', { ...shared, maxAge: MAX_AGE });
    this.setCsrfCookie(token);
    const { key, email } = request.viewer;
    return { key, email, sessionId: publicId, userAgent, ip: request.ip, link: AFTER_LOGIN };
  });

  app.decorateReply('logOut', async function logOut(this: FastifyReply) {
    const { request } = this;
    if (request.sessionToken) await sessions.end(request.sessionToken);
    request.viewer = null;
    request.sessionToken = '';
    void this.clearCookie(name, shared).clearCookie(HINT, shared);
    this.setCsrfCookie('');
  });
}
