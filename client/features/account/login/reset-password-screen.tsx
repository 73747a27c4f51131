import { PASSWORD_MIN_LENGTH } from '../../../../domain/limits.ts';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useLocation, useParams } from '../../../app/router/router.tsx';
import { toFieldErrors } from '../../../../domain/field-errors.ts';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { PasswordField } from '../../../forms/fields/password-field.tsx';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { HydratedForm } from '../../../forms/hydrated-form.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import { AccountPage } from '../../../shared/account/account-page.tsx';
import css from '../../../shared/account/account.module.css';
import { useResetPasswordMutation } from '../../../shared/account/login.generated.ts';
import { useAfterLogin } from '../../../shared/account/use-after-login.ts';

interface NewPassword {
  email: string;
  password: string;
  passwordConfirmation: string;
}

/** Renders /password/reset/{token}: the new password form, linked from the reset email (K04). */
export function Screen() {
  return (
    <AccountPage title="Choose a new password">
      <RejectedFieldsProvider>
        <Fields />
      </RejectedFieldsProvider>
    </AccountPage>
  );
}

function Fields() {
  const { token = '' } = useParams();
  const search = new URLSearchParams(useLocation().search);
  const go = usePreloadedNavigate();
  const [reset] = useResetPasswordMutation();
  const afterLogin = useAfterLogin();
  const { show, idOf } = useRejectedFields();
  const action = useAsyncAction();
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
      if (!answer || 'message' in answer) throw new Error("The server didn't respond");
      if ('errors' in answer) {
        const errors = toFieldErrors(answer.errors);
        show(errors);
        // Only an invalid link causes an error on the email field.
        setStale('email' in errors);
        focusFirstField(Object.keys(errors), idOf);
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
        <HydratedForm className={css.form} onSubmit={() => void handleSubmit()}>
          {(ready) => (
            <>
              <TextField name="email" label="Email" type="email" autoComplete="username" />
              <PasswordField
                name="password"
                label="New password"
                strength
                autoComplete="new-password"
                hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
              />
              <PasswordField
                name="passwordConfirmation"
                errorKey="password_confirmation"
                label="Confirm password"
                autoComplete="new-password"
              />
              <Button type="submit" busy={action.busy} disabled={!ready}>
                Set password
              </Button>
              <RequestFailed action={action} />
              {stale && (
                <Anchor className={buttonClass('quiet')} href={paths.passwordReset()}>
                  Get a new link
                </Anchor>
              )}
            </>
          )}
        </HydratedForm>
      )}
    />
  );
}
