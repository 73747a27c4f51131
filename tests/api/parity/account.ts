import { waitUntil } from '../../setup/wait-until.ts';
import { INVALID_SELECTION } from './normalize-answers.ts';
import type { Side, ParityCase, ParityCases } from './parity-case.ts';
import { toRest } from './rest-views.ts';

const SESSION = 'key email sessionId userAgent ip';
/** The same browser at both doors. */
const headers = { 'user-agent': 'Parity/1' };

const login = (name: string, given: (side: Side) => Record<string, string>, gives = 200): ParityCase => ({
  name,
  rest: (side) => ({ body: given(side), headers }),
  graphql: (side) => ({
    query: `mutation ($email: String!, $password: String!, $link: String) {
      login(email: $email, password: $password, link: $link) { ${INVALID_SELECTION} ... on LoggedIn { ${SESSION} link } }
    }`,
    variables: given(side),
    headers,
  }),
  says: (found) => ({ status: 200, body: toRest(found) }),
  gives,
});

const mailed = (name: string, email: (side: Side) => string, gives = 200): ParityCase => ({
  name,
  rest: (side) => ({ body: { email: email(side) } }),
  graphql: (side) => ({
    query: `mutation ($email: String!) { requestPasswordReset(email: $email) { ${INVALID_SELECTION} ... on Done { message } } }`,
    variables: { email: email(side) },
  }),
  says: ({ message }) => ({ status: 200, body: { message } }),
  gives,
});

/** The token of the link that was mailed last; the email goes out after the answer. */
const mailedToken = ({ app }: Side): Promise<string> =>
  waitUntil(() => {
    const link = /\/password\/reset\/([\w-]+)\?/;
    const token = link.exec(app.emails.findLast(({ text }) => link.test(text))?.text ?? '')?.[1];
    if (token === undefined) throw new Error('No link was mailed.');
    return token;
  });

const NEW = { password: 'nine red kites', passwordConfirmation: 'nine red kites' };
const reset = (
  name: string,
  given: (side: Side) => Promise<Record<'email' | 'password' | 'passwordConfirmation' | 'token', string>>,
  gives = 200,
): ParityCase => ({
  name,
  rest: async (side) => {
    const { passwordConfirmation, ...rest } = await given(side);
    return { body: { ...rest, password_confirmation: passwordConfirmation }, headers };
  },
  graphql: async (side) => ({
    query: `mutation ($email: String!, $password: String!, $passwordConfirmation: String!, $token: String!) {
      resetPassword(email: $email, password: $password, passwordConfirmation: $passwordConfirmation, token: $token) {
        ${INVALID_SELECTION} ... on LoggedIn { link }
      }
    }`,
    variables: await given(side),
    headers,
  }),
  // The words are REST's own: who asks GraphQL is told the session.
  says: ({ link }) => ({ status: 200, body: { message: 'Your new password is set.', link } }),
  gives,
});

/** Logging in and out, and a password that is forgotten. */
export const account: ParityCases = {
  'GET /api/session': 'gives the CSRF cookie and nothing else',
  'POST /login': [
    login('the right password', ({ things }) => ({ email: things.otherEmail, password: things.password })),
    login('and where to go on', ({ things }) => ({
      email: things.otherEmail.toUpperCase(),
      password: things.password,
      link: '/post-your-listing',
    })),
    login('a link to elsewhere', ({ things }) => ({
      email: things.otherEmail,
      password: things.password,
      link: '//evil.example',
    })),
    login('a wrong password', ({ things }) => ({ email: things.otherEmail, password: 'a guess' }), 422),
    login('an unknown address', () => ({ email: 'nobody@maple.example', password: 'a guess' }), 422),
    login('what is no address', () => ({ email: 'nobody', password: 'a guess' }), 422),
    login('no password', ({ things }) => ({ email: things.otherEmail, password: '' }), 422),
  ],
  'POST /login/confirm': [
    {
      name: 'a token that is none',
      rest: () => ({ body: { token: 'x'.repeat(43) } }),
      graphql: () => ({
        query: `mutation ($token: String!) { confirmLogin(token: $token) { ${INVALID_SELECTION} ... on LoggedIn { ${SESSION} link } } }`,
        variables: { token: 'x'.repeat(43) },
      }),
      says: (found) => ({ status: 200, body: toRest(found) }),
      gives: 422,
    },
  ],
  'POST /logout': (['owner', 'anonymous'] as const).map((as) => ({
    name: `as ${as}`,
    as,
    rest: () => ({}),
    graphql: () => ({ query: 'mutation { logout { ok } }' }),
    says: () => ({ status: 204 }),
    gives: 204,
  })),
  'POST /password/email': [
    mailed('an account', ({ things }) => things.otherEmail),
    mailed('nobody', () => 'nobody@maple.example'),
    mailed('what is no address', () => 'nobody', 422),
  ],
  'POST /password/reset': [
    reset('a token that is none', async () => ({ email: 'nobody@maple.example', token: 'x'.repeat(43), ...NEW }), 422),
    reset(
      'two passwords',
      async (side) => ({
        email: side.things.otherEmail,
        token: await mailedToken(side),
        ...NEW,
        passwordConfirmation: 'another',
      }),
      422,
    ),
    reset(
      'a password that is too short',
      async (side) => ({
        email: side.things.otherEmail,
        token: await mailedToken(side),
        password: '12345',
        passwordConfirmation: '12345',
      }),
      422,
    ),
    reset('the mailed link', async (side) => ({
      email: side.things.otherEmail,
      token: await mailedToken(side),
      ...NEW,
    })),
    reset(
      'the same link once more',
      async (side) => ({ email: side.things.otherEmail, token: await mailedToken(side), ...NEW }),
      422,
    ),
  ],
};
