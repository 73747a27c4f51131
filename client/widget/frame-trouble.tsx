import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useBrand } from '../boot.tsx';
import { requestIdOf } from '../error-boundary.tsx';
import { Button } from '../ui/button.tsx';
import { closeDialog, type OpenDialog } from '../ui/dialog.ts';
import { notify } from '../ui/notice.ts';
import { PageWaiting } from '../ui/page-waiting.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { comeBack, isBack } from './come-back.ts';
import css from '../ui/trouble.module.css';

const CUT_OFF = 'We cannot reach the server: your line seems to be gone. What you have answered is kept.';
const OURS = 'Something went wrong on our side. Nothing you wrote was lost.';

/** Errors that are files of ours that did not come: the line is gone, or a newer version has others. */
const lostCode = new WeakSet<object>();
addEventListener('vite:preloadError', ({ payload }) => lostCode.add(payload));
const isLostCode = (error: unknown) => error instanceof Error && lostCode.has(error);

interface TroubleProps {
  error: unknown;
  dialog?: OpenDialog | null | undefined;
}

/**
 * What to say of an error: that the line is gone, or that it was us. Where only our files are gone, or where somebody asks
 * for it (`pressed`), the frame is loaded anew and nothing is said.
 */
function useWords({ error, dialog }: TroubleProps): (pressed: boolean) => Promise<string | undefined> {
  const { cache } = useApolloClient();
  return useCallback(
    async (pressed) => {
      // The page itself: it is what would be loaded.
      const answer = await fetch(location.href, { credentials: 'omit', cache: 'no-store' }).catch(() => null);
      if (!answer || answer.status >= 500) return CUT_OFF;
      if (!pressed && (isBack(error) || !isLostCode(error))) return OURS;
      comeBack(cache, error, dialog);
      return undefined;
    },
    [cache, dialog, error],
  );
}

/** In the place of a part of the frame that could not be shown. */
export function FrameTrouble({ error, dialog }: TroubleProps) {
  // The dialog closes below; which one it was is still to be known then.
  const [closed] = useState(dialog);
  return closed ? <DialogTrouble error={error} dialog={closed} /> : <ScreenTrouble error={error} />;
}

/** When the line is back it goes on by itself. */
function ScreenTrouble({ error }: TroubleProps) {
  const { name } = useBrand();
  const ask = useWords({ error });
  const [words, setWords] = useState<string>();
  const [busy, setBusy] = useState(false);
  const retry = useCallback(
    async (pressed: boolean) => {
      setBusy(true);
      const said = await ask(pressed);
      // Until the frame is loaded anew nothing changes.
      if (said === undefined) return;
      setWords(said);
      setBusy(false);
    },
    [ask],
  );
  useEffect(() => {
    void retry(false);
    const back = () => void retry(true);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [retry]);
  if (words === undefined) return <PageWaiting title={name} />;
  const id = requestIdOf(error);
  return (
    <Wrap narrow className={css.trouble}>
      <h1>This page did not load</h1>
      <p role="alert">{words}</p>
      {id && <p>If you write to us about it, give this number: {id}</p>}
      <Button busy={busy} onClick={() => void retry(true)}>
        Try again
      </Button>
    </Wrap>
  );
}

/** It closes, and what it was for can be tried again. */
function DialogTrouble(trouble: TroubleProps) {
  const ask = useWords(trouble);
  useEffect(() => {
    const retry = (pressed: boolean) =>
      void ask(pressed).then((words) => {
        if (words) notify(words, { tone: 'bad', action: { label: 'Try again', run: () => retry(true) } });
      });
    closeDialog();
    retry(false);
  }, [ask]);
  return null;
}
