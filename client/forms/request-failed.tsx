import { Cluster } from '../components/layout/layout.tsx';
import { Notice } from '../components/layout/text.tsx';
import { Button } from '../components/button.tsx';
import type { AsyncAction } from './use-async-action.ts';

/** Renders a polite status line with a retry button when the server was unreachable; never a dialog (K53). */
export function RequestFailed({ action }: { action: AsyncAction }) {
  return (
    <div role="status">
      {action.failed && (
        <Notice as={Cluster} small nowrap>
          {action.failed}
          <Button look="text" busy={action.busy} onClick={() => void action.retry()}>
            Retry
          </Button>
        </Notice>
      )}
    </div>
  );
}
