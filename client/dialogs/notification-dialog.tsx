import { Button } from '../ui/button.tsx';
import { closeDialog, type Dialogs } from '../ui/dialog.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import css from './dialogs.module.css';

/** Something that must be read before going on [§8]. */
export function NotificationDialog({ message, title = 'Please note', button = 'OK' }: Dialogs['notification']) {
  return (
    <DialogShell title={title}>
      <p>{message}</p>
      <div className={css.buttons}>
        <Button data-first onClick={closeDialog}>
          {button}
        </Button>
      </div>
    </DialogShell>
  );
}
