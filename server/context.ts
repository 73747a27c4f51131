import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrandCode } from '../domain/brands/brand.ts';
import { NotLoggedIn } from './errors.ts';
import type { Viewer } from './modules/account/session.service.ts';
import type { Services } from './services.ts';

/** What a login answers: ids that a script may have, never the cookie's secret (K22). */
export interface SessionInfo {
  /** The account's public id. */
  key: string;
  email: string;
  /** The session's public id. */
  sessionId: string;
  userAgent: string;
  ip: string;
  /** Where to go: a path of this site. */
  link: string;
}

/** How a session begins: `new-account` is one that has just been made. */
export type LoginMethod = 'password' | 'link' | 'reset' | 'new-account';

/** Who asks, from where, and what may be done for them: the same for GraphQL and REST. */
export interface Context {
  viewer: Viewer | null;
  requestId: string;
  ip: string;
  userAgent: string;
  /** The value of the device cookie; '' without one. */
  deviceToken: string;
  /** Whether the browser is content to be counted: it sends neither Do Not Track nor Global Privacy Control. */
  mayTrack: boolean;
  /** The brand whose widget asks, as its token proves; absent on the site and over REST. */
  frame?: BrandCode;
  services: Services;
  /** Begins a session for this caller, in place of the one there was. */
  logIn(accountId: number, by?: LoginMethod): Promise<SessionInfo>;
  /** Sets the cookie of a session that was given a new token. */
  replaceSession(token: string): void;
  logOut(): Promise<void>;
}

const clientOf = ({ id, ip, headers }: FastifyRequest) => ({
  requestId: id,
  ip,
  userAgent: headers['user-agent'] ?? '',
  mayTrack: headers['dnt'] !== '1' && headers['sec-gpc'] !== '1',
});

export function contextOf(request: FastifyRequest, reply: FastifyReply, services: Services): Context {
  return {
    viewer: request.viewer,
    ...clientOf(request),
    services,
    deviceToken: request.deviceToken,
    logIn: (accountId, by) => reply.logIn(accountId, by),
    replaceSession: (token) => reply.setSessionCookie(token),
    logOut: () => reply.logOut(),
  };
}

/** A caller without a session, for rendering what everybody sees. */
export function anonymousContext(services: Services): Context {
  const refuse = () => Promise.reject(new Error('Nobody logs in here: there is no session.'));
  return {
    viewer: null,
    requestId: 'render',
    ip: '',
    userAgent: '',
    deviceToken: '',
    mayTrack: false,
    services,
    logIn: refuse,
    replaceSession: () => {},
    logOut: refuse,
  };
}

/** Whoever asks in the frame of a brand's widget: somebody at an address, and never logged in. */
export function frameContext(request: FastifyRequest, services: Services, frame: BrandCode): Context {
  return { ...anonymousContext(services), ...clientOf(request), frame };
}

/** @throws {NotLoggedIn} */
export function requireViewer({ viewer }: Pick<Context, 'viewer'>): Viewer {
  if (!viewer) throw new NotLoggedIn();
  return viewer;
}
