import { useCallback, useRef, useState } from 'react';
import { isLoggedOut, SESSION_EXPIRED, errorMessage } from '../graphql/error-message.ts';
import { openDialog } from '../shared/dialogs/dialog-store.ts';

/** How an action of a form stands. */
export interface AsyncAction {
  /** One is under way: its button says so and a second press does nothing [§4]. */
  busy: boolean;
  /** Why the last one did not get through, in words; nothing was lost (K53). */
  failed: string | undefined;
  run(work: () => Promise<void>): Promise<void>;
  /** The same work once more. */
  retry(): Promise<void>;
}

/**
 * Runs one thing at a time. An answer that refuses is no exception: it is the work's own business. Where the session has
 * ended meanwhile, a login comes between, and then the same is done [§6].
 */
export function useAsyncAction(): AsyncAction {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  // state is a render behind: two clicks in one frame would both see it free
  const running = useRef(false);
  const last = useRef<() => Promise<void>>(null);

  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    last.current = work;
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      if (isLoggedOut(error)) openDialog('login', { message: SESSION_EXPIRED, onSuccess: () => void run(work) });
      else setFailed(errorMessage(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  const retry = useCallback(() => (last.current ? run(last.current) : Promise.resolve()), [run]);
  return { busy, failed, run, retry };
}
