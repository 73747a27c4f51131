import { PASSWORD_MAX } from '../../domain/account/limits.ts';
import { readLogin, sameEmail, WRONG_LOGIN } from '../../domain/account/login.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { AccountRow } from '../db.ts';
import { isPassword } from '../digest.ts';
import { forgive, take } from '../throttle.ts';
import type { MockContext, World } from '../world.ts';

/** E-mails are compared without regard to case. */
export const accountByEmail = ({ db }: World, email: string): AccountRow | undefined =>
  db.accounts.find((account) => sameEmail(account.email, email));

/** Is it the account's password now? */
export const isPasswordOf = (account: AccountRow | undefined, password: string): Promise<boolean> =>
  isPassword(password.slice(0, PASSWORD_MAX).normalize('NFC'), account?.passwordDigest ?? '');

/**
 * The account of these credentials, or what to say beside the field [§8].
 * @throws TOO_MANY_REQUESTS after 20 tries a minute, or 5 for one account.
 */
export async function verify(
  { world, caller }: MockContext,
  email: string,
  password: string,
): Promise<{ account: AccountRow } | { errors: FieldErrors }> {
  const read = readLogin(email, password);
  if ('errors' in read) return read;
  const name = read.email.toLowerCase();
  take(world, 'login', caller.ip);
  take(world, 'loginAccount', name);
  const account = accountByEmail(world, name);
  if (!account || !(await isPasswordOf(account, password))) return { errors: WRONG_LOGIN };
  forgive(world, 'loginAccount', name);
  return { account };
}
