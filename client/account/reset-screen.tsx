import { useState } from 'react';
import { Form } from 'react-final-form';
import { useLocation, useParams } from '../router.tsx';
import { PASSWORD_MIN } from '../../domain/account/limits.ts';
import { errorMap } from '../../domain/field-errors.ts';
import { FailedLine } from '../form/failed-line.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { focusFirst, RefusedProvider, useRefused } from '../form/refused.tsx';
import { SecretForm } from '../form/secret-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useAction } from '../form/use-action.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import { useGo } from '../use-go.ts';
import { AccountPage } from './account-page.tsx';
import css from './account.module.css';
import { useResetPasswordMutation } from './login.generated.ts';
import { useAfterLogin } from './use-after-login.ts';

interface NewPassword {
  email: string;
  password: string;
  passwordConfirmation: string;
}

/** /password/reset/{token}: the new password, reached from the mail (K04). */
export function Screen() {
  return (
    <AccountPage title="Choose a new password">
      <RefusedProvider>
        <Fields />
      </RefusedProvider>
    </AccountPage>
  );
}

function Fields() {
  const { token = '' } = useParams();
  const search = new URLSearchParams(useLocation().search);
  const go = useGo();
  const [reset] = useResetPasswordMutation();
  const afterLogin = useAfterLogin();
  const { show, idOf } = useRefused();
  const action = useAction();
  const [stale, setStale] = useState(false);
  const [initial] = useState<NewPassword>({
    email: search.get('email') ?? '',
    password: '',
    passwordConfirmation: '',
  });
  const send = (values: NewPassword) =>
    void action.run(async () => {
      const { data } = await reset({ variables: { ...values, token } });
      const answer = data?.resetPassword;
      if (!answer || 'message' in answer) throw new Error('The server gave no answer');
      if ('errors' in answer) {
        const errors = errorMap(answer.errors);
        show(errors);
        // Only a link that leads nowhere is refused at the e-mail.
        setStale('email' in errors);
        focusFirst(Object.keys(errors), idOf);
        return;
      }
      notify('Your new password is set.', { tone: 'good' });
      afterLogin(answer, () => void go(paths.dashboard()));
    });
  return (
    <Form<NewPassword>
      initialValues={initial}
      initialValuesEqual={() => true}
      onSubmit={send}
      subscription={{}}
      render={({ handleSubmit }) => (
        <SecretForm className={css.form} onSubmit={() => void handleSubmit()}>
          {(ready) => (
            <>
              <TextField name="email" label="E-mail" type="email" autoComplete="username" />
              <PasswordField
                name="password"
                label="New password"
                strength
                autoComplete="new-password"
                hint={`At least ${PASSWORD_MIN} characters.`}
              />
              <PasswordField
                name="passwordConfirmation"
                errorKey="password_confirmation"
                label="Confirm password"
                autoComplete="new-password"
              />
              <Button type="submit" busy={action.busy} disabled={!ready}>
                Set the password
              </Button>
              <FailedLine action={action} />
              {stale && (
                <Anchor className={buttonClass('quiet')} href={paths.passwordReset()}>
                  Ask for a new link
                </Anchor>
              )}
            </>
          )}
        </SecretForm>
      )}
    />
  );
}
