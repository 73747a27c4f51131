import { RESET_EMAIL_SENT } from '../../../../domain/account/reset-message.ts';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { toFieldErrors } from '../../../../domain/field-errors.ts';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { HydratedForm } from '../../../forms/hydrated-form.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { Button } from '../../../components/button.tsx';
import { openDialog } from '../../../shared/dialogs/dialog-store.ts';
import { isAcceptedWithoutBody } from '../../../shared/account/accepted-without-body.ts';
import css from '../../../shared/account/account.module.css';
import { useRequestPasswordResetMutation } from '../../../shared/account/login.generated.ts';

/** Renders the form that requests a password reset email [§2]. */
export function ResetRequestForm({ email = '' }: { email?: string }) {
  return (
    <RejectedFieldsProvider>
      <Fields email={email} />
    </RejectedFieldsProvider>
  );
}

function Fields({ email }: { email: string }) {
  const [request] = useRequestPasswordResetMutation();
  const { show, idOf } = useRejectedFields();
  const action = useAsyncAction();
  const [initial] = useState({ email });
  const send = (values: { email: string }) =>
    void action.run(async () => {
      const answer = await request({ variables: values }).then(
        ({ data }) => data?.requestPasswordReset,
        (error: unknown) => {
          if (isAcceptedWithoutBody(error)) return { message: null };
          throw error;
        },
      );
      if (!answer) throw new Error("The server didn't respond");
      if ('errors' in answer) {
        const errors = toFieldErrors(answer.errors);
        show(errors);
        focusFirstField(Object.keys(errors), idOf);
        return;
      }
      openDialog('notification', { message: answer.message ?? RESET_EMAIL_SENT });
    });
  return (
    <Form<{ email: string }>
      initialValues={initial}
      initialValuesEqual={() => true}
      onSubmit={send}
      subscription={{}}
      render={({ handleSubmit }) => (
        <HydratedForm className={css.form} onSubmit={() => void handleSubmit()}>
          {(ready) => (
            <>
              <p className={css.note}>Enter your email and we'll send you a link to set a new password.</p>
              <TextField name="email" label="Email" type="email" autoComplete="username" />
              <Button type="submit" busy={action.busy} disabled={!ready}>
                Send
              </Button>
              <RequestFailed action={action} />
            </>
          )}
        </HydratedForm>
      )}
    />
  );
}
