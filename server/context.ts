import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { BrandCode } from '../domain/brands/brand.ts';
import type { CardSearch } from './graphql/card-query.ts';
import { NotLoggedIn } from './errors.ts';
import type { Viewer } from './modules/account/session.service.ts';
import type { Services } from './services.ts';

/** The result of a login: IDs that a script may read, never the cookie's secret (K22). */
export interface SessionInfo {
  /** The account's public ID. */
  key: string;
  email: string;
  sessionId: string;
  userAgent: string;
  ip: string;
  /** The path on this site to redirect to. */
  link: string;
}

/** The way a session begins: `new-account` is an account that was just created. */
export type LoginMethod = 'password' | 'link' | 'reset' | 'new-account';

/** The caller, its address, and the operations available to it: the same for GraphQL and REST. */
export interface Context {
  viewer: Viewer | null;
  requestId: string;
  ip: string;
  userAgent: string;
  /** The value of the device cookie; '' without one. */
  deviceToken: string;
  /** Whether the caller is counted: it sends neither Do Not Track nor Global Privacy Control, and is no crawler. */
  mayTrack: boolean;
  /** The brand whose widget sends the request, verified by its token; absent on the site and over REST. */
  frame?: BrandCode;
  services: Services;
  /** Answers a search with its cards as JSON, for the query that was prepared for that. */
  cards?: CardSearch;
  /** Whether graphql-js executes this query: it accepts promises in a list, a compiled query (graphql-jit) does not. */
  interpreted?: boolean;
  /** Starts a session for this caller, replacing the current one; `passwordHash`: what the login was checked against. */
  logIn(accountId: number, by?: LoginMethod, passwordHash?: string): Promise<SessionInfo>;
  /** Sets the cookie of a session that got a new token. */
  replaceSession(token: string): void;
  logOut(): Promise<void>;
}

/**
 * Returns whether a user agent is a crawler or an automated browser. A partner's server, named after its HTTP library,
 * is neither.
 */
const isCrawler = (userAgent: string): boolean =>
  isbot(userAgent) && (userAgent.startsWith('Mozilla/') || /bot|crawl|spider|preview|externalhit/i.test(userAgent));

const clientOf = ({ id, ip, headers }: FastifyRequest) => ({
  requestId: id,
  ip,
  userAgent: headers['user-agent'] ?? '',
  mayTrack: headers['dnt'] !== '1' && headers['sec-gpc'] !== '1' && !isCrawler(headers['user-agent'] ?? ''),
});

export function contextOf(request: FastifyRequest, reply: FastifyReply, services: Services): Context {
  return {
    viewer: request.viewer,
    ...clientOf(request),
    services,
    deviceToken: request.deviceToken,
    logIn: (accountId, by, passwordHash) => reply.logIn(accountId, by, passwordHash),
    replaceSession: (token) => reply.setSessionCookie(token),
    logOut: () => reply.logOut(),
  };
}

/** Returns the context of a caller without a session, such as for rendering public pages. */
export function anonymousContext(services: Services): Context {
  const refuse = () => Promise.reject(new Error('No session can begin or end here.'));
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

/** Returns the context of a request from a brand's widget frame: it has an address and is never logged in. */
export function frameContext(request: FastifyRequest, services: Services, frame: BrandCode): Context {
  return { ...anonymousContext(services), ...clientOf(request), frame };
}

/** @throws {NotLoggedIn} */
export function requireViewer({ viewer }: Pick<Context, 'viewer'>): Viewer {
  if (!viewer) throw new NotLoggedIn();
  return viewer;
}
