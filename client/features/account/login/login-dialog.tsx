import { LoginForm } from '../../../shared/account/login-form.tsx';
import { useAfterLogin } from '../../../shared/account/use-after-login.ts';
import { closeDialog, openDialog, type Dialogs } from '../../../shared/dialogs/dialog-store.ts';
import { DialogShell } from '../../../shared/dialogs/dialog-shell.tsx';
import css from '../../../shared/dialogs/dialogs.module.css';

/** The login over what one was doing; on success that goes on. */
export function LoginDialog(given: Dialogs['login']) {
  const { onSuccess, message, email } = given;
  const afterLogin = useAfterLogin();
  // whoever had to ask for a new password comes back to what they were doing
  const back = () => openDialog('login', given);
  return (
    <DialogShell title="Login">
      {message && <p className={css.why}>{message}</p>}
      <LoginForm
        email={email}
        loggedIn={(answer) => {
          closeDialog();
          afterLogin(answer, onSuccess);
        }}
        forgot={(email) => openDialog('forgot-password', { email, back })}
      />
    </DialogShell>
  );
}
