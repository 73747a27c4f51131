import { Cluster } from '../../../components/layout/layout.tsx';
import { Button } from '../../../components/button.tsx';
import { closeDialog, type Dialogs } from '../../../shared/dialogs/dialog-store.ts';
import { DialogShell } from '../../../shared/dialogs/dialog-shell.tsx';
import css from '../../../shared/dialogs/dialogs.module.css';

/** Offers a saved draft [§2]. Closing it without an answer keeps the draft, which the next visit offers again (K76). */
export function RestoreDialog({ restore, discard, about }: Dialogs['posting-restore-data']) {
  const answer = (act: () => void) => () => {
    closeDialog();
    act();
  };
  return (
    <DialogShell title="Welcome back">
      <p>You have previously filled in listing information, would you like to restore this data?</p>
      {about !== undefined && <p className={css.about}>{about}</p>}
      <Cluster className={css.buttons}>
        <Button look="quiet" onClick={answer(discard)}>
          No Thanks
        </Button>
        <Button data-first onClick={answer(restore)}>
          Restore
        </Button>
      </Cluster>
    </DialogShell>
  );
}
