import { Cluster } from '../../components/layout/layout.tsx';
import { Notice } from '../../components/layout/text.tsx';
import { PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { useState } from 'react';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { Card } from '../../components/card.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import {
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useChangeNameMutation,
  useChangePasswordMutation,
  type MyAccountQuery,
} from '../../shared/account/my-account.generated.ts';
import { ActionButton, SettingForm } from './setting-form.tsx';
import { SettingRow } from './setting-row.tsx';
import css from './settings.module.css';

type Setting = 'name' | 'email' | 'password';

interface ProfileSettingsProps {
  account: Pick<MyAccountQuery['myAccount'], 'email' | 'pendingEmail' | 'firstName' | 'lastName'>;
  changed: () => Promise<unknown>;
}

/** Renders the name, email and password settings, one form open at a time; `changed` refetches the page. */
export function ProfileSettings({ account, changed }: ProfileSettingsProps) {
  const [open, setOpen] = useState<Setting | null>(null);
  const [changeName] = useChangeNameMutation();
  const [changeEmail] = useChangeEmailMutation();
  const [changePassword] = useChangePasswordMutation();
  const { email, pendingEmail, firstName, lastName } = account;
  const close = () => setOpen(null);
  const done = (message: string) => {
    notify(message, { tone: 'good' });
    close();
    void changed();
  };
  const row = (setting: Setting) => ({ isOpen: open === setting, open: () => setOpen(setting) });
  const form = { done, cancel: close };
  return (
    <Card className={css.rows}>
      <SettingRow label="Name" value={`${firstName} ${lastName}`.trim() || 'Not provided'} {...row('name')}>
        <SettingForm
          initial={{ firstName, lastName }}
          submit="Save name"
          send={async (variables) => (await changeName({ variables })).data?.changeName}
          {...form}
        >
          <TextField name="firstName" label="First name" autoComplete="given-name" />
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
        </SettingForm>
      </SettingRow>
      <SettingRow
        label="Email"
        value={email}
        {...row('email')}
        note={pendingEmail && open !== 'email' && <Pending email={pendingEmail} changed={changed} />}
      >
        <SettingForm
          initial={{ email: '', password: '' }}
          submit="Send link"
          send={async (variables) => (await changeEmail({ variables })).data?.changeEmail}
          {...form}
        >
          <TextField
            name="email"
            label="New email"
            type="email"
            autoComplete="email"
            hint="We'll send a link there. Renters' requests still go to each listing's contact email."
          />
          <PasswordField name="password" label="Your password" autoComplete="current-password" />
        </SettingForm>
      </SettingRow>
      <SettingRow label="Password" value="••••••••" {...row('password')}>
        <SettingForm
          initial={{ currentPassword: '', password: '', passwordConfirmation: '' }}
          submit="Set password"
          send={async ({ currentPassword, password, passwordConfirmation }) => {
            const variables = { currentPassword, password, passwordConfirmation };
            return (await changePassword({ variables })).data?.changePassword;
          }}
          {...form}
        >
          {/* Lets password managers match the password to the account. */}
          <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            name="currentPassword"
            errorKey="current_password"
            label="Current password"
            autoComplete="current-password"
          />
          <PasswordField
            name="password"
            label="New password"
            owner={account}
            autoComplete="new-password"
            hint={`At least ${PASSWORD_MIN_LENGTH} characters. Every other device is logged out.`}
          />
          <PasswordField
            name="passwordConfirmation"
            errorKey="password_confirmation"
            label="Confirm password"
            autoComplete="new-password"
          />
        </SettingForm>
      </SettingRow>
    </Card>
  );
}

function Pending({ email, changed }: { email: string; changed: () => Promise<unknown> }) {
  const [cancel] = useCancelEmailChangeMutation();
  const takeBack = async () => {
    await cancel();
    await changed();
    notify('Your email stays as it is.');
  };
  return (
    <Notice as={Cluster} small rows={1} className={css.pending}>
      <p>
        Waiting for you to confirm <b>{email}</b>: open the link we sent there.
      </p>
      <ActionButton look="text" run={takeBack}>
        Cancel change
      </ActionButton>
    </Notice>
  );
}
