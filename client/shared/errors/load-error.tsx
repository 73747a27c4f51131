import { Cluster } from '../../components/layout/layout.tsx';
import { Notice } from '../../components/layout/text.tsx';
import { errorMessage, requestIdOf } from '../../graphql/error-message.ts';
import { Button } from '../../components/button.tsx';
import css from './load-error.module.css';

interface LoadErrorProps {
  what: string;
  error: unknown;
  busy: boolean;
  retry: () => void;
}

/** Renders an error in place of a part that failed to load; the rest of the page works. */
export function LoadError({ what, error, busy, retry }: LoadErrorProps) {
  const id = requestIdOf(error);
  return (
    <Notice as={Cluster} gap={5} spread role="alert" className={css.notLoaded}>
      <p>
        {what} {errorMessage(error)}
        {id && ` If you contact us about it, mention this number: ${id}`}
      </p>
      <Button look="quiet" busy={busy} onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
