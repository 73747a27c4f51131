import { DAY_MS } from '../../../domain/time-spans.ts';
import { SESSION_MAX_DAYS, KNOWN_DEVICE_DAYS } from '../../../domain/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoginMethod, SessionInfo } from '../../context.ts';
import { DEFAULT_LOGIN_REDIRECT } from '../../../domain/account/login.ts';
import { NotLoggedIn } from '../../errors.ts';
import { isCookieless } from './cookieless-routes.ts';
import type { Viewer } from '../../modules/account/session.service.ts';
import type { Services } from '../../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    /** The session cookie's secret; '' without a valid session. */
    sessionToken: string;
    /** The value of the device cookie; '' without one. */
    deviceToken: string;
  }
  interface FastifyReply {
    /** Starts a new session in place of the current one, which prevents session fixation. */
    logIn(accountId: number, by?: LoginMethod, passwordHash?: string): Promise<SessionInfo>;
    /** Sets the cookies of this request's session. */
    setSessionCookie(token: string): void;
    logOut(): Promise<void>;
    /** Sets a CSRF token for a session that has just begun or ended. */
    setCsrfCookie(session: string): void;
  }
}

/** Indicates a login to scripts and cached pages; it is not a credential. */
const LOGIN_HINT_COOKIE = 'signed-in';
/** Until a session ends in any case; the server ends an unused one earlier. */
const MAX_AGE = (SESSION_MAX_DAYS * DAY_MS) / 1000;
const DEVICE_MAX_AGE = (KNOWN_DEVICE_DAYS * DAY_MS) / 1000;

/** Reads the session cookie before all other hooks, and decorates replies with `logIn`, `setSessionCookie` and `logOut`. */
export function registerSessions(
  app: FastifyInstance,
  { sessions, devices, login, security }: Pick<Services, 'sessions' | 'devices' | 'login' | 'security'>,
  secure: boolean,
): void {
  const name = secure ? '__Host-session' : 'session';
  const deviceName = secure ? '__Host-device' : 'device';
  const shared = { path: '/', sameSite: 'lax', secure } as const;

  app.decorateRequest('viewer', null);
  app.decorateRequest('sessionToken', '');
  app.decorateRequest('deviceToken', '');
  const recognise = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    request.viewer = await sessions.find(token);
    if (request.viewer) request.sessionToken = token;
    else void reply.clearCookie(name, shared).clearCookie(LOGIN_HINT_COOKIE, shared);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const token = request.cookies[name];
    if (isCookieless(request)) return done();
    request.deviceToken = request.cookies[deviceName] ?? '';
    if (!token) return done();
    recognise(request, reply, token).then(() => done(), done);
  });

  app.decorateReply(
    'logIn',
    async function logIn(
      this: FastifyReply,
      accountId: number,
      by: LoginMethod = 'new-account',
      passwordHash?: string,
    ) {
      const { request } = this;
      if (request.sessionToken) await sessions.end(request.sessionToken);
      const userAgent = request.headers['user-agent'] ?? '';
      const { token, publicId } = await sessions.begin(accountId, { ip: request.ip, userAgent }, passwordHash);
      request.viewer = await sessions.find(token);
      request.sessionToken = token;
      // The session ended immediately: everywhere, or with its account.
      if (!request.viewer) throw new NotLoggedIn();
      this.setSessionCookie(token);
      const { key, email } = request.viewer;
      const device = await devices.remember(accountId, request.deviceToken, userAgent);
      void this.setCookie(deviceName, device.token, { ...shared, httpOnly: true, maxAge: DEVICE_MAX_AGE });
      if (device.isNew && by !== 'new-account') {
        security.record('login_new_device', { accountId, reason: by });
        if (by === 'password') await login.notifyNewDevice({ id: accountId, email }, { userAgent, ip: request.ip });
      }
      return { key, email, sessionId: publicId, userAgent, ip: request.ip, link: DEFAULT_LOGIN_REDIRECT };
    },
  );

  app.decorateReply('setSessionCookie', function setSessionCookie(this: FastifyReply, token: string) {
    this.request.sessionToken = token;
    void this.setCookie(name, token, { ...shared, httpOnly: true, maxAge: MAX_AGE });
    void this.setCookie(LOGIN_HINT_COOKIE, '1', { ...shared, maxAge: MAX_AGE });
    this.setCsrfCookie(token);
  });

  app.decorateReply('logOut', async function logOut(this: FastifyReply) {
    const { request } = this;
    if (request.sessionToken) await sessions.end(request.sessionToken);
    request.viewer = null;
    request.sessionToken = '';
    void this.clearCookie(name, shared).clearCookie(LOGIN_HINT_COOKIE, shared);
    this.setCsrfCookie('');
  });
}
