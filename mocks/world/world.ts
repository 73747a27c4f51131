import type { CallOutcome } from '../../domain/calls/call.ts';
import type { Db } from './db.ts';
import type { Faults } from './faults.ts';
import type { createWorldEvents } from './pub-sub.ts';

/** A new or changed lead. */
export interface LeadEvent {
  id: number;
  what: 'arrived' | 'changed';
}

/** A call that rings, or has ended. */
export interface CallEvent {
  id: number;
  outcome: CallOutcome;
}

/** The events as they are published. */
export type WorldEvent = ['lead', account: number, news: LeadEvent] | ['call', account: number, news: CallEvent];

/** One mocked product: its database, its clock, its simulated failures. A page has one, a test as many as needed. */
export interface World {
  db: Db;
  now(): Date;
  /** Without a trailing slash; the prefix of all addresses in responses. */
  baseUrl: string;
  faults: Faults;
  /** Saves `db` and notifies the panel and other tabs; must be called after each change of `db`. */
  changed(): void;
  /** Logs an error that the mock itself threw, which its page sees as 500 only. */
  report(error: unknown): void;
  /** The events of subscriptions, by the landlord's account. */
  events: ReturnType<typeof createWorldEvents>;
}

/** The caller of an operation. The browser keeps the token in a cookie, a test in a variable. */
export interface Caller {
  /** The secret of the session's cookie; null without one. */
  token: string | null;
  ip: string;
  userAgent: string;
  /** Sets or deletes the session's cookie. */
  remember(token: string | null): void;
  /** The value of the device cookie; absent where there are no cookies. */
  device?: string | undefined;
  rememberDevice?(token: string): void;
}

export interface MockContext {
  world: World;
  caller: Caller;
}
