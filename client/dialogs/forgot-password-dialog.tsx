import { ResetRequestForm } from '../account/reset-request-form.tsx';
import type { Dialogs } from '../ui/dialog.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';

export function ForgotPasswordDialog({ email }: Dialogs['forgot-password']) {
  return (
    <DialogShell title="Forgot Password">
      <ResetRequestForm {...(email && { email })} />
    </DialogShell>
  );
}
