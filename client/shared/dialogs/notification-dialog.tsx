import { Cluster } from '../../components/layout/layout.tsx';
import { Button } from '../../components/button.tsx';
import { closeDialog, type Dialogs } from './dialog-store.ts';
import { DialogShell } from './dialog-shell.tsx';
import css from './dialogs.module.css';

/** Renders a message that must be read before continuing [§8]. */
export function NotificationDialog({ message, title = 'Please note', button = 'OK', other }: Dialogs['notification']) {
  return (
    <DialogShell title={title}>
      <p>{message}</p>
      <Cluster className={css.buttons}>
        {other && (
          <Button
            look="quiet"
            onClick={() => {
              closeDialog();
              other.run();
            }}
          >
            {other.label}
          </Button>
        )}
        <Button data-first onClick={closeDialog}>
          {button}
        </Button>
      </Cluster>
    </DialogShell>
  );
}
