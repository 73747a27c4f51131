import { Button } from '../ui/button.tsx';
import { closeDialog, type Dialogs } from '../ui/dialog.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import css from './dialogs.module.css';

/** A saved draft was found [§2]. Leaving without an answer keeps it: nothing written is lost by a stray key. */
export function RestoreDialog({ restore, discard, about }: Dialogs['posting-restore-data']) {
  const answer = (act: () => void) => () => {
    closeDialog();
    act();
  };
  return (
    <DialogShell title="Welcome back" onDismiss={restore}>
      <p>You have previously filled in listing information, would you like to restore this data?</p>
      {about !== undefined && <p className={css.about}>{about}</p>}
      <div className={css.buttons}>
        <Button look="quiet" onClick={answer(discard)}>
          No Thanks
        </Button>
        <Button data-first onClick={answer(restore)}>
          Restore
        </Button>
      </div>
    </DialogShell>
  );
}
