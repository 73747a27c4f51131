import { useSessionOver } from '../use-session-over.ts';
import { LoginHere } from '../account/login-here.tsx';
import { useViewer } from '../apollo/viewer.ts';
import { Chart } from '../leads/chart.tsx';
import { Calls } from '../calls/calls.tsx';
import { Inbox } from '../leads/inbox.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { Attention } from './attention.tsx';
import { ChangingCardProvider } from './changing-card.tsx';
import { DashboardWaiting } from './dashboard-waiting.tsx';
import { useDashboardQuery } from './dashboard.generated.ts';
import css from './dashboard.module.css';
import { KeyFigures } from './key-figures.tsx';
import { Listings } from './listings.tsx';
import { NoListings } from './no-listings.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { Payments } from './payments.tsx';
import { ReturnedLetters } from './returned-letters.tsx';
import { useArrivedAt } from './use-arrived-at.ts';
import { useLookAgain } from './use-look-again.ts';

/** /advertising-home: a landlord's listings, their leads and what is charged next. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <Wrap className={css.page}>
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
      {!known && <DashboardWaiting />}
      {known && !viewer && <LoginHere />}
      {viewer && (
        <ChangingCardProvider>
          <Dashboard />
        </ChangingCardProvider>
      )}
    </Wrap>
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
  useSessionOver(error);
  useLookAgain(listings?.some(({ waiting }) => waiting) ?? false, startPolling, stopPolling);
  useArrivedAt(listings !== undefined);
  const again = { error, busy: loading, retry: () => void refetch().catch(() => undefined) };
  if (!listings) return error ? <NotLoaded {...again} what="Your listings did not load." /> : <DashboardWaiting />;
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
      {error && <NotLoaded {...again} what="This may not be the latest." />}
      <Attention listings={listings} />
      <ReturnedLetters />
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
          <Chart listings={names} />
          <Listings listings={listings} creditCents={creditCents} />
        </div>
        <div className={css.rest}>
          <Calls />
          <Payments listings={listings} />
        </div>
      </div>
    </>
  );
}
