import { sitePath } from '../../domain/account/site-path.ts';
import type { Context, SessionInfo } from '../context.ts';
import type { Answer, Input } from './call.ts';
import { bodyOf, textOf } from './read.ts';

/** The session as the specification has it (K22): ids only. */
export const presentSession = ({ key, email, sessionId, userAgent, ip }: SessionInfo) => ({
  key,
  email,
  session_id: sessionId,
  user_agent: userAgent,
  ip,
});

export async function logIn(input: Input, { services, ip, logIn: begin }: Context): Promise<Answer> {
  const { email, password, link } = bodyOf(input);
  const outcome = await services.accounts.verify(textOf(email), textOf(password), ip);
  if ('errors' in outcome) return outcome;
  const session = await begin(outcome.account.id);
  return { body: { ...presentSession(session), link: sitePath(textOf(link)) ?? session.link } };
}

export async function logOut(_input: Input, { logOut: end }: Context): Promise<Answer> {
  await end();
  return { status: 204 };
}

/** Nothing but the CSRF cookie, which most GETs under /api set: for a page whose own has run out. */
export const renewToken = async (): Promise<Answer> => ({ status: 204 });

export async function mailReset(input: Input, { services, ip }: Context): Promise<Answer> {
  const outcome = await services.passwordResets.request(textOf(bodyOf(input)['email']), ip);
  return 'errors' in outcome ? outcome : { body: { message: outcome.message } };
}

export async function resetPassword(input: Input, { services, ip, logIn: begin }: Context): Promise<Answer> {
  const { email, password, password_confirmation, token } = bodyOf(input);
  const outcome = await services.passwordResets.reset(
    {
      email: textOf(email),
      password: textOf(password),
      passwordConfirmation: textOf(password_confirmation),
      token: textOf(token),
    },
    ip,
  );
  if ('errors' in outcome) return outcome;
  const { link } = await begin(outcome.accountId);
  return { body: { message: 'Your new password is set.', link } };
}
