import { wordsFor } from './apollo/words-for.ts';
import { requestIdOf } from './error-boundary.tsx';
import { Button } from './ui/button.tsx';
import css from './not-loaded.module.css';

interface NotLoadedProps {
  what: string;
  error: unknown;
  busy: boolean;
  retry: () => void;
}

/** A part that could not be fetched says so in its place; everything beside it works. */
export function NotLoaded({ what, error, busy, retry }: NotLoadedProps) {
  const id = requestIdOf(error);
  return (
    <div role="alert" className={css.notLoaded}>
      <p>
        {what} {wordsFor(error)}
        {id && ` If you write to us about it, give this number: ${id}`}
      </p>
      <Button look="quiet" busy={busy} onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
