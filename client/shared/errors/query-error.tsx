import { Cluster } from '../../components/layout/layout.tsx';
import { Button } from '../../components/button.tsx';
import { errorMessage, requestIdOf } from '../../graphql/error-message.ts';
import css from './query-error.module.css';

/** Renders an error in place of a failed query; the rest of the page stays (K53). */
export function QueryError({ error, retry }: { error: unknown; retry: () => void }) {
  const id = requestIdOf(error);
  return (
    <Cluster spread className={css.error} role="alert">
      <p>{id ? `Something went wrong on our end (${id}).` : errorMessage(error)}</p>
      <Button look="quiet" onClick={retry}>
        Try again
      </Button>
    </Cluster>
  );
}
