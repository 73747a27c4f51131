import { xsrfHeader } from '../../client/apollo/xsrf.ts';
import { AFTER_LOGIN } from '../../domain/account/login.ts';
import { DEMO_PASSWORD } from '../data/seed.ts';
import { pathHref } from './addresses.ts';

/** Asks the mocked product as the client does. */
async function ask(query: string, variables = {}): Promise<void> {
  await fetch(pathHref('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...xsrfHeader(document.cookie) },
    body: JSON.stringify({ query, variables }),
  });
}

/** Logs in for good: the session is the one that the login form would have begun. */
export async function logInAs(email: string): Promise<void> {
  const login =
    'mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) { __typename } }';
  await ask(login, { email, password: DEMO_PASSWORD });
  location.assign(pathHref(AFTER_LOGIN));
}

export async function logOut(): Promise<void> {
  await ask('mutation Logout { logout { __typename } }');
  location.assign(pathHref('/'));
}
