import { deviceLabel } from '../../domain/account/device-label.ts';
import { REMOVED } from '../../domain/options/listing-status.ts';
import type { MyAccount, Resolvers } from '../__generated__/resolvers.ts';
import { exportAccountData } from '../account/data-export.ts';
import { endSessions, logOut, sessionOf } from '../account/sessions.ts';
import {
  cancelEmailChange,
  changeEmail,
  changeName,
  changePassword,
  confirmEmail,
  deleteAccount,
  pendingEmail,
} from '../account/settings.ts';
import { requireViewer } from '../account/viewer.ts';
import { done, invalid } from '../mutation-results.ts';
import type { MockContext } from '../world/world.ts';

const answer = (outcome: Awaited<ReturnType<typeof deleteAccount>>) =>
  'errors' in outcome ? invalid(outcome.errors) : done(outcome.message);

function holdingsOf({ world: { db } }: MockContext, accountId: number): MyAccount['holdings'] {
  const own = db.listings.filter((row) => row.accountId === accountId && row.status !== REMOVED);
  const ids = new Set(own.map(({ id }) => id));
  return {
    listings: own.length,
    renewing: own.filter(({ status, anchor, cancelledAt }) => status === 1 && anchor !== null && cancelledAt === null)
      .length,
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
    return row ? [{ ...address, answer: row.answer }] : [];
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
    ownData: (_root, _args, context) => exportAccountData(context.world, requireViewer(context)),
  },
  Mutation: {
    changeName: (_root, given, context) => answer(changeName(context, requireViewer(context), given)),
    changePassword: async (_root, given, context) =>
      answer(await changePassword(context, requireViewer(context), given)),
    changeEmail: async (_root, given, context) => answer(await changeEmail(context, requireViewer(context), given)),
    cancelEmailChange: (_root, _args, context) => {
      cancelEmailChange(context.world, requireViewer(context).id);
      context.world.changed();
      return done();
    },
    confirmEmail: (_root, { token }, context) => answer(confirmEmail(context, token)),
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
      const outcome = await deleteAccount(context, requireViewer(context), password);
      if (!('errors' in outcome)) logOut(context);
      return answer(outcome);
    },
  },
} satisfies {
  Query: Pick<NonNullable<Resolvers['Query']>, 'myAccount' | 'ownData'>;
  Mutation: Pick<
    NonNullable<Resolvers['Mutation']>,
    | 'changeName'
    | 'changePassword'
    | 'changeEmail'
    | 'cancelEmailChange'
    | 'confirmEmail'
    | 'endSession'
    | 'logoutEverywhere'
    | 'deleteAccount'
  >;
};
