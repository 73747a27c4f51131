import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestFailed } from './request-failed.tsx';
import { useAsyncAction } from './use-async-action.ts';

let run: (work: () => Promise<void>) => Promise<void>;
function Action({ mayCharge = false }) {
  const action = useAsyncAction({ mayCharge });
  run = action.run;
  return <RequestFailed action={action} />;
}

const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return act(async () => void dispatchEvent(new Event(online ? 'online' : 'offline')));
};
/** Fails without a network, as `fetch` does. */
const request = () => vi.fn(async () => (navigator.onLine ? undefined : Promise.reject(new TypeError('Failed'))));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('offline says so, and runs once more by itself when online', async () => {
  render(<Action />);
  const send = request();
  await setOnline(false);
  await act(() => run(send));
  screen.getByText("You're offline. Nothing was lost. This continues when you're back online.");
  await setOnline(true);
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/offline/)).toBeNull();
  await setOnline(true);
  expect(send).toHaveBeenCalledTimes(2);
});

test('what may charge a card is not sent again without a press', async () => {
  render(<Action mayCharge />);
  const send = request();
  await setOnline(false);
  await act(() => run(send));
  screen.getByText("You're offline. Nothing was lost. Try again when you're back online.");
  await setOnline(true);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(send).toHaveBeenCalledTimes(2);
});

test('sends nothing for a page that was left', async () => {
  const { unmount } = render(<Action />);
  const send = request();
  await setOnline(false);
  await act(() => run(send));
  unmount();
  await setOnline(true);
  expect(send).toHaveBeenCalledTimes(1);
});
