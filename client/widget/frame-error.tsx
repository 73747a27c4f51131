import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useBrand } from '../app/page-info.tsx';
import { requestIdOf } from '../graphql/error-message.ts';
import { useWhenOnline } from '../components/hooks/use-online.ts';
import { ChunkLoadError } from '../components/hooks/load-chunk.ts';
import { Button } from '../components/button.tsx';
import { closeDialog, type OpenDialog } from '../shared/dialogs/dialog-store.ts';
import { notify } from '../components/notices/notice-store.ts';
import { PageLoading } from '../components/page-loading.tsx';
import { Container } from '../components/container.tsx';
import { Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/layout/text.tsx';
import { restoreFrame, isRestored } from './restore-frame.ts';
import message from '../shared/styles/message-page.module.css';

const OFFLINE_TEXT = "We can't reach the server. You seem to be offline. Your answers are saved.";
const SERVER_ERROR_TEXT = 'Something went wrong on our end. Nothing you entered was lost.';

interface FrameErrorProps {
  error: unknown;
  dialog?: OpenDialog | null | undefined;
}

/** Returns a function that gives an error's text, or reloads the frame if a chunk is missing or the user asks. */
function useErrorText({ error, dialog }: FrameErrorProps): (pressed: boolean) => Promise<string | undefined> {
  const { cache } = useApolloClient();
  return useCallback(
    async (pressed) => {
      // Requests the page itself, because that is what a reload would load.
      const answer = await fetch(location.href, { credentials: 'omit', cache: 'no-store' }).catch(() => null);
      if (!answer || answer.status >= 500) return OFFLINE_TEXT;
      if (!pressed && (isRestored(error) || !(error instanceof ChunkLoadError))) return SERVER_ERROR_TEXT;
      restoreFrame(cache, error, dialog);
      return undefined;
    },
    [cache, dialog, error],
  );
}

/** Renders an error in place of a failed part of the frame. */
export function FrameError({ error, dialog }: FrameErrorProps) {
  // The dialog closes below; its value is still needed then.
  const [closed] = useState(dialog);
  return closed ? <DialogError error={error} dialog={closed} /> : <ScreenError error={error} />;
}

/** Retries automatically when the browser is online again. */
function ScreenError({ error }: FrameErrorProps) {
  const { name } = useBrand();
  const ask = useErrorText({ error });
  const [words, setWords] = useState<string>();
  const [busy, setBusy] = useState(false);
  const retry = useCallback(
    async (pressed: boolean) => {
      setBusy(true);
      const message = await ask(pressed);
      // The state stays unchanged until the frame reloads.
      if (message === undefined) return;
      setWords(message);
      setBusy(false);
    },
    [ask],
  );
  useEffect(() => void retry(false), [retry]);
  useWhenOnline(() => void retry(true));
  if (words === undefined) return <PageLoading title={name} />;
  const id = requestIdOf(error);
  return (
    <Stack as={Container} narrow align="start" className={message.message}>
      <h1>This page didn't load</h1>
      <Text size="normal" role="alert">
        {words}
      </Text>
      {id && <Text size="normal">If you contact us about it, mention this number: {id}</Text>}
      <Button busy={busy} onClick={() => void retry(true)}>
        Try again
      </Button>
    </Stack>
  );
}

/** Closes the dialog, so that its action can be retried. */
function DialogError(props: FrameErrorProps) {
  const ask = useErrorText(props);
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
