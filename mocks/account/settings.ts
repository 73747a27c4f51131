import { EMAIL_CHANGE_LINK_MINUTES } from '../../domain/limits.ts';
import {
  ACCOUNT_DELETED,
  EMAIL_CHANGE_LINK_EXPIRED,
  EMAIL_CHANGED,
  emailChangeRequested,
  emailChangeUrl,
  NAME_CHANGED,
  WRONG_PASSWORD,
  PASSWORD_CHANGED,
  passwordChangeErrors,
  PAYMENT_IN_PROGRESS,
  parseNames,
  parseNewEmail,
} from '../../domain/account/account-settings.ts';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import type { AccountRow } from '../world/db.ts';
import { passwordDigest } from '../world/password-digest.ts';
import { secretDigest, generateSecret } from '../world/secret.ts';
import { resetAttempts, countAttempt } from '../world/throttle.ts';
import type { MockContext, World } from '../world/world.ts';
import { accountByEmail, isPasswordOf } from './accounts.ts';
import { addEmailedLink } from './emails.ts';
import { expireLinks } from './password-resets.ts';
import { endSessions, forgetDevices, renewSession, sessionOf } from './sessions.ts';

type Changed = { message: string } | { errors: FieldErrors };

/** Counts wrong passwords by account. @throws TOO_MANY_REQUESTS */
async function confirm({ world }: MockContext, account: AccountRow, password: string): Promise<boolean> {
  const key = String(account.id);
  countAttempt(world, 'passwordConfirm', key);
  const right = await isPasswordOf(account, password);
  if (right) resetAttempts(world, 'passwordConfirm', key);
  return right;
}

export function changeName(
  { world }: MockContext,
  account: AccountRow,
  given: { firstName: string; lastName: string },
): Changed {
  const read = parseNames(given);
  if ('errors' in read) return read;
  Object.assign(account, read);
  world.changed();
  return { message: NAME_CHANGED };
}

export async function changePassword(
  context: MockContext,
  account: AccountRow,
  given: { currentPassword: string; password: string; passwordConfirmation: string },
): Promise<Changed> {
  const errors = passwordChangeErrors(given, account);
  if (hasErrors(errors)) return { errors };
  if (!(await confirm(context, account, given.currentPassword)))
    return { errors: { current_password: [WRONG_PASSWORD] } };
  const { world, caller } = context;
  account.passwordDigest = await passwordDigest(given.password.normalize('NFC'), generateSecret());
  expireLinks(world, account.id);
  cancelEmailChange(world, account.id);
  endSessions(world, account.id, sessionOf(world, caller.token));
  forgetDevices(world, account.id, caller);
  renewSession(context);
  world.changed();
  return { message: PASSWORD_CHANGED };
}

/** Returns the email address that awaits confirmation; null when none does. */
export const pendingEmail = ({ db, now }: World, accountId: number): string | null =>
  db.emailChanges.find((row) => row.accountId === accountId && !row.used && new Date(row.until) > now())?.email ?? null;

export async function changeEmail(
  context: MockContext,
  account: AccountRow,
  { email, password }: { email: string; password: string },
): Promise<Changed> {
  const read = parseNewEmail(email, password, account.email);
  if ('errors' in read) return read;
  if (!(await confirm(context, account, password))) return { errors: { password: [WRONG_PASSWORD] } };
  const { world, caller } = context;
  countAttempt(world, 'passwordEmail', caller.ip);
  countAttempt(world, 'passwordEmailTo', read.email.toLowerCase());
  const token = generateSecret();
  const fingerprint = secretDigest(token);
  const until = new Date(world.now().getTime() + EMAIL_CHANGE_LINK_MINUTES * 60_000).toISOString();
  cancelEmailChange(world, account.id);
  world.db.emailChanges.push({ fingerprint, accountId: account.id, email: read.email, until, used: false });
  if (!accountByEmail(world, read.email))
    addEmailedLink(world, {
      label: `Confirm ${read.email}`,
      email: read.email,
      token,
      url: emailChangeUrl(world.baseUrl, token),
      isGood: () => world.db.emailChanges.some((row) => row.fingerprint === fingerprint && !row.used),
    });
  world.changed();
  return { message: emailChangeRequested(read.email) };
}

export function cancelEmailChange(world: World, accountId: number): void {
  world.db.emailChanges = world.db.emailChanges.filter((row) => row.used || row.accountId !== accountId);
}

/** Confirms a new email address by the token of an emailed link. */
export function confirmEmail({ world, caller }: MockContext, token: string): Changed {
  countAttempt(world, 'login', caller.ip);
  const { db } = world;
  const asked = secretDigest(token);
  const row = db.emailChanges.find(({ fingerprint }) => fingerprint === asked);
  const account = db.accounts.find(({ id }) => id === row?.accountId);
  if (!row || !account || row.used || new Date(row.until) <= world.now() || accountByEmail(world, row.email))
    return { errors: EMAIL_CHANGE_LINK_EXPIRED };
  row.used = true;
  account.email = row.email;
  expireLinks(world, account.id);
  world.changed();
  return { message: EMAIL_CHANGED };
}

/** Deletes the account and all of its data at once; the mock has no external data. */
export async function deleteAccount(context: MockContext, account: AccountRow, password: string): Promise<Changed> {
  if (password === '') return { errors: { password: ['Enter your password.'] } };
  if (!(await confirm(context, account, password))) return { errors: { password: [WRONG_PASSWORD] } };
  const { world } = context;
  const { db } = world;
  if (
    [...db.publishIntents, ...db.propertyTypeChanges].some(
      ({ accountId, state }) => accountId === account.id && state === 'waiting',
    )
  )
    return { errors: PAYMENT_IN_PROGRESS };
  const homes = new Set(db.listings.filter(({ accountId }) => accountId === account.id).map(({ id }) => id));
  const others = <Row extends { accountId: number | null }>(rows: Row[]) =>
    rows.filter(({ accountId }) => accountId !== account.id);
  db.leads = db.leads.filter(({ listingId }) => !homes.has(listingId));
  db.calls = db.calls.filter(({ listingId }) => !homes.has(listingId));
  for (const rows of [
    'listings',
    'sessions',
    'resets',
    'loginLinks',
    'knownDevices',
    'emailChanges',
    'publishIntents',
    'propertyTypeChanges',
    'cards',
    'invoices',
    'cardSetups',
    'savedDrafts',
    'listingImports',
  ] as const)
    Object.assign(db, { [rows]: others<{ accountId: number | null }>(db[rows]) });
  db.accounts = db.accounts.filter((row) => row !== account);
  world.changed();
  return { message: ACCOUNT_DELETED };
}
