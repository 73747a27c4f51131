import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { deviceLabel } from '../../../../domain/account/device-label.ts';
import { requireViewer, type Context } from '../../../context.ts';
import type { Invalid } from '../../../graphql/invalid.ts';
import { Done, DoneResult, toDone } from '../../../graphql/done-result.ts';
import { MyAccountView } from './my-account.view.ts';

/** A landlord's account, accessible only to its owner. */
@Resolver()
export class MyAccountResolver {
  @Query(() => MyAccountView, { description: 'The account of the logged-in landlord.' })
  async myAccount(@Ctx() context: Context): Promise<MyAccountView> {
    const viewer = requireViewer(context);
    const { accounts, sessions, emailChanges, accountDeletions, undelivered } = context.services;
    const [account, open, pendingEmail, holdings, addresses] = await Promise.all([
      accounts.byId(viewer.accountId),
      sessions.listForAccount(viewer.accountId),
      emailChanges.pending(viewer.accountId),
      accountDeletions.preview(viewer.accountId),
      undelivered.addressesOf(viewer.accountId),
    ]);
    const views = open.map(({ publicId, userAgent, startedAt, lastUsedAt }) => ({
      id: publicId,
      device: deviceLabel(userAgent),
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: publicId === viewer.publicId,
    }));
    return {
      id: viewer.key,
      email: account?.email ?? viewer.email,
      pendingEmail,
      firstName: account?.firstName ?? viewer.firstName,
      lastName: account?.lastName ?? viewer.lastName,
      sessions: views.toSorted((a, b) => Number(b.current) - Number(a.current)),
      holdings,
      undelivered: addresses,
    };
  }

  @Mutation(() => DoneResult, { description: 'Changes the name of the logged-in landlord.' })
  async changeName(
    @Ctx() context: Context,
    @Arg('firstName', () => String) firstName: string,
    @Arg('lastName', () => String) lastName: string,
  ): Promise<Done | Invalid> {
    return toDone(await context.services.settings.changeName(requireViewer(context), { firstName, lastName }));
  }

  @Mutation(() => DoneResult, { description: 'Sets a new password and ends all other sessions.' })
  async changePassword(
    @Ctx() context: Context,
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('password', () => String) password: string,
    @Arg('passwordConfirmation', () => String) passwordConfirmation: string,
  ): Promise<Done | Invalid> {
    const given = { currentPassword, password, passwordConfirmation };
    const outcome = await context.services.settings.changePassword(requireViewer(context), given, context);
    if ('sessionToken' in outcome) context.replaceSession(outcome.sessionToken);
    return toDone(outcome);
  }

  @Mutation(() => DoneResult, {
    description: 'Emails a confirmation link to a new address, which replaces the old one once it is confirmed there.',
  })
  async changeEmail(
    @Ctx() context: Context,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
  ): Promise<Done | Invalid> {
    return toDone(await context.services.emailChanges.request(requireViewer(context), email, password, context.ip));
  }

  @Mutation(() => Done, { description: 'Discards an email change that has not been confirmed.' })
  async cancelEmailChange(@Ctx() context: Context): Promise<Done> {
    await context.services.emailChanges.cancel(requireViewer(context).accountId);
    return new Done();
  }

  @Mutation(() => DoneResult, {
    description: 'Confirms a new email with the token from its confirmation link; needs no session.',
  })
  async confirmEmail(@Ctx() { services, ip }: Context, @Arg('token', () => String) token: string) {
    return toDone(await services.emailChanges.confirm(token, ip));
  }

  @Mutation(() => Done, { description: 'Ends one of your own sessions.' })
  async endSession(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Done> {
    const { accountId, publicId } = requireViewer(context);
    if (id === publicId) await context.logOut();
    else await context.services.sessions.endOwn(accountId, id);
    return new Done();
  }

  @Mutation(() => Done, { description: 'Ends all of your own sessions, including this one.' })
  async logoutEverywhere(@Ctx() context: Context): Promise<Done> {
    await context.services.sessions.endEverywhere(requireViewer(context).accountId);
    await context.logOut();
    return new Done();
  }

  @Mutation(() => DoneResult, { description: 'Deletes the account and all of its data permanently.' })
  async deleteAccount(@Ctx() context: Context, @Arg('password', () => String) password: string) {
    const outcome = await context.services.accountDeletions.delete(requireViewer(context), password);
    if (!('errors' in outcome)) await context.logOut();
    return toDone(outcome);
  }
}
