import { mailboxOf } from '../../domain/account/mailbox.ts';
import { mailboxEmailsMessage, type VisitorEmail } from '../../domain/account/visitor-emails.ts';
import { networkLimitMessage } from '../../domain/leads/lead-rules.ts';
import {
  limits,
  LOCAL_NETWORK_FACTOR,
  NETWORK_LEADS_AN_HOUR,
  VISITOR_EMAILS_A_DAY,
  type LimitName,
} from '../../domain/limits.ts';
import { TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';
import { requestError } from '../request-error.ts';
import type { World } from './world.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time-spans.ts';

/** The counts by world; not part of the database, so a reload resets them. */
const counted = new WeakMap<World, Map<string, { times: number; until: number }>>();

function countsOf(world: World): Map<string, { times: number; until: number }> {
  let counts = counted.get(world);
  if (!counts) counted.set(world, (counts = new Map()));
  return counts;
}

/** The address of the page that the mock serves; other addresses are those of tests. */
export const BROWSER_ADDRESS = '127.0.0.1';

/** Counts an attempt for `key` (an address, an account). @throws TOO_MANY_REQUESTS beyond its limit */
export function countAttempt(world: World, name: LimitName, key: string): void {
  const factor = key === BROWSER_ADDRESS ? LOCAL_NETWORK_FACTOR : 1;
  const { points, seconds } = limits[name];
  if (count(world, `${name} ${key}`, seconds * 1000).times > points * factor) throw requestError(TOO_MANY_REQUESTS);
}

function count(world: World, key: string, period: number): { times: number; until: number } {
  const counts = countsOf(world);
  const now = world.now().getTime();
  const known = counts.get(key);
  const { times, until } = known && known.until > now ? known : { times: 0, until: now + period };
  const counted = { times: times + 1, until };
  counts.set(key, counted);
  return counted;
}

/** Counts a lead to a listing. @throws TOO_MANY_REQUESTS beyond its network's limit (K23) */
export function countLead(world: World, listingId: number, ip: string): void {
  const { times, until } = count(world, `lead ${listingId} ${ip}`, HOUR_MS);
  if (times <= NETWORK_LEADS_AN_HOUR) return;
  const message = networkLimitMessage(Math.ceil((until - world.now().getTime()) / MINUTE_MS));
  throw requestError({ ...TOO_MANY_REQUESTS, message });
}

/** Counts an email that somebody causes by entering its address. Returns whether it may be sent. */
export const mayEmail = (world: World, kind: VisitorEmail, email: string): boolean =>
  countEmail(world, kind, email).times <= VISITOR_EMAILS_A_DAY;

/** Counts as `mayEmail`. @throws TOO_MANY_REQUESTS where it returns false */
export function takeEmail(world: World, kind: VisitorEmail, email: string): void {
  const { times, until } = countEmail(world, kind, email);
  if (times <= VISITOR_EMAILS_A_DAY) return;
  const message = mailboxEmailsMessage(Math.ceil((until - world.now().getTime()) / MINUTE_MS));
  throw requestError({ ...TOO_MANY_REQUESTS, message });
}

const emailKey = (kind: VisitorEmail, email: string) => `email ${kind} ${mailboxOf(email)}`;
const countEmail = (world: World, kind: VisitorEmail, email: string) => count(world, emailKey(kind, email), DAY_MS);

/** Resets the emails of a kind to a mailbox: its owner has used the link of one. */
export const clearEmails = (world: World, kind: VisitorEmail, email: string): boolean =>
  countsOf(world).delete(emailKey(kind, email));

/** Resets the count for `key`: a correct password clears the account's failures. */
export function resetAttempts(world: World, name: LimitName, key: string): void {
  countsOf(world).delete(`${name} ${key}`);
}

/** Returns how many logins of this email have failed. */
export const loginFailures = ({ db }: World, email: string): number => db.loginFailures[email] ?? 0;

/** Counts failed logins of this email, without a limit: an account is never locked. */
export function addLoginFailures(world: World, email: string, times = 1): void {
  world.db.loginFailures[email] = loginFailures(world, email) + times;
}

/** Resets all counts. */
export function resetAllAttempts(world: World): void {
  counted.delete(world);
  world.db.loginFailures = {};
}
