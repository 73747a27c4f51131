import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RESET_EMAIL_SENT } from '../../../../domain/account/reset-email-sent.ts';
import { browserLink } from '../../../graphql/browser-link.ts';
import { createCache } from '../../../graphql/client.ts';
import { MemoryRouter } from '../../../app/router/router.tsx';
import { closeDialog, useOpenDialog } from '../../../shared/dialogs/dialog-store.ts';
import { LoginForm } from '../../../shared/account/login-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

afterEach(() => {
  closeDialog();
  cleanup();
  vi.unstubAllGlobals();
});

const EMAIL = 'rosa@walnut.example';
const viewer = { __typename: 'Viewer', id: '7', email: EMAIL, firstName: 'Rosa', lastName: 'Neil' };
const login = {
  __typename: 'LoggedIn',
  key: 'k1',
  email: EMAIL,
  sessionId: 's1',
  userAgent: 'Firefox',
  ip: '192.0.2.1',
  link: '/account',
  viewer,
};
const json = (data: object) =>
  new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/graphql-response+json' } });
/** What a browser gives a script instead of a redirect that it was told not to follow. */
const opaqueRedirect = () =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  });

const responses: [string, () => Response][] = [
  ['a 200', () => json({ login, requestPasswordReset: { __typename: 'Done', message: null } })],
  ['a 204', () => new Response(null, { status: 204 })],
  ['a 302', () => new Response(null, { status: 302, headers: { location: '/' } })],
  ['an opaque redirect', opaqueRedirect],
  ['a 500', () => new Response('<h1>No</h1>', { status: 500, headers: { 'content-type': 'text/html' } })],
];

/** The network; `me` is the landlord of the session that the response began. */
function answerWith(response: () => Response, me: object | null = viewer): void {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) =>
    String(body).includes('"Viewer"') ? json({ me }) : response(),
  );
}

function Notification() {
  const open = useOpenDialog();
  return open?.name === 'notification' ? <output>{open.given.message}</output> : null;
}

async function send(form: React.ReactNode, button: string): Promise<void> {
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link: browserLink() })}>
      <MemoryRouter initialEntries={['/login']}>
        {form}
        <Notification />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await userEvent.type(screen.getByLabelText('Email'), EMAIL);
  if (button === 'Login') await userEvent.type(screen.getByLabelText('Password'), 'a long phrase');
  await userEvent.click(screen.getByRole('button', { name: button }));
}

test.each(responses)('login and reset answered with %s (135, 219)', async (name, response) => {
  const isAccepted = name !== 'a 500';
  answerWith(response);
  const loggedIn = vi.fn();
  await send(<LoginForm loggedIn={loggedIn} forgot={() => undefined} />, 'Login');
  if (isAccepted) await vi.waitFor(() => expect(loggedIn.mock.calls[0]?.[0]).toMatchObject({ viewer: { id: '7' } }));
  else await screen.findByRole('button', { name: 'Retry' });
  expect(loggedIn).toHaveBeenCalledTimes(isAccepted ? 1 : 0);
  cleanup();
  await send(<ResetRequestForm />, 'Send');
  if (isAccepted) await screen.findByText(RESET_EMAIL_SENT);
  else await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText(RESET_EMAIL_SENT) !== null).toBe(isAccepted);
});

test.each(responses.slice(1, 4))(
  'a login answered with %s that began no session counts as success too (K76)',
  async (_, response) => {
    answerWith(response, null);
    const loggedIn = vi.fn();
    await send(<LoginForm loggedIn={loggedIn} forgot={() => undefined} />, 'Login');
    await vi.waitFor(() => expect(loggedIn.mock.calls).toEqual([[{ viewer: null }]]));
  },
);
