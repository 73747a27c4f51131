import { paths } from '../../app/paths.ts';
import { Button, QuietLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { isOffline, useWhenOnline } from '../../components/hooks/use-online.ts';
import { ChunkLoadError } from '../../components/hooks/load-chunk.ts';
import { requestIdOf } from '../../graphql/error-message.ts';
import message from '../styles/message-page.module.css';

interface ErrorPageProps {
  /** The message and component stack, shown to developers only. */
  detail?: string | undefined;
  error: unknown;
  retry: () => void;
}

/** Renders the error page of a screen that failed: what happened, a retry, which also runs once online, and links. */
export function ErrorPage({ detail, error, retry }: ErrorPageProps) {
  const requestId = requestIdOf(error);
  useWhenOnline(retry);
  return (
    <Stack as={Container} narrow align="start" className={message.message}>
      <title>This page didn't load</title>
      <h1>This page didn't load</h1>
      <Text size="normal" role="alert">
        {isOffline() || error instanceof ChunkLoadError
          ? 'The connection was lost.'
          : 'Something went wrong on our end.'}{' '}
        Nothing you entered was lost.
      </Text>
      {requestId && <Text size="normal">If you contact us about it, mention this number: {requestId}</Text>}
      <Cluster>
        <Button onClick={retry}>Try again</Button>
        <QuietLink href={paths.home()}>Go to the homepage</QuietLink>
      </Cluster>
      {import.meta.env.DEV && detail && <pre style={{ maxWidth: '100%', overflow: 'auto' }}>{detail}</pre>}
    </Stack>
  );
}
