import { useEffect } from 'react';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { closeDialog, openDialog } from './dialog-store.ts';
import { DialogHost, type DialogLoaders } from './dialog-host.tsx';
import { DialogShell } from './dialog-shell.tsx';

const dialogs: DialogLoaders = {
  notification:
    async () =>
    ({ message }) => (
      <DialogShell title="Please note">
        <p>{message}</p>
      </DialogShell>
    ),
};

function Opened() {
  useEffect(() => {
    openDialog('notification', { message: 'The host shows the one dialog that is open.' });
    return closeDialog;
  }, []);
  return <DialogHost dialogs={dialogs} />;
}

export const alone = true;
export const bare = true;
export const examples: Examples = { 'One is open': () => <Opened /> };
