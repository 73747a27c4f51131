import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Invalid, invalid } from '../../graphql/invalid.ts';
import { Done, DoneResult } from '../../graphql/results.ts';
import { LoggedIn, LoginResult, ViewerView } from './account.view.ts';

/** Begins the session and tells of it. */
async function loggedIn(context: Context, accountId: number): Promise<LoggedIn> {
  const session = await context.logIn(accountId);
  const account = await context.services.accounts.byId(accountId);
  if (!account) throw new Error('An account was gone between its login and its session.');
  return new LoggedIn(session, new ViewerView({ ...account, accountId, publicId: session.sessionId }));
}

/** Logging in and out; anybody may. */
@Resolver()
export class AccountResolver {
  @Query(() => ViewerView, { nullable: true, description: 'The logged-in landlord; null for a visitor.' })
  me(@Ctx() { viewer }: Context): ViewerView | null {
    return viewer && new ViewerView(viewer);
  }

  @Mutation(() => LoginResult, { description: 'Begins a session.' })
  async login(
    @Ctx() context: Context,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
  ): Promise<LoggedIn | Invalid> {
    const result = await context.services.accounts.verify(email, password, context.ip);
    return 'errors' in result ? invalid(result.errors) : loggedIn(context, result.account.id);
  }

  @Mutation(() => Done, { description: 'Ends the session, if there is one.' })
  async logout(@Ctx() context: Context): Promise<Done> {
    await context.logOut();
    return new Done();
  }

  @Mutation(() => DoneResult, { description: 'Mails a link to choose a new password, if the address has an account.' })
  async requestPasswordReset(
    @Ctx() { services, ip }: Context,
    @Arg('email', () => String) email: string,
  ): Promise<Done | Invalid> {
    const result = await services.passwordResets.request(email, ip);
    return 'errors' in result ? invalid(result.errors) : new Done(result.message);
  }

  @Mutation(() => LoginResult, { description: 'Sets the new password, ends every older session and logs in.' })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Arg('passwordConfirmation', () => String) passwordConfirmation: string,
    @Arg('token', () => String) token: string,
  ): Promise<LoggedIn | Invalid> {
    const given = { email, password, passwordConfirmation, token };
    const result = await context.services.passwordResets.reset(given, context.ip);
    return 'errors' in result ? invalid(result.errors) : loggedIn(context, result.accountId);
  }
}
