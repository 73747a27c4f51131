import { errorMessage } from '../../graphql/error-message.ts';
import { requestIdOf } from '../../app/error-boundary.tsx';
import { Button } from '../../components/button.tsx';
import css from './load-error.module.css';

interface LoadErrorProps {
  what: string;
  error: unknown;
  busy: boolean;
  retry: () => void;
}

/** A part that could not be fetched says so in its place; everything beside it works. */
export function LoadError({ what, error, busy, retry }: LoadErrorProps) {
  const id = requestIdOf(error);
  return (
    <div role="alert" className={css.notLoaded}>
      <p>
        {what} {errorMessage(error)}
        {id && ` If you write to us about it, give this number: ${id}`}
      </p>
      <Button look="quiet" busy={busy} onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
