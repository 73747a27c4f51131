import { Button } from '../components/button.tsx';
import css from './form.module.css';
import type { AsyncAction } from './use-async-action.ts';

/** Renders a polite status line with a retry button when the server was unreachable; never a dialog (K53). */
export function RequestFailed({ action }: { action: AsyncAction }) {
  return (
    <div role="status" className={css.status}>
      {action.failed && (
        <p className={css.failed}>
          {action.failed}
          <Button look="text" busy={action.busy} onClick={() => void action.retry()}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
}
