import { useEffect } from 'react';
import type { Meta } from '@storybook/react-vite';
import { closeDialog, openDialog } from './dialog-store.ts';
import { DialogHost, type DialogLoaders } from './dialog-host.tsx';
import { DialogShell } from './dialog-shell.tsx';

export default { component: DialogHost, tags: ['alone', 'bare'] } satisfies Meta<typeof DialogHost>;

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

export const OneIsOpen = { render: () => <Opened /> };
