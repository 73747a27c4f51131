import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { LoginRequired } from '../../shared/account/login-required.tsx';
import { useViewer } from '../../graphql/viewer.ts';
import { ActivitySection } from '../leads/activity/activity-section.tsx';
import { Calls } from '../calls/calls.tsx';
import { Inbox } from '../leads/inbox.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { buttonClass } from '../../components/button.tsx';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { AttentionNotices } from './attention-notices.tsx';
import { CardChangeProvider, useCardChangeForm } from '../../shared/billing/card-change-context.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';
import { useDashboardQuery } from '../../shared/billing/dashboard.generated.ts';
import css from '../../shared/billing/dashboard.module.css';
import { KeyFigures } from './key-figures.tsx';
import { MyListings } from './listings/my-listings.tsx';
import { NoListings } from './no-listings.tsx';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { Payments } from '../billing/payments.tsx';
import { useUndeliveredQuery } from '../../shared/account/my-account.generated.ts';
import { UndeliveredEmail } from '../../shared/account/undelivered-email.tsx';
import { useEffect } from 'react';

/** A payment that is under way settles within a minute: so often the page looks. */
const POLL_INTERVAL_MS = 5000;

/** Asks again from time to time while something is under way, and not a moment longer. */
function usePolling(underWay: boolean, start: (interval: number) => void, stop: () => void): void {
  useEffect(() => {
    if (!underWay) return;
    start(POLL_INTERVAL_MS);
    return stop;
  }, [underWay, start, stop]);
}

/** What a mail's link leads to is on its way when the page opens: goes there once it stands. `#card` opens the form. */
function useScrollToHash(ready: boolean): void {
  const { setOpen } = useCardChangeForm();
  useEffect(() => {
    if (!ready) return undefined;
    const place = location.hash.slice(1);
    if (place === 'card') setOpen(true);
    if (place === 'card' || !place) return undefined;
    // arriving at a screen goes to its top first
    const timer = setTimeout(() => document.getElementById(place)?.scrollIntoView());
    return () => clearTimeout(timer);
  }, [ready, setOpen]);
}

/** Above the leads: that the mails which tell of them come back. What does not load is no news. */
function UndeliveredEmailNotice() {
  const { data } = useUndeliveredQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return data ? <UndeliveredEmail here="listings" addresses={data.myAccount.undelivered} /> : null;
}

/** /advertising-home: a landlord's listings, their leads and what is charged next. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <Container className={css.page}>
      <Head title="Your listings" hidden />
      <div className={css.row}>
        <h1>Your listings</h1>
        {/* Nothing moves down when it is known who looks. */}
        {(viewer || !known) && (
          <div className={css.ways}>
            <Anchor className={buttonClass('text')} href={paths.account()}>
              Account
            </Anchor>
            <Anchor className={buttonClass()} href={paths.post(1)}>
              Create a listing
            </Anchor>
          </div>
        )}
      </div>
      {!known && <DashboardLoading />}
      {known && !viewer && <LoginRequired />}
      {viewer && (
        <CardChangeProvider>
          <Dashboard />
        </CardChangeProvider>
      )}
    </Container>
  );
}

function Dashboard() {
  // what happened since the last look (a lead, a renewal) is what one comes here for
  const { data, error, refetch, loading, startPolling, stopPolling } = useDashboardQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const listings = data?.myListings;
  const creditCents = data?.myBilling.creditCents;
  useSessionExpired(error);
  usePolling(listings?.some(({ waiting }) => waiting) ?? false, startPolling, stopPolling);
  useScrollToHash(listings !== undefined);
  const again = { error, busy: loading, retry: () => void refetch().catch(() => undefined) };
  if (!listings) return error ? <LoadError {...again} what="Your listings didn't load." /> : <DashboardLoading />;
  if (listings.length === 0)
    return (
      <>
        <NoListings />
        <Payments listings={listings} quiet />
      </>
    );
  const names = listings.map(({ id, listing: { name } }) => ({ id, name }));
  return (
    <>
      {error && <LoadError {...again} what="This may be out of date." />}
      <AttentionNotices listings={listings} />
      <UndeliveredEmailNotice />
      <KeyFigures listings={listings} creditCents={creditCents} />
      <nav aria-label="On this page" className={css.parts}>
        <a href="#leads">Leads</a>
        <a href="#listings">Listings</a>
        <a href="#calls">Calls</a>
        <a href="#payments">Payments</a>
      </nav>
      <div className={css.columns}>
        <div className={css.leads}>
          <Inbox listings={names} />
        </div>
        <div className={css.main}>
          <ActivitySection listings={names} />
          <MyListings listings={listings} creditCents={creditCents} />
        </div>
        <div className={css.rest}>
          <Calls />
          <Payments listings={listings} />
        </div>
      </div>
    </>
  );
}
