import { LoginForm } from '../account/login-form.tsx';
import { useAfterLogin } from '../account/use-after-login.ts';
import { closeDialog, openDialog, type Dialogs } from '../ui/dialog.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';

/** The login over what one was doing; on success that goes on. */
export function LoginDialog({ onSuccess }: Dialogs['login']) {
  const afterLogin = useAfterLogin();
  return (
    <DialogShell title="Login">
      <LoginForm
        loggedIn={(answer) => {
          closeDialog();
          afterLogin(answer, onSuccess);
        }}
        forgot={(email) => openDialog('forgot-password', { email })}
      />
    </DialogShell>
  );
}
