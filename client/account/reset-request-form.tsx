import { useState } from 'react';
import { Form } from 'react-final-form';
import { errorMap } from '../../domain/field-errors.ts';
import { FailedLine } from '../form/failed-line.tsx';
import { focusFirst, RefusedProvider, useRefused } from '../form/refused.tsx';
import { SecretForm } from '../form/secret-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useAction } from '../form/use-action.ts';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.ts';
import css from './account.module.css';
import { useRequestPasswordResetMutation } from './login.generated.ts';

/** Shown where the server says nothing itself; it never tells whether an address is known (K04, K59). */
const ON_ITS_WAY = 'If that address has an account, a mail is on its way.';

/** Asks for the mail with which a new password can be set [§2]. */
export function ResetRequestForm({ email = '' }: { email?: string }) {
  return (
    <RefusedProvider>
      <Fields email={email} />
    </RefusedProvider>
  );
}

function Fields({ email }: { email: string }) {
  const [request] = useRequestPasswordResetMutation();
  const { show, idOf } = useRefused();
  const action = useAction();
  const [initial] = useState({ email });
  const send = (values: { email: string }) =>
    void action.run(async () => {
      const { data } = await request({ variables: values });
      const answer = data?.requestPasswordReset;
      if (!answer) throw new Error('The server gave no answer');
      if ('errors' in answer) {
        const errors = errorMap(answer.errors);
        show(errors);
        focusFirst(Object.keys(errors), idOf);
        return;
      }
      openDialog('notification', { message: answer.message ?? ON_ITS_WAY });
    });
  return (
    <Form<{ email: string }>
      initialValues={initial}
      initialValuesEqual={() => true}
      onSubmit={send}
      subscription={{}}
      render={({ handleSubmit }) => (
        <SecretForm className={css.form} onSubmit={() => void handleSubmit()}>
          {(ready) => (
            <>
              <p className={css.note}>We send you a link with which you can set a new password.</p>
              <TextField name="email" label="E-mail" type="email" autoComplete="username" />
              <Button type="submit" busy={action.busy} disabled={!ready}>
                Send
              </Button>
              <FailedLine action={action} />
            </>
          )}
        </SecretForm>
      )}
    />
  );
}
