import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { useApolloClient } from '@apollo/client/react';
import { serverUrl } from '../../graphql/transport.ts';
import { signOut, useViewer } from '../../graphql/viewer.ts';
import { ViewerDocument } from '../../graphql/viewer.generated.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Head } from '../../components/head.tsx';
import { useIsShown } from '../../components/hooks/use-is-shown.ts';
import { notify } from '../../components/notices/notice-store.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { Container } from '../../components/container.tsx';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { ACCOUNT_EXPORT_PATH } from '../../../domain/account/account-export.ts';
import { DownloadButton } from '../../shared/billing/download-button.tsx';
import { useLogoutMutation } from '../../shared/account/login.generated.ts';
import { LoginRequired } from '../../shared/account/login-required.tsx';
import { useLogoutEverywhereMutation, useMyAccountQuery } from '../../shared/account/my-account.generated.ts';
import { ProfileSettings } from './profile-settings.tsx';
import { SessionList } from './session-list.tsx';
import { ActionButton } from './setting-form.tsx';
import { UndeliveredEmail } from '../../shared/account/undelivered-email.tsx';
import css from './settings.module.css';

/** /account: who one is here, where one is logged in, what is kept, and the way out. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <Container appears className={css.page}>
      <Head title="Account" hidden />
      {!viewer && <h1>Account</h1>}
      {!viewer && (known ? <LoginRequired /> : <Skeleton />)}
      {viewer && <Account key={viewer.id} />}
    </Container>
  );
}

function Account() {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const isShown = useIsShown();
  const [logOut] = useLogoutMutation();
  const [logOutEverywhere] = useLogoutEverywhereMutation();
  const { data, error, loading, refetch } = useMyAccountQuery({ fetchPolicy: 'no-cache' });
  useSessionExpired(error);
  const retry = () => void refetch().catch(() => undefined);
  if (error && !data)
    return (
      <>
        <h1>Account</h1>
        <LoadError what="Your account didn't load." error={error} busy={loading} retry={retry} />
      </>
    );
  if (!data)
    return (
      <div role="status" aria-label="Loading">
        <h1>Account</h1>
        <Stack as={Card}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Stack>
      </div>
    );
  const { myAccount } = data;
  const { firstName, lastName, email } = myAccount;
  const changed = () => Promise.all([refetch(), client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })]);
  /** Out of this browser. The draft of a listing stays in it. */
  const leave = async () => {
    await logOut();
    if (isShown()) void go(paths.home());
    signOut(client.cache);
  };
  const leaveEverywhere = async () => {
    await logOutEverywhere();
    if (isShown()) void go(paths.login());
    signOut(client.cache);
    notify("You're logged out everywhere.");
  };
  return (
    <>
      <Cluster gap={4} className={css.head}>
        <span className={css.initials} aria-hidden="true">
          {(firstName.slice(0, 1) + lastName.slice(0, 1)).toUpperCase() || email.slice(0, 1).toUpperCase()}
        </span>
        <div className={css.who}>
          <h1>Account</h1>
          <p>
            Logged in as <b>{email}</b>
          </p>
        </div>
        <ActionButton run={leave}>Log out</ActionButton>
      </Cluster>
      <UndeliveredEmail addresses={myAccount.undelivered} here="account" />
      <ProfileSettings account={myAccount} changed={changed} />
      <section className={css.part} aria-labelledby="browsers">
        <h2 id="browsers">Where you are logged in</h2>
        <p className={css.about}>Don't recognize one of these? Log it out and choose a new password.</p>
        <SessionList sessions={myAccount.sessions} changed={changed} />
        <div className={css.foot}>
          <ActionButton run={leaveEverywhere}>Log out everywhere</ActionButton>
        </div>
      </section>
      <section className={css.part} aria-labelledby="data">
        <h2 id="data">Your data</h2>
        <p className={css.about}>
          One file with everything we store about you: your account, listings, renters' requests, drafts, calls,
          receipts and emails.
        </p>
        <DownloadButton
          url={serverUrl(ACCOUNT_EXPORT_PATH as '/')}
          mediaType="application/json"
          fileName="my-data.json"
          look="quiet"
        >
          Download my data
        </DownloadButton>
      </section>
      <section className={css.part} aria-labelledby="leave">
        <h2 id="leave">Delete account</h2>
        <p className={css.about}>
          To end one listing, cancel it in <Anchor href={paths.dashboard()}>your listings</Anchor>. Deleting your
          account ends all of them.
        </p>
        <Anchor className={buttonClass('danger')} href={paths.deleteAccount()}>
          Delete my account
        </Anchor>
      </section>
    </>
  );
}
