import { Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { PASSWORD_MIN_LENGTH } from '../../../../domain/limits.ts';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { emailFault, passwordFault } from '../../../../domain/posting/format-faults.ts';
import { PasswordField } from '../../../forms/fields/password-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import css from '../../../forms/form.module.css';
import { Button } from '../../../components/button.tsx';
import { openDialog } from '../../../shared/dialogs/dialog-store.ts';
import { usePostingValues, type PostingValues } from '../draft/form-values.ts';
import parts from './section-fields.module.css';

/** Renders the credentials of the account that will own the listing [§2]; hidden when logged in. */
export function PasswordSection() {
  const form = useForm<PostingValues>();
  const { email, contact } = usePostingValues();
  const { firstName, lastName } = contact;
  useEffect(() => {
    const { email, contact } = form.getState().values;
    // prefill with the contact's address, which is the likeliest; it may differ (K01)
    if (email === '') form.change('email', contact.email);
  }, [form]);
  return (
    <>
      <Text className={parts.lead}>
        You need it to log in later and edit or cancel your listing. It must be at least {PASSWORD_MIN_LENGTH}{' '}
        characters.
      </Text>
      <p className={parts.login}>
        Posted before?{' '}
        <Button
          look="text"
          onClick={() => openDialog('login', { onSuccess: () => undefined, email: form.getState().values.email })}
        >
          Login
        </Button>{' '}
        for a faster checkout.
      </p>
      <Stack className={css.grid}>
        <TextField wide name="email" label="Account email" type="email" autoComplete="username" fault={emailFault} />
        <PasswordField
          name="password"
          label="Password"
          owner={{ email, firstName, lastName }}
          fault={passwordFault}
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        />
        <PasswordField name="password_confirmation" label="Confirm password" autoComplete="new-password" />
      </Stack>
      <Agreement />
    </>
  );
}

/** Shows that the two passwords differ once both are filled in: Continue stays disabled until they match [§5]. */
function Agreement() {
  const { password, password_confirmation: again } = usePostingValues();
  const differ = again.length >= password.length && password !== again;
  return (
    <Text role="status" className={parts.lead}>
      {differ && "The passwords don't match yet."}
    </Text>
  );
}
