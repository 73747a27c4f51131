import { requestIdOf } from '../error-boundary.tsx';
import { Button } from '../ui/button.tsx';
import css from './query-trouble.module.css';

interface QueryTroubleProps {
  error: unknown;
  retry: () => void;
}

/** In the place of what could not be fetched; the rest of the page stays (K53). */
export function QueryTrouble({ error, retry }: QueryTroubleProps) {
  const id = requestIdOf(error);
  return (
    <div className={css.trouble} role="alert">
      <p>{id ? `Something went wrong on our side (${id}).` : 'We could not reach the server. Nothing was lost.'}</p>
      <Button look="quiet" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
