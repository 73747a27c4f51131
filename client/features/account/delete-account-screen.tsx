import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { signOut, useViewer } from '../../graphql/viewer.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { buttonClass } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { AccountPage } from '../../shared/account/account-page.tsx';
import { DeletionSummary } from './deletion-summary.tsx';
import { LoginRequired } from '../../shared/account/login-required.tsx';
import { useDeleteAccountMutation, useHoldingsQuery } from '../../shared/account/my-account.generated.ts';
import { SettingForm } from './setting-form.tsx';

/** /account/delete: what a deletion ends, in numbers, before the password is asked. */
export function Screen() {
  const { viewer, known } = useViewer();
  const [gone, setGone] = useState('');
  if (gone !== '')
    return (
      <AccountPage title="Your account is deleted">
        <p role="status">{gone}</p>
        <p>Thanks for being with us. You can sign up again with the same address at any time.</p>
        <Anchor className={buttonClass('quiet')} href={paths.home()}>
          Go to the homepage
        </Anchor>
      </AccountPage>
    );
  return (
    <AccountPage title="Delete your account">
      {viewer ? <Deletion deleted={setGone} /> : known ? <LoginRequired /> : <Skeleton />}
    </AccountPage>
  );
}

function Deletion({ deleted }: { deleted: (message: string) => void }) {
  const { cache } = useApolloClient();
  const go = usePreloadedNavigate();
  const [deleteAccount] = useDeleteAccountMutation();
  const { data, error } = useHoldingsQuery({ fetchPolicy: 'no-cache' });
  if (error && !data) throw error;
  if (!data) return <Skeleton />;
  const { email, holdings } = data.myAccount;
  return (
    <>
      <DeletionSummary email={email} {...holdings} />
      <SettingForm
        initial={{ password: '' }}
        submit="Delete my account permanently"
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
