import { RESET_LINK_MINUTES } from '../../domain/limits.ts';
import { newPasswordErrors } from '../../domain/account/password-rule.ts';
import { parseEmail, RESET_LINK_EXPIRED, passwordResetUrl, isSameEmail } from '../../domain/account/login.ts';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import type { AccountRow, ResetRow } from '../world/db.ts';
import { passwordDigest } from '../world/password-digest.ts';
import { secretDigest, generateSecret } from '../world/secret.ts';
import { countAttempt } from '../world/throttle.ts';
import type { MockContext, World } from '../world/world.ts';
import { accountByEmail } from './accounts.ts';
import { addEmailedLink } from './emails.ts';
import { endSessions, forgetDevices } from './sessions.ts';

const isGood = ({ used, until }: ResetRow, now: Date): boolean => !used && new Date(until) > now;

const rowOf = ({ db }: World, token: string): ResetRow | undefined => {
  const asked = secretDigest(token);
  return db.resets.find(({ fingerprint }) => fingerprint === asked);
};

/** Returns whether an emailed password reset link is still valid. */
function isValidReset(world: World, token: string): boolean {
  const row = rowOf(world, token);
  return row !== undefined && isGood(row, world.now());
}

/**
 * Creates the link if the address has an account; the response does not reveal whether it has.
 * @throws TOO_MANY_REQUESTS after five a minute, or three to one mailbox.
 */
export function requestReset({ world, caller }: MockContext, email: string): { errors: FieldErrors } | undefined {
  const read = parseEmail(email);
  if ('errors' in read) return read;
  countAttempt(world, 'passwordEmail', caller.ip);
  countAttempt(world, 'passwordEmailTo', read.email.toLowerCase());
  const account = accountByEmail(world, read.email);
  if (!account) return undefined;
  const until = new Date(world.now().getTime() + RESET_LINK_MINUTES * 60_000).toISOString();
  const token = generateSecret();
  world.db.resets.push({ fingerprint: secretDigest(token), accountId: account.id, until, used: false });
  addEmailedLink(world, {
    label: `New password for ${account.email}`,
    email: account.email,
    token,
    url: passwordResetUrl(world.baseUrl, token, account.email),
    isGood: () => isValidReset(world, token),
  });
  world.changed();
  return undefined;
}

/** Expires an account's emailed links: password resets and login links. */
export function expireLinks({ db }: World, accountId: number): void {
  for (const link of [...db.resets, ...db.loginLinks]) if (link.accountId === accountId) link.used = true;
}

export interface NewPassword {
  email: string;
  password: string;
  passwordConfirmation: string;
  token: string;
}

/** Sets the new password and ends every session of the account; the caller logs in. */
export async function resetPassword(
  { world, caller }: MockContext,
  { email, password, passwordConfirmation, token }: NewPassword,
): Promise<{ account: AccountRow } | { errors: FieldErrors }> {
  const errors = newPasswordErrors(password, passwordConfirmation, { email });
  if (hasErrors(errors)) return { errors };
  countAttempt(world, 'login', caller.ip);
  const digest = await passwordDigest(password.normalize('NFC'), generateSecret());
  const { db } = world;
  const row = rowOf(world, token);
  const account = row && isGood(row, world.now()) && db.accounts.find(({ id }) => id === row.accountId);
  if (!account || !isSameEmail(account.email, email)) return { errors: RESET_LINK_EXPIRED };
  const own = newPasswordErrors(password, passwordConfirmation, account);
  if (hasErrors(own)) return { errors: own };
  account.passwordDigest = digest;
  expireLinks(world, account.id);
  db.emailChanges = db.emailChanges.filter(({ accountId, used }) => used || accountId !== account.id);
  endSessions(world, account.id);
  forgetDevices(world, account.id);
  world.changed();
  return { account };
}
