import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useBrand } from '../app/page-info.tsx';
import { requestIdOf } from '../app/error-boundary.tsx';
import { Button } from '../components/button.tsx';
import { closeDialog, type OpenDialog } from '../shared/dialogs/dialog-store.ts';
import { notify } from '../components/notices/notice-store.ts';
import { PageLoading } from '../components/page-loading.tsx';
import { Container } from '../components/container.tsx';
import { restoreFrame, isRestored } from './restore-frame.ts';
import css from '../shared/errors/error-page.module.css';

const OFFLINE_TEXT = 'We cannot reach the server: your line seems to be gone. What you have answered is kept.';
const SERVER_ERROR_TEXT = 'Something went wrong on our side. Nothing you wrote was lost.';

/** Errors that are files of ours that did not come: the line is gone, or a newer version has others. */
const lostCode = new WeakSet<object>();
addEventListener('vite:preloadError', ({ payload }) => lostCode.add(payload));
const isLostCode = (error: unknown) => error instanceof Error && lostCode.has(error);

interface FrameErrorProps {
  error: unknown;
  dialog?: OpenDialog | null | undefined;
}

/**
 * What to say of an error: that the line is gone, or that it was us. Where only our files are gone, or where somebody asks
 * for it (`pressed`), the frame is loaded anew and nothing is said.
 */
function useErrorText({ error, dialog }: FrameErrorProps): (pressed: boolean) => Promise<string | undefined> {
  const { cache } = useApolloClient();
  return useCallback(
    async (pressed) => {
      // The page itself: it is what would be loaded.
      const answer = await fetch(location.href, { credentials: 'omit', cache: 'no-store' }).catch(() => null);
      if (!answer || answer.status >= 500) return OFFLINE_TEXT;
      if (!pressed && (isRestored(error) || !isLostCode(error))) return SERVER_ERROR_TEXT;
      restoreFrame(cache, error, dialog);
      return undefined;
    },
    [cache, dialog, error],
  );
}

/** In the place of a part of the frame that could not be shown. */
export function FrameError({ error, dialog }: FrameErrorProps) {
  // The dialog closes below; which one it was is still to be known then.
  const [closed] = useState(dialog);
  return closed ? <DialogError error={error} dialog={closed} /> : <ScreenError error={error} />;
}

/** When the line is back it goes on by itself. */
function ScreenError({ error }: FrameErrorProps) {
  const { name } = useBrand();
  const ask = useErrorText({ error });
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
  if (words === undefined) return <PageLoading title={name} />;
  const id = requestIdOf(error);
  return (
    <Container narrow className={css.trouble}>
      <h1>This page did not load</h1>
      <p role="alert">{words}</p>
      {id && <p>If you write to us about it, give this number: {id}</p>}
      <Button busy={busy} onClick={() => void retry(true)}>
        Try again
      </Button>
    </Container>
  );
}

/** It closes, and what it was for can be tried again. */
function DialogError(trouble: FrameErrorProps) {
  const ask = useErrorText(trouble);
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
