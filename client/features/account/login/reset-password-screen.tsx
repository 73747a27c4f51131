import { PASSWORD_MIN_LENGTH } from '../../../../domain/limits.ts';
import { useState } from 'react';
import { useLocation, useParams } from '../../../app/router/router.tsx';
import { PasswordField } from '../../../forms/fields/password-field.tsx';
import { RequestForm } from '../../../forms/request-form.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { AccountPage } from '../../../shared/account/account-page.tsx';
import css from '../../../shared/account/account.module.css';
import { useResetPasswordMutation } from '../../../shared/account/login.generated.ts';
import { useAfterLogin } from '../../../shared/account/use-after-login.ts';

/** Renders /password/reset/{token}: the new password form, linked from the reset email (K04). */
export function Screen() {
  const { token = '' } = useParams();
  const search = new URLSearchParams(useLocation().search);
  const [reset] = useResetPasswordMutation();
  const afterLogin = useAfterLogin();
  const [stale, setStale] = useState(false);
  return (
    <AccountPage title="Choose a new password">
      <RequestForm
        className={css.form}
        initial={{ email: search.get('email') ?? '', password: '', passwordConfirmation: '' }}
        send={async (values) => (await reset({ variables: { ...values, token } })).data?.resetPassword}
        done={(answer) => {
          if ('message' in answer) throw new Error("The server didn't respond");
          notify('Your new password is set.', { tone: 'good' });
          afterLogin({ ...answer, link: paths.dashboard() });
        }}
        // Only an invalid link causes an error on the email field.
        rejected={(errors) => setStale('email' in errors)}
      >
        {({ submit, failed }) => (
          <>
            <TextField name="email" label="Email" type="email" autoComplete="username" />
            <PasswordField
              name="password"
              label="New password"
              owner={{ email: search.get('email') ?? '' }}
              autoComplete="new-password"
              hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
            />
            <PasswordField
              name="passwordConfirmation"
              errorKey="password_confirmation"
              label="Confirm password"
              autoComplete="new-password"
            />
            <Button {...submit}>Set password</Button>
            {failed}
            {stale && (
              <Anchor className={buttonClass('quiet')} href={paths.passwordReset()}>
                Get a new link
              </Anchor>
            )}
          </>
        )}
      </RequestForm>
    </AccountPage>
  );
}
