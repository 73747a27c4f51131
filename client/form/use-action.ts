import { useCallback, useRef, useState } from 'react';

/** How an action of a form stands. */
export interface Action {
  /** One is under way: its button says so and a second press does nothing [§4]. */
  busy: boolean;
  /** Why the last one did not get through, in words; nothing was lost (K53). */
  failed: string | undefined;
  run(work: () => Promise<void>): Promise<void>;
  /** The same work once more. */
  retry(): Promise<void>;
}

export const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';

/**
 * Runs one thing at a time. `wordsFor` turns what was thrown into a sentence; an answer that refuses is no exception
 * and is the work's own business.
 */
export function useAction(wordsFor: (error: unknown) => string = () => UNREACHABLE): Action {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  // state is a render behind: two clicks in one frame would both see it free
  const running = useRef(false);
  const last = useRef<() => Promise<void>>(null);

  const run = useCallback(
    async (work: () => Promise<void>) => {
      if (running.current) return;
      running.current = true;
      last.current = work;
      setBusy(true);
      setFailed(undefined);
      try {
        await work();
      } catch (error) {
        setFailed(wordsFor(error));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [wordsFor],
  );
  const retry = useCallback(() => (last.current ? run(last.current) : Promise.resolve()), [run]);
  return { busy, failed, run, retry };
}
