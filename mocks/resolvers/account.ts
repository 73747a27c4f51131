import { DEFAULT_OPERATOR_EMAIL, DEMO_ADDRESS } from '../../domain/advertising/inquiry.ts';
import { CHECK_EMAIL, parseEmail } from '../../domain/account/login.ts';
import { PERSONAL_DATA_SENT } from '../../domain/account/personal-data.ts';
import { safeRedirectPath } from '../../domain/account/redirect-path.ts';
import { offeredTypes } from '../../domain/options/property-types.ts';
import type { LoggedIn, Viewer } from '../__generated__/resolvers.ts';
import { confirmLogin, verifyCredentials } from '../account/accounts.ts';
import { requestReset, resetPassword } from '../account/password-resets.ts';
import { logIn, logOut } from '../account/sessions.ts';
import type { AccountRow } from '../world/db.ts';
import { viewerOf } from '../account/viewer.ts';
import { countAttempt } from '../world/throttle.ts';
import { done, invalid, type RootFields } from '../mutation-results.ts';
import type { MockContext } from '../world/world.ts';

const viewerView = ({ key: id, email, firstName, lastName }: AccountRow): Viewer => ({
  id,
  email,
  firstName,
  lastName,
});

function loggedIn(context: MockContext, account: AccountRow, wanted?: string | null) {
  const session = logIn(context, account);
  const link = safeRedirectPath(wanted) ?? session.link;
  return { __typename: 'LoggedIn', ...session, link, viewer: viewerView(account) } as const satisfies LoggedIn;
}

/** Login, logout, and the installation's options; public. */
export const accountResolvers = {
  Query: {
    me: (_root, _args, context) => {
      const viewer = viewerOf(context);
      return viewer ? viewerView(viewer) : null;
    },
    options: (_root, _args, { world }) => ({
      types: offeredTypes(world.db.prices).map(({ benefits, ...type }) => ({ ...type, benefits: [...benefits] })),
      demo: true,
      localProcessor: true,
      stripeKey: null,
      mapTilesUrl: null,
      contactEmail: DEFAULT_OPERATOR_EMAIL,
      postalAddress: DEMO_ADDRESS,
      analyticsId: null,
    }),
  },
  Mutation: {
    login: async (_root, { email, password, link }, context) => {
      const result = await verifyCredentials(context, email, password);
      if ('errors' in result) return invalid(result.errors);
      if ('linkSent' in result) return { __typename: 'LoginLinkSent', message: CHECK_EMAIL };
      return loggedIn(context, result.account, link);
    },
    confirmLogin: (_root, { token }, context) => {
      const result = confirmLogin(context, token);
      return 'errors' in result ? invalid(result.errors) : loggedIn(context, result.account);
    },
    logout: (_root, _args, context) => {
      logOut(context);
      return done();
    },
    requestPasswordReset: (_root, { email }, context) => {
      const result = requestReset(context, email);
      return 'errors' in result ? invalid(result.errors) : done(result.message);
    },
    requestPersonalData: (_root, { email }, { world, caller }) => {
      const read = parseEmail(email);
      if ('errors' in read) return invalid(read.errors);
      countAttempt(world, 'personalData', caller.ip);
      return done(PERSONAL_DATA_SENT);
    },
    resetPassword: async (_root, given, context) => {
      const result = await resetPassword(context, given);
      return 'errors' in result ? invalid(result.errors) : loggedIn(context, result.account);
    },
  },
} satisfies RootFields;
