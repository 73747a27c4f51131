import { MINUTE_MS } from '../../domain/time-spans.ts';
import { RESET_LINK_MINUTES } from '../../domain/limits.ts';
import { RESET_EMAIL_SENT } from '../../domain/account/reset-email-sent.ts';
import { RESET_LINK_PROLONGED } from '../../domain/account/visitor-emails.ts';
import { newPasswordErrors } from '../../domain/account/password-rule.ts';
import { parseEmail, RESET_LINK_EXPIRED, passwordResetUrl, isSameEmail } from '../../domain/account/login.ts';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import type { MutationResetPasswordArgs } from '../__generated__/resolvers.ts';
import type { AccountRow } from '../world/db.ts';
import { passwordDigest } from '../world/password-digest.ts';
import { generateSecret } from '../world/secret.ts';
import { clearEmails, countAttempt, mayEmail } from '../world/throttle.ts';
import type { MockContext, World } from '../world/world.ts';
import { accountByEmail } from './accounts.ts';
import { addEmailedLink, findLink, newLink } from './emails.ts';
import { endSessions, forgetDevices } from './sessions.ts';

/** Creates the link if the address has an account; the response does not reveal whether. @throws TOO_MANY_REQUESTS */
export function requestReset(
  { world, caller }: MockContext,
  email: string,
): { errors: FieldErrors } | { message: string } {
  const read = parseEmail(email);
  if ('errors' in read) return read;
  countAttempt(world, 'passwordEmail', caller.ip);
  const account = accountByEmail(world, read.email);
  if (!mayEmail(world, 'passwordReset', read.email)) {
    const newest = world.db.resets.findLast(({ accountId }) => accountId === account?.id);
    if (newest) newest.until = new Date(world.now().getTime() + RESET_LINK_MINUTES * MINUTE_MS).toISOString();
    return { message: RESET_LINK_PROLONGED };
  }
  if (!account) return { message: RESET_EMAIL_SENT };
  const { token, row } = newLink(world, account.id, RESET_LINK_MINUTES);
  world.db.resets.push(row);
  addEmailedLink(world, {
    label: `New password for ${account.email}`,
    email: account.email,
    token,
    url: passwordResetUrl(world.baseUrl, token, account.email),
    isGood: () => findLink(world, world.db.resets, token) !== undefined,
  });
  world.changed();
  return { message: RESET_EMAIL_SENT };
}

/** Expires an account's emailed links: password resets and login links. */
export function expireLinks({ db }: World, accountId: number): void {
  for (const link of [...db.resets, ...db.loginLinks]) if (link.accountId === accountId) link.used = true;
}

/** Sets the new password and ends every session of the account; the caller logs in. */
export async function resetPassword(
  { world, caller }: MockContext,
  { email, password, passwordConfirmation, token }: MutationResetPasswordArgs,
): Promise<{ account: AccountRow } | { errors: FieldErrors }> {
  const errors = newPasswordErrors(password, passwordConfirmation);
  if (hasErrors(errors)) return { errors };
  countAttempt(world, 'login', caller.ip);
  const digest = await passwordDigest(password.normalize('NFC'), generateSecret());
  const { db } = world;
  const row = findLink(world, db.resets, token);
  const account = db.accounts.find(({ id }) => id === row?.accountId);
  if (!account || !isSameEmail(account.email, email)) return { errors: RESET_LINK_EXPIRED };
  account.passwordDigest = digest;
  clearEmails(world, 'passwordReset', account.email);
  expireLinks(world, account.id);
  db.emailChanges = db.emailChanges.filter(({ accountId, used }) => used || accountId !== account.id);
  endSessions(world, account.id);
  forgetDevices(world, account.id);
  world.changed();
  return { account };
}
