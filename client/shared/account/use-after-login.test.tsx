import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../graphql/cache.ts';
import { setOpenSocket } from '../../graphql/subscription-socket.ts';
import { useViewer } from '../../graphql/viewer.ts';
import { MemoryRouter, useLocation } from '../../app/router/router.tsx';
import { useAfterLogin, type LoginResult } from './use-after-login.ts';

const answer: LoginResult = {
  key: 'k1',
  email: 'rosa@walnut.example',
  sessionId: 's1',
  userAgent: 'Firefox',
  ip: '192.0.2.1',
  link: '/how-to-use',
  viewer: { id: '7', email: 'rosa@walnut.example', firstName: 'Rosa', lastName: 'Neil' },
};
const did: unknown[] = [];

function Page({ answered, onSuccess }: { answered: LoginResult; onSuccess: (() => void) | undefined }) {
  const afterLogin = useAfterLogin();
  const { viewer } = useViewer();
  return (
    <>
      <button onClick={() => afterLogin(answered, onSuccess)}>Login</button>
      <output>{`${useLocation().pathname} ${viewer?.email ?? 'nobody'}`}</output>
    </>
  );
}

async function logIn(answered: LoginResult, onSuccess?: () => void): Promise<void> {
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => EMPTY) });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/login']}>
        <Page answered={answered} onSuccess={onSuccess} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByText('Login'));
}
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

beforeEach(() => {
  did.length = 0;
  // Records every analytics event.
  window.dataLayer = { push: (event: object) => did.push(event) } as unknown as object[];
  setOpenSocket({ isOpen: () => true, say: () => did.push('told'), reconnect: () => did.push('again') });
});
afterEach(() => {
  cleanup();
  delete window.dataLayer;
  document.documentElement.removeAttribute('data-signed-in');
});

test('sends an analytics event without personal data, notifies the realtime channel, then resumes the action', async () => {
  await logIn(answer, () => did.push('went on'));
  expect(did).toEqual([{ event: 'login' }, 'told', 'again', 'went on']);
  await shows('/login rosa@walnut.example');
});

test('follows the returned link without an interrupted action', async () => {
  await logIn(answer);
  await shows('/how-to-use rosa@walnut.example');
});

test.each(['https://evil.example/', '//evil.example', ''])('opens the homepage for a link like "%s"', async (link) => {
  await logIn({ ...answer, link });
  await shows('/ rosa@walnut.example');
});

test('continues when the socket fails', async () => {
  const say = vi.fn(() => {
    throw new Error('closing');
  });
  setOpenSocket({ isOpen: () => true, say, reconnect: say });
  await logIn(answer);
  await shows('/how-to-use rosa@walnut.example');
  expect(say).toHaveBeenCalled();
});
