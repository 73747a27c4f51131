import { ResetRequestForm } from '../account/reset-request-form.tsx';
import { Button } from '../ui/button.tsx';
import type { Dialogs } from '../ui/dialog.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import css from './dialogs.module.css';

export function ForgotPasswordDialog({ email, back }: Dialogs['forgot-password']) {
  return (
    <DialogShell title="Forgot Password">
      <ResetRequestForm {...(email && { email })} />
      {back && (
        <p className={css.back}>
          <Button look="text" onClick={back}>
            Back to the login
          </Button>
        </p>
      )}
    </DialogShell>
  );
}
