import type { CallOutcome } from '../../domain/calls/call.ts';
import type { Db } from './db.ts';
import type { Faults } from './faults.ts';
import type { createWorldEvents } from './pub-sub.ts';

/** A lead that has come, or that stands otherwise than before. */
export interface LeadEvent {
  id: number;
  what: 'arrived' | 'changed';
}

/** A call that rings, or has ended. */
export interface CallEvent {
  id: number;
  outcome: CallOutcome;
}

/** What is told of, as it is published. */
export type WorldEvent = ['lead', account: number, news: LeadEvent] | ['call', account: number, news: CallEvent];

/** One mocked product: its database, its clock, what goes wrong in it. A page has one, a test as many as it likes. */
export interface World {
  db: Db;
  now(): Date;
  /** Without a slash at its end; the addresses that answers name begin with it. */
  baseUrl: string;
  faults: Faults;
  /** To be called after each change of `db`: saves it, and tells the panel and other tabs. */
  changed(): void;
  /** What subscriptions hear, by the account of the landlord. */
  events: ReturnType<typeof createWorldEvents>;
}

/** Who asks. The browser keeps the token in a cookie, a test in a variable. */
export interface Caller {
  /** The secret of the session's cookie; null without one. */
  token: string | null;
  ip: string;
  userAgent: string;
  /** Sets the cookie of a session, or takes it away. */
  remember(token: string | null): void;
  /** The value of the device cookie; absent where there are no cookies. */
  device?: string | undefined;
  rememberDevice?(token: string): void;
}

export interface MockContext {
  world: World;
  caller: Caller;
}
