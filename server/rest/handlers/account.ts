import { CHECK_EMAIL } from '../../../domain/account/login.ts';
import { safeRedirectPath } from '../../../domain/account/redirect-path.ts';
import type { Context, SessionInfo } from '../../context.ts';
import type { RestAnswer, RestInput } from '../route.ts';
import { bodyOf, textOf } from '../request-fields.ts';

/** Returns a session as the specification defines it (K22): ids only. */
export const toRestSession = ({ key, email, sessionId, userAgent, ip }: SessionInfo) => ({
  key,
  email,
  session_id: sessionId,
  user_agent: userAgent,
  ip,
});

export async function handleLogin(input: RestInput, context: Context): Promise<RestAnswer> {
  const { email, password, link } = bodyOf(input);
  const outcome = await context.services.login.logIn(textOf(email), textOf(password), context);
  if ('errors' in outcome) return outcome;
  if ('linkSent' in outcome) return { status: 202, body: { message: CHECK_EMAIL } };
  const session = await context.logIn(outcome.account.id, 'password', outcome.passwordHash);
  return { body: { ...toRestSession(session), link: safeRedirectPath(textOf(link)) ?? session.link } };
}

export async function confirmLogin(input: RestInput, { services, ip, logIn: begin }: Context): Promise<RestAnswer> {
  const outcome = await services.login.confirm(textOf(bodyOf(input)['token']), ip);
  if ('errors' in outcome) return outcome;
  const session = await begin(outcome.accountId, 'link', outcome.passwordHash);
  return { body: { ...toRestSession(session), link: session.link } };
}

export async function handleLogout(_input: RestInput, { logOut: end }: Context): Promise<RestAnswer> {
  await end();
  return { status: 204 };
}

/** Returns only the CSRF cookie, which most GETs under /api set: for a page whose own has expired. */
export const renewToken = async (): Promise<RestAnswer> => ({ status: 204 });

export async function requestPasswordReset(input: RestInput, { services, ip }: Context): Promise<RestAnswer> {
  const outcome = await services.passwordResets.request(textOf(bodyOf(input)['email']), ip);
  return 'errors' in outcome ? outcome : { body: { message: outcome.message } };
}

/** Handles POST /api/personal-data: emails a link to the data stored under an address. */
export async function requestPersonalData(input: RestInput, { services, ip }: Context): Promise<RestAnswer> {
  const { email, site } = bodyOf(input);
  const outcome = await services.personalData.request(textOf(email), textOf(site), ip);
  return 'errors' in outcome ? outcome : { body: { message: outcome.message } };
}

export async function resetPassword(input: RestInput, context: Context): Promise<RestAnswer> {
  const { email, password, password_confirmation, token } = bodyOf(input);
  const outcome = await context.services.passwordResets.reset(
    {
      email: textOf(email),
      password: textOf(password),
      passwordConfirmation: textOf(password_confirmation),
      token: textOf(token),
    },
    context,
  );
  if ('errors' in outcome) return outcome;
  const { link } = await context.logIn(outcome.accountId, 'reset');
  return { body: { message: 'Your new password is set.', link } };
}
