import { Arg, createUnionType, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { safeRedirectPath } from '../../../domain/account/redirect-path.ts';
import type { Context, LoginMethod } from '../../context.ts';
import { NotLoggedIn } from '../../errors.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import { Done, DoneResult, toDone } from '../../graphql/done-result.ts';
import { CHECK_EMAIL } from '../../../domain/account/login.ts';
import { field, fields, id, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { Viewer } from './session.service.ts';

@ObjectWithFields({ name: 'Viewer', description: 'The logged-in landlord.' })
class ViewerView extends fields({
  id: id<string>("The account's public id."),
  email: text('The login email.'),
  firstName: text('Empty when unknown.'),
  lastName: text('Empty when unknown.'),
}) {}

/** Converts an account to the GraphQL type. */
const toViewer = ({
  key,
  email,
  firstName,
  lastName,
}: Pick<Viewer, 'key' | 'email' | 'firstName' | 'lastName'>): ViewerView => ({ id: key, email, firstName, lastName });

@ObjectWithFields({ description: 'The session that the login started. `link` is a path on this site.' })
class LoggedIn extends fields({
  key: id<string>("The account's public id."),
  email: text('The email used to log in.'),
  sessionId: id<string>('The public id of the session; never the cookie secret.'),
  userAgent: text('The user agent of the browser.'),
  ip: text('The IP address of the login.'),
  link: text('The path to continue to.'),
  viewer: field(() => ViewerView, 'The logged-in account.'),
}) {}

@ObjectType({ description: 'The password is correct; a link sent by email completes the login.' })
class LoginLinkSent {
  @Field(() => String, { description: 'The message to show.' })
  message: string = CHECK_EMAIL;
}

const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'A session, the invalid fields, or a notice that an emailed link completes the login.',
  types: () => [Invalid, LoggedIn, LoginLinkSent] as const,
});

/** Starts the session and returns it. */
async function loggedIn(
  context: Context,
  { accountId, passwordHash }: { accountId: number; passwordHash?: string },
  by: LoginMethod,
  wanted: string | null = null,
): Promise<LoggedIn> {
  const session = await context.logIn(accountId, by, passwordHash);
  const account = await context.services.accounts.byId(accountId);
  if (!account) throw new NotLoggedIn();
  const link = safeRedirectPath(wanted) ?? session.link;
  return Object.assign(new LoggedIn(), session, { link, viewer: toViewer(account) });
}

/** Login, logout, and a renter's access to what is stored under their email: available to everybody. */
@Resolver()
export class AccountResolver {
  @Query(() => ViewerView, { nullable: true, description: 'The logged-in landlord; null for a visitor.' })
  me(@Ctx() { viewer }: Context): ViewerView | null {
    return viewer && toViewer(viewer);
  }

  @Mutation(() => LoginResult, { description: 'Logs in and starts a session.' })
  async login(
    @Ctx() context: Context,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Arg('link', () => String, {
      nullable: true,
      description: 'A path on this site to continue to instead of the default one.',
    })
    link: string | null,
  ): Promise<typeof LoginResult> {
    const result = await context.services.login.logIn(email, password, context);
    if ('errors' in result) return toInvalid(result.errors);
    return 'linkSent' in result
      ? new LoginLinkSent()
      : loggedIn(context, { ...result, accountId: result.account.id }, 'password', link);
  }

  @Mutation(() => LoginResult, { description: 'Logs in with the token from an emailed link, which works once.' })
  async confirmLogin(@Ctx() context: Context, @Arg('token', () => String) token: string): Promise<typeof LoginResult> {
    const result = await context.services.login.confirm(token, context.ip);
    return 'errors' in result ? toInvalid(result.errors) : loggedIn(context, result, 'link');
  }

  @Mutation(() => Done, { description: 'Logs out; succeeds without a session, too.' })
  async logout(@Ctx() context: Context): Promise<Done> {
    await context.logOut();
    return new Done();
  }

  @Mutation(() => DoneResult, { description: 'Emails a password reset link if the address has an account.' })
  async requestPasswordReset(@Ctx() { services, ip }: Context, @Arg('email', () => String) email: string) {
    return toDone(await services.passwordResets.request(email, ip));
  }

  @Mutation(() => LoginResult, { description: 'Sets the new password, ends all older sessions and logs in.' })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Arg('passwordConfirmation', () => String) passwordConfirmation: string,
    @Arg('token', () => String) token: string,
  ): Promise<typeof LoginResult> {
    const given = { email, password, passwordConfirmation, token };
    const result = await context.services.passwordResets.reset(given, context);
    return 'errors' in result ? toInvalid(result.errors) : loggedIn(context, result, 'reset');
  }

  @Mutation(() => DoneResult, {
    description:
      'Emails a link to download or delete the data stored under an address, if there is any. Needs no session.',
  })
  async requestPersonalData(
    @Ctx() { services, ip }: Context,
    @Arg('email', () => String) email: string,
    @Arg('site', () => String, { nullable: true, description: 'The code of the brand whose page is open.' })
    site: string | null,
  ): Promise<Done | Invalid> {
    return toDone(await services.personalData.request(email, site ?? '', ip));
  }
}
