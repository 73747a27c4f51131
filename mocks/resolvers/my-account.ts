import { renewalStoppedAt } from '../../domain/listings/listing-ending.ts';
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
import { deviceLabel } from '../../domain/account/device-label.ts';
import { hasErrors } from '../../domain/field-errors.ts';
import { REMOVED } from '../../domain/options/listing-status.ts';
import type { MyAccount } from '../__generated__/resolvers.ts';
import { accountByEmail, isPasswordOf } from '../account/accounts.ts';
import { addEmailedLink, findLink, newLink } from '../account/emails.ts';
import { expireLinks } from '../account/password-resets.ts';
import { endSessions, forgetDevices, logOut, renewSession, sessionOf } from '../account/sessions.ts';
import { requireViewer } from '../account/viewer.ts';
import { done, invalid, type RootFields } from '../mutation-results.ts';
import type { AccountRow } from '../world/db.ts';
import { passwordDigest } from '../world/password-digest.ts';
import { generateSecret } from '../world/secret.ts';
import { resetAttempts, countAttempt, takeEmail } from '../world/throttle.ts';
import type { MockContext, World } from '../world/world.ts';

/** Counts wrong passwords by account. @throws TOO_MANY_REQUESTS */
async function confirm({ world }: MockContext, account: AccountRow, password: string): Promise<boolean> {
  const key = String(account.id);
  countAttempt(world, 'passwordConfirm', key);
  const right = await isPasswordOf(account, password);
  if (right) resetAttempts(world, 'passwordConfirm', key);
  return right;
}

/** Returns the email address that awaits confirmation; null when none does. */
const pendingEmail = ({ db, now }: World, accountId: number): string | null =>
  db.emailChanges.find((row) => row.accountId === accountId && !row.used && new Date(row.until) > now())?.email ?? null;

function cancelEmailChange({ db }: World, accountId: number): void {
  db.emailChanges = db.emailChanges.filter((row) => row.used || row.accountId !== accountId);
}

/** Deletes the account and all of its data at once; the mock has no external data. */
function deleteAccount({ db }: World, { id }: AccountRow): void {
  const homes = new Set(db.listings.filter(({ accountId }) => accountId === id).map((listing) => listing.id));
  db.leads = db.leads.filter(({ listingId }) => !homes.has(listingId));
  db.calls = db.calls.filter(({ listingId }) => !homes.has(listingId));
  // Every table whose rows have the account's id.
  for (const [table, rows] of Object.entries<unknown>({ ...db }))
    if (Array.isArray(rows))
      Object.assign(db, { [table]: rows.filter((row: { accountId?: number | null }) => row.accountId !== id) });
  db.accounts = db.accounts.filter((row) => row.id !== id);
}

function holdingsOf({ world: { db } }: MockContext, accountId: number): MyAccount['holdings'] {
  const own = db.listings.filter((row) => row.accountId === accountId && row.status !== REMOVED);
  const ids = new Set(own.map(({ id }) => id));
  return {
    listings: own.length,
    renewing: own.filter((row) => row.status === 1 && row.anchor !== null && renewalStoppedAt(row) === null).length,
    leads: db.leads.filter(({ listingId, spamAt }) => ids.has(listingId) && spamAt === null).length,
  };
}

/** Returns the account's addresses that emails do not reach: the login's, then those of listings. */
function undeliveredOf({ world: { db } }: MockContext, accountId: number): MyAccount['undelivered'] {
  const used = [
    ...db.accounts.filter(({ id }) => id === accountId).map(({ email }) => ({ email, listing: null })),
    ...db.listings
      .filter((row) => row.accountId === accountId && row.status !== REMOVED)
      .map(({ slug, name, contact }) => ({ email: contact.email, listing: { slug, name } })),
  ];
  return used.flatMap((address) => {
    const row = db.undelivered.find(({ email }) => email.toLowerCase() === address.email.toLowerCase());
    return row ? [{ ...address, error: row.error }] : [];
  });
}

function myAccount(context: MockContext): MyAccount {
  const { id, key, email, firstName, lastName } = requireViewer(context);
  const { world, caller } = context;
  const present = sessionOf(world, caller.token);
  const sessions = world.db.sessions
    .filter(({ accountId }) => accountId === id)
    .toReversed()
    .toSorted((a, b) => Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt))
    .toSorted((a, b) => Number(b === present) - Number(a === present));
  return {
    id: key,
    email,
    pendingEmail: pendingEmail(world, id),
    firstName,
    lastName,
    sessions: sessions.map((session) => ({
      id: session.publicId,
      device: deviceLabel(session.userAgent),
      startedAt: session.startedAt,
      lastUsedAt: session.lastUsedAt,
      current: session === present,
    })),
    holdings: holdingsOf(context, id),
    undelivered: undeliveredOf(context, id),
  };
}

