import { useCallback, useRef, useState } from 'react';
import { useWhenOnline } from '../components/hooks/use-online.ts';
import { errorMessage, isLoggedOut, OFFLINE, SENT_WHEN_ONLINE, SESSION_EXPIRED } from '../graphql/error-message.ts';
import { openDialog } from '../shared/dialogs/dialog-store.ts';

export interface AsyncAction {
  /** True while it runs: the button shows it and ignores a second click [§4]. */
  busy: boolean;
  /** The message for a failed request; no input is lost (K53). */
  failed: string | undefined;
  run(work: () => Promise<void>): Promise<void>;
  /** Runs the last action again. */
  retry(): Promise<void>;
}

/**
 * Runs one action at a time. If the session has expired, opens a login and then runs the same action again [§6]; offline,
 * runs it again when the browser is online, unless it `mayCharge` a card: that takes a press.
 */
export function useAsyncAction({ mayCharge = false } = {}): AsyncAction {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  // state updates only on the next render: two clicks in one frame would both see it idle
  const running = useRef(false);
  const last = useRef<() => Promise<void>>(null);

  const run = useCallback(
    async (work: () => Promise<void>) => {
      if (running.current) return;
      running.current = true;
      last.current = work;
      setBusy(true);
      try {
        await work();
        setFailed(undefined);
      } catch (error) {
        if (isLoggedOut(error)) openDialog('login', { message: SESSION_EXPIRED, onSuccess: () => void run(work) });
        else {
          const message = errorMessage(error);
          setFailed(message === OFFLINE && !mayCharge ? SENT_WHEN_ONLINE : message);
        }
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [mayCharge],
  );
  // The message stays until the answer, and with it the focus on its button.
  const retry = useCallback(() => (last.current ? run(last.current) : Promise.resolve()), [run]);
  useWhenOnline(() => void retry(), failed === SENT_WHEN_ONLINE);
  return { busy, failed, run, retry };
}
