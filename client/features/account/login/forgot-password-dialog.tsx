import { ResetRequestForm } from './reset-request-form.tsx';
import { Button } from '../../../components/button.tsx';
import type { Dialogs } from '../../../shared/dialogs/dialog-store.ts';
import { DialogShell } from '../../../shared/dialogs/dialog-shell.tsx';
import css from '../../../shared/dialogs/dialogs.module.css';

export function ForgotPasswordDialog({ email, back }: Dialogs['forgot-password']) {
  return (
    <DialogShell title="Forgot Password">
      <ResetRequestForm {...(email && { email })} />
      {back && (
        <p className={css.back}>
          <Button look="text" onClick={back}>
            Back to login
          </Button>
        </p>
      )}
    </DialogShell>
  );
}
