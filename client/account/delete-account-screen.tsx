import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { signOut, useViewer } from '../apollo/viewer.ts';
import { PasswordField } from '../form/password-field.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { useGo } from '../use-go.ts';
import { AccountPage } from './account-page.tsx';
import { DeletionFacts } from './deletion-facts.tsx';
import { LoginHere } from './login-here.tsx';
import { useDeleteAccountMutation, useHoldingsQuery } from './my-account.generated.ts';
import { SettingForm } from './setting-form.tsx';

/** /account/delete: what a deletion ends, in numbers, before the password is asked. */
export function Screen() {
  const { viewer, known } = useViewer();
  const [gone, setGone] = useState('');
  if (gone !== '') return <Gone message={gone} />;
  return (
    <AccountPage title="Delete your account">
      {viewer ? <Deletion deleted={setGone} /> : known ? <LoginHere /> : <Bone />}
    </AccountPage>
  );
}

function Deletion({ deleted }: { deleted: (message: string) => void }) {
  const { cache } = useApolloClient();
  const go = useGo();
  const [deleteAccount] = useDeleteAccountMutation();
  const { data, error } = useHoldingsQuery({ fetchPolicy: 'no-cache' });
  if (error && !data) throw error;
  if (!data) return <Bone />;
  const { email, holdings } = data.myAccount;
  return (
    <>
      <DeletionFacts email={email} {...holdings} />
      <SettingForm
        initial={{ password: '' }}
        submit="Delete my account for good"
        look="danger"
        send={async (variables) => (await deleteAccount({ variables })).data?.deleteAccount}
        done={(message) => {
          deleted(message);
          signOut(cache);
        }}
        cancel={() => void go(paths.account())}
      >
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
      </SettingForm>
    </>
  );
}

function Gone({ message }: { message: string }) {
  return (
    <AccountPage title="Goodbye">
      <p role="status">{message}</p>
      <p>Thank you for having been here. You can begin anew with the same address at any time.</p>
      <Anchor className={buttonClass('quiet')} href={paths.home()}>
        Go to the start
      </Anchor>
    </AccountPage>
  );
}
