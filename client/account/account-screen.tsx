import { useSessionOver } from '../use-session-over.ts';
import { useApolloClient } from '@apollo/client/react';
import { signOut, useViewer } from '../apollo/viewer.ts';
import { ViewerDocument } from '../apollo/viewer.generated.ts';
import { FailedLine } from '../form/failed-line.tsx';
import { useAction } from '../form/use-action.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Head } from '../ui/head.tsx';
import { notify } from '../ui/notice.ts';
import { Bone } from '../ui/skeleton.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { useGo } from '../use-go.ts';
import { DataCopy } from './data-copy.tsx';
import { useLogoutMutation } from './login.generated.ts';
import { LoginHere } from './login-here.tsx';
import { useLogoutEverywhereMutation, useMyAccountQuery } from './my-account.generated.ts';
import { OwnSettings } from './own-settings.tsx';
import { SessionList } from './session-list.tsx';
import { Undelivered } from './undelivered.tsx';
import css from './settings.module.css';

/** /account: who one is here, where one is logged in, what is kept, and the way out. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <Wrap className={css.page}>
      <Head title="Account" hidden />
      {viewer ? (
        <Account key={viewer.id} />
      ) : (
        <>
          <h1>Account</h1>
          {known ? <LoginHere /> : <Bone />}
        </>
      )}
    </Wrap>
  );
}

function Account() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useMyAccountQuery({
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  useSessionOver(error);
  if (error && !data)
    return (
      <>
        <h1>Account</h1>
        <NotLoaded
          what="Your account did not load."
          error={error}
          busy={loading}
          retry={() => void refetch().catch(() => undefined)}
        />
      </>
    );
  if (!data) return <Waiting />;
  const { myAccount } = data;
  const { firstName, lastName, email } = myAccount;
  const changed = () => Promise.all([refetch(), client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })]);
  return (
    <>
      <div className={css.head}>
        <span className={css.initials} aria-hidden="true">
          {(firstName.slice(0, 1) + lastName.slice(0, 1)).toUpperCase() || email.slice(0, 1).toUpperCase()}
        </span>
        <div className={css.who}>
          <h1>Account</h1>
          <p>
            Logged in as <b>{email}</b>
          </p>
        </div>
        <LogOut />
      </div>
      <Undelivered addresses={myAccount.undelivered} here="account" />
      <OwnSettings account={myAccount} changed={changed} />
      <section className={css.part} aria-labelledby="browsers">
        <h2 id="browsers">Where you are logged in</h2>
        <p className={css.about}>Is one of these not yours? Log it out, and choose a new password.</p>
        <SessionList sessions={myAccount.sessions} changed={changed} />
        <div className={css.foot}>
          <LogOutEverywhere />
        </div>
      </section>
      <section className={css.part} aria-labelledby="data">
        <h2 id="data">Your data</h2>
        <p className={css.about}>
          One file with everything that we keep about you: your account, listings, renters’ requests, drafts, calls,
          receipts and mails.
        </p>
        <DataCopy />
      </section>
      <section className={css.part} aria-labelledby="leave">
        <h2 id="leave">Leave for good</h2>
        <p className={css.about}>
          To end one listing, cancel it among <Anchor href={paths.dashboard()}>your listings</Anchor>. Deleting the
          account ends all of them.
        </p>
        <Anchor className={buttonClass('danger')} href={paths.deleteAccount()}>
          Delete my account
        </Anchor>
      </section>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading">
      <h1>Account</h1>
      <Card className={css.stack}>
        <Bone shape="title" />
        <Bone />
        <Bone />
      </Card>
    </div>
  );
}

/** Out of this browser. The draft of a listing stays in it. */
function LogOut() {
  const { cache } = useApolloClient();
  const go = useGo();
  const [logout] = useLogoutMutation();
  const action = useAction();
  const leave = () =>
    void action.run(async () => {
      await logout();
      signOut(cache);
      void go(paths.home());
    });
  return (
    <>
      <Button look="quiet" busy={action.busy} onClick={leave}>
        Log out
      </Button>
      <FailedLine action={action} />
    </>
  );
}

function LogOutEverywhere() {
  const { cache } = useApolloClient();
  const go = useGo();
  const [logout] = useLogoutEverywhereMutation();
  const action = useAction();
  const leave = () =>
    void action.run(async () => {
      await logout();
      signOut(cache);
      notify('You are logged out everywhere.');
      void go(paths.login());
    });
  return (
    <>
      <Button look="quiet" busy={action.busy} onClick={leave}>
        Log out everywhere
      </Button>
      <FailedLine action={action} />
    </>
  );
}
