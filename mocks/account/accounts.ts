import { FAILURES_BEFORE_LINK, LOGIN_LINK_MINUTES, PASSWORD_MAX_LENGTH } from '../../domain/limits.ts';
import {
  LOGIN_LINK_STALE,
  loginLinkUrl,
  parseLogin,
  isSameEmail,
  INVALID_CREDENTIALS,
} from '../../domain/account/login.ts';
import type { RateLimitName } from '../../domain/limits.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { AccountRow } from '../world/db.ts';
import { isPassword } from '../world/password-digest.ts';
import { addLoginFailures, resetAttempts, loginFailures, countAttempt } from '../world/throttle.ts';
import type { MockContext, World } from '../world/world.ts';
import { addEmailedLink, findLink, newLink } from './emails.ts';
import { isKnownDevice } from './sessions.ts';

/** Returns the account with this email address, ignoring case. */
export const accountByEmail = ({ db }: World, email: string): AccountRow | undefined =>
  db.accounts.find((account) => isSameEmail(account.email, email));

/** Returns whether it is the account's current password. */
export const isPasswordOf = (account: AccountRow | undefined, password: string): Promise<boolean> =>
  isPassword(password.slice(0, PASSWORD_MAX_LENGTH).normalize('NFC'), account?.passwordDigest ?? '');

/** Returns the account of these credentials, or the field errors [§8]. @throws TOO_MANY_REQUESTS */
export async function verifyCredentials(
  { world, caller }: MockContext,
  email: string,
  password: string,
): Promise<{ account: AccountRow } | { errors: FieldErrors } | { linkSent: true }> {
  const read = parseLogin(email, password);
  if ('errors' in read) return read;
  const name = read.email.toLowerCase();
  const account = accountByEmail(world, name);
  const known = account !== undefined && isKnownDevice(world, caller, account.id);
  if (!known) countAttempt(world, 'login', caller.ip);
  const counted: [RateLimitName, string] = known
    ? ['loginDevice', `${caller.device} ${name}`]
    : ['loginAccount', `${caller.ip} ${name}`];
  countAttempt(world, ...counted);
  if (!account || !(await isPasswordOf(account, password))) {
    addLoginFailures(world, name);
    return { errors: INVALID_CREDENTIALS };
  }
  resetAttempts(world, ...counted);
  if (known || loginFailures(world, name) < FAILURES_BEFORE_LINK) return { account };
  sendLoginLink(world, account);
  return { linkSent: true };
}

function sendLoginLink(world: World, { id, email }: AccountRow): void {
  const { token, row } = newLink(world, id, LOGIN_LINK_MINUTES);
  world.db.loginLinks.push(row);
  addEmailedLink(world, {
    label: `Login link for ${email}`,
    email,
    token,
    url: loginLinkUrl(world.baseUrl, token),
    isGood: () => findLink(world, world.db.loginLinks, token) !== undefined,
  });
  world.changed();
}

/** Returns the account of an emailed link, which works once. @throws TOO_MANY_REQUESTS */
export function confirmLogin(
  { world, caller }: MockContext,
  token: string,
): { account: AccountRow } | { errors: FieldErrors } {
  countAttempt(world, 'loginLink', caller.ip);
  const row = findLink(world, world.db.loginLinks, token);
  const account = world.db.accounts.find(({ id }) => id === row?.accountId);
  if (!row || !account) return { errors: LOGIN_LINK_STALE };
  row.used = true;
  world.changed();
  return { account };
}
