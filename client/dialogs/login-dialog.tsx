import { LoginForm } from '../account/login-form.tsx';
import { useAfterLogin } from '../account/use-after-login.ts';
import { closeDialog, openDialog, type Dialogs } from '../ui/dialog.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import css from './dialogs.module.css';

/** The login over what one was doing; on success that goes on. */
export function LoginDialog(given: Dialogs['login']) {
  const { onSuccess, message } = given;
  const afterLogin = useAfterLogin();
  // whoever had to ask for a new password comes back to what they were doing
  const back = () => openDialog('login', given);
  return (
    <DialogShell title="Login">
      {message && <p className={css.why}>{message}</p>}
      <LoginForm
        loggedIn={(answer) => {
          closeDialog();
          afterLogin(answer, onSuccess);
        }}
        forgot={(email) => openDialog('forgot-password', { email, back })}
      />
    </DialogShell>
  );
}
