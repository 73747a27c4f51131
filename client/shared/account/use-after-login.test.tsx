import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { setOpenSocket } from '../../graphql/subscription-socket.ts';
import { useViewer } from '../../graphql/viewer.ts';
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
      <output>{`${viewer?.email ?? 'nobody'}`}</output>
    </>
  );
}

async function logIn(answered: LoginResult, onSuccess?: () => void): Promise<void> {
  renderOnMock(<Page answered={answered} onSuccess={onSuccess} />, { at: '/login' });
  await userEvent.click(screen.getByText('Login'));
}
const isAt = (path: string) =>
  waitFor(() =>
    expect([location.pathname, screen.getByRole('status').textContent]).toEqual([path, answer.viewer?.email]),
  );

beforeEach(() => {
  did.length = 0;
  // Records every analytics event.
  window.dataLayer = { push: (event: object) => did.push(event) } as unknown as object[];
  setOpenSocket({ isOpen: () => true, say: () => did.push('told'), reconnect: () => did.push('again') });
});
afterEach(() => {
  delete window.dataLayer;
});

test('sends an analytics event without personal data, notifies the realtime channel, then resumes the action', async () => {
  await logIn(answer, () => did.push('went on'));
  expect(did).toEqual([{ event: 'login' }, 'told', 'again', 'went on']);
  await isAt('/login');
});

test('follows the returned link without an interrupted action', async () => {
  await logIn(answer);
  await isAt('/how-to-use');
});

test.each(['https://evil.example/', '//evil.example', ''])('opens the homepage for a link like "%s"', async (link) => {
  await logIn({ ...answer, link });
  await isAt('/');
});

test('continues when the socket fails', async () => {
  const say = vi.fn(() => {
    throw new Error('closing');
  });
  setOpenSocket({ isOpen: () => true, say, reconnect: say });
  await logIn(answer);
  await isAt('/how-to-use');
  expect(say).toHaveBeenCalled();
});