/** A landlord's account, for its owner only. */
export const myAccountResolvers = {
  Query: {
    myAccount: (_root, _args, context) => myAccount(context),
  },
  Mutation: {
    changeName: (_root, given, context) => {
      const account = requireViewer(context);
      const read = parseNames(given);
      if ('errors' in read) return invalid(read.errors);
      Object.assign(account, read);
      context.world.changed();
      return done(NAME_CHANGED);
    },
    changePassword: async (_root, given, context) => {
      const account = requireViewer(context);
      const errors = passwordChangeErrors(given);
      if (hasErrors(errors)) return invalid(errors);
      if (!(await confirm(context, account, given.currentPassword)))
        return invalid({ current_password: [WRONG_PASSWORD] });
      const { world, caller } = context;
      account.passwordDigest = await passwordDigest(given.password.normalize('NFC'), generateSecret());
      expireLinks(world, account.id);
      cancelEmailChange(world, account.id);
      endSessions(world, account.id, sessionOf(world, caller.token));
      forgetDevices(world, account.id, caller);
      renewSession(context);
      world.changed();
      return done(PASSWORD_CHANGED);
    },
    changeEmail: async (_root, { email, password }, context) => {
      const account = requireViewer(context);
      const read = parseNewEmail(email, password, account.email);
      if ('errors' in read) return invalid(read.errors);
      if (!(await confirm(context, account, password))) return invalid({ password: [WRONG_PASSWORD] });
      const { world, caller } = context;
      countAttempt(world, 'passwordEmail', caller.ip);
      takeEmail(world, 'emailChange', read.email);
      takeEmail(world, 'emailChangeNotice', account.email);
      const { token, row } = newLink(world, account.id, EMAIL_CHANGE_LINK_MINUTES);
      cancelEmailChange(world, account.id);
      world.db.emailChanges.push({ ...row, email: read.email });
      if (!accountByEmail(world, read.email))
        addEmailedLink(world, {
          label: `Confirm ${read.email}`,
          email: read.email,
          token,
          url: emailChangeUrl(world.baseUrl, token),
          isGood: () => findLink(world, world.db.emailChanges, token) !== undefined,
        });
      world.changed();
      return done(emailChangeRequested(read.email));
    },
    cancelEmailChange: (_root, _args, context) => {
      cancelEmailChange(context.world, requireViewer(context).id);
      context.world.changed();
      return done();
    },
    confirmEmail: (_root, { token }, { world, caller }) => {
      countAttempt(world, 'login', caller.ip);
      const { db } = world;
      const row = findLink(world, db.emailChanges, token);
      const account = db.accounts.find(({ id }) => id === row?.accountId);
      if (!row || !account || accountByEmail(world, row.email)) return invalid(EMAIL_CHANGE_LINK_EXPIRED);
      row.used = true;
      account.email = row.email;
      expireLinks(world, account.id);
      world.changed();
      return done(EMAIL_CHANGED);
    },
    endSession: (_root, { id }, context) => {
      const { id: accountId } = requireViewer(context);
      const { world, caller } = context;
      if (sessionOf(world, caller.token)?.publicId === id) logOut(context);
      else world.db.sessions = world.db.sessions.filter((row) => row.publicId !== id || row.accountId !== accountId);
      world.changed();
      return done();
    },
    logoutEverywhere: (_root, _args, context) => {
      endSessions(context.world, requireViewer(context).id);
      logOut(context);
      return done();
    },
    deleteAccount: async (_root, { password }, context) => {
      const account = requireViewer(context);
      if (password === '') return invalid({ password: ['Enter your password.'] });
      if (!(await confirm(context, account, password))) return invalid({ password: [WRONG_PASSWORD] });
      const { world } = context;
      const isPaying = [...world.db.publishIntents, ...world.db.propertyTypeChanges].some(
        ({ accountId, state }) => accountId === account.id && state === 'waiting',
      );
      if (isPaying) return invalid(PAYMENT_IN_PROGRESS);
      deleteAccount(world, account);
      world.changed();
      logOut(context);
      return done(ACCOUNT_DELETED);
    },
  },
} satisfies RootFields;
