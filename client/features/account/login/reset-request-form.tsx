import { Text } from '../../../components/layout/text.tsx';
import { RESET_EMAIL_SENT } from '../../../../domain/account/reset-email-sent.ts';
import { RequestForm } from '../../../forms/request-form.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { Button } from '../../../components/button.tsx';
import { openDialog } from '../../../shared/dialogs/dialog-store.ts';
import { isAcceptedWithoutBody } from '../../../shared/account/accepted-without-body.ts';
import css from '../../../shared/account/account.module.css';
import { useRequestPasswordResetMutation } from '../../../shared/account/login.generated.ts';

/** Renders the form that requests a password reset email [§2]. */
export function ResetRequestForm({ email = '' }: { email?: string }) {
  const [request] = useRequestPasswordResetMutation();
  return (
    <RequestForm
      className={css.form}
      initial={{ email }}
      send={(variables) =>
        request({ variables }).then(
          ({ data }) => data?.requestPasswordReset,
          (error: unknown) => {
            if (isAcceptedWithoutBody(error)) return { message: null };
            throw error;
          },
        )
      }
      done={({ message }) => openDialog('notification', { message: message ?? RESET_EMAIL_SENT })}
    >
      {({ submit, failed }) => (
        <>
          <Text size="normal">Enter your email and we'll send you a link to set a new password.</Text>
          <TextField name="email" label="Email" type="email" autoComplete="username" />
          <Button {...submit}>Send</Button>
          {failed}
        </>
      )}
    </RequestForm>
  );
}
