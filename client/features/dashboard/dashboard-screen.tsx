import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { LoginRequired } from '../../shared/account/login-required.tsx';
import { cachedThenFresh } from '../../graphql/cached-then-fresh.ts';
import { useViewer } from '../../graphql/viewer.ts';
import { ActivitySection } from '../leads/activity/activity-section.tsx';
import { Calls } from '../calls/calls.tsx';
import { Inbox } from '../leads/inbox.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { buttonClass } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { useLocation } from '../../app/router/router.tsx';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { AttentionNotices } from './attention-notices.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { CardChangeProvider, useCardChangeForm } from '../../shared/billing/card-change-context.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';
import { useDashboardQuery } from '../../shared/billing/dashboard.generated.ts';
import css from '../../shared/billing/dashboard.module.css';
import { ListingPublished } from './listing-published.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LISTINGS_PER_PAGE, namesFilter } from './listings/filter-listings.ts';
import { MyListings } from './listings/my-listings.tsx';
import { Reviews } from './reviews.tsx';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { Payments } from '../billing/payments.tsx';
import { useUndeliveredQuery } from '../../shared/account/my-account.generated.ts';
import { UndeliveredEmail } from '../../shared/account/undelivered-email.tsx';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useMyDraftsQuery } from './drafts/my-drafts.generated.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Card } from '../../components/card.tsx';

const LazyDrafts = lazyPart(async () => (await import('./drafts/drafts.tsx')).Drafts);

const LazyImportProgress = lazyPart(async () => (await import('./drafts/import-progress.tsx')).ImportProgress);

/** How often a pending payment is looked for, in milliseconds; it settles within a minute. */
const POLL_INTERVAL_MS = 5000;

/** Scrolls to the URL's hash, as linked from emails, once the content is rendered. `#card` opens the card form instead. */
function useScrollToHash(ready: boolean): void {
  const { setOpen } = useCardChangeForm();
  useEffect(() => {
    if (!ready) return undefined;
    const place = location.hash.slice(1);
    if (place === 'card') setOpen(true);
    if (place === 'card' || !place) return undefined;
    // Navigation to a screen scrolls to the top first.
    const timer = setTimeout(() => document.getElementById(place)?.scrollIntoView());
    return () => clearTimeout(timer);
  }, [ready, setOpen]);
}

const partNames = ['leads', 'activity', 'listings', 'drafts', 'calls', 'payments'] as const;
type PartName = (typeof partNames)[number];

/** Returns the part that a phone shows of a long dashboard: the one last linked to, or the payments when the card form opens. */
function usePart(): PartName {
  const { hash, search } = useLocation();
  const { open } = useCardChangeForm();
  const [part, setPart] = useState<PartName>(() => (namesFilter(search) ? 'listings' : 'leads'));
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Before the form is rendered, which takes the focus.
    if (open) setPart('payments');
  }
  // The server doesn't know the hash.
  useLayoutEffect(() => {
    const linked = partNames.find((each) => `#${each}` === hash);
    if (linked) setPart(linked);
  }, [hash]);
  return part;
}

/** Renders a warning above the leads when notification emails bounce. Renders nothing if loading fails. */
function UndeliveredEmailNotice() {
  const { data } = useUndeliveredQuery(cachedThenFresh);
  return data ? <UndeliveredEmail here="listings" addresses={data.myAccount.undelivered} /> : null;
}

/** Renders /advertising-home: a landlord's listings, leads and upcoming charges. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <Container appears className={css.page}>
      <Head title="Your listings" hidden />
      <Cluster gap={4} rows={2} spread>
        <h1>Your listings</h1>
        {/* Prevents a layout shift when the viewer has loaded. */}
        {(viewer || !known) && (
          <Cluster gap={4} rows={2} spread>
            <Anchor className={buttonClass('text')} href={paths.account()}>
              Account
            </Anchor>
            <Anchor className={buttonClass('text')} href={paths.importListings()}>
              Import listings
            </Anchor>
            <Anchor className={buttonClass()} href={paths.post(1)}>
              Create a listing
            </Anchor>
          </Cluster>
        )}
      </Cluster>
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
  // Always refetches, because users come here for new leads and renewals.
  const { data, error, refetch, loading, startPolling, stopPolling } = useDashboardQuery(cachedThenFresh);
  const listings = data?.myListings;
  const drafts = useMyDraftsQuery({ variables: { page: 1 } }).data?.myDrafts.total ?? 0;
  const creditCents = data?.myBilling.creditCents;
  useSessionExpired(error);
  const part = usePart();
  const isPaying = listings?.some(({ paymentPending }) => paymentPending) ?? false;
  useEffect(() => {
    if (!isPaying) return;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isPaying, startPolling, stopPolling]);
  useScrollToHash(listings !== undefined);
  const again = { error, busy: loading, retry: () => void refetch().catch(() => undefined) };
  if (!listings) return error ? <LoadError {...again} what="Your listings didn't load." /> : <DashboardLoading />;
  if (listings.length === 0)
    return (
      <>
        <Reviews />
        <LazyImportProgress />
        <LazyDrafts />
        <NoListings />
        <Payments listings={listings} quiet />
      </>
    );
  const shown = part === 'drafts' && drafts === 0 ? 'listings' : part;
  const isLong = listings.length > 2 * LISTINGS_PER_PAGE;
  const renderPart = (name: PartName, content: ReactNode) => (
    <div className={css.part} data-shown={name === shown || undefined}>
      {content}
    </div>
  );
  const renderLink = (name: PartName, label: string) => (
    <a href={`#${name}`} aria-current={isLong && name === shown ? 'true' : undefined}>
      {label}
    </a>
  );
  const names = listings.map(({ id, leadsCount, listing: { name } }) => ({ id, name, leadsCount }));
  return (
    <>
      {error && <LoadError {...again} what="This may be out of date." />}
      <ListingPublished listings={listings} />
      <AttentionNotices listings={listings} />
      <ConfirmationNotice listings={listings} />
      <Reviews />
      <UndeliveredEmailNotice />
      <KeyFigures listings={listings} creditCents={creditCents} />
      <nav aria-label="On this page" className={css.parts}>
        {renderLink('leads', 'Leads')}
        {isLong && renderLink('activity', 'Performance')}
        {renderLink('listings', `Listings ${listings.length}`)}
        {drafts > 0 && renderLink('drafts', `Drafts ${drafts}`)}
        {renderLink('calls', 'Calls')}
        {renderLink('payments', 'Payments')}
      </nav>
      <Stack gap={5} className={classNames(css.columns, isLong && css.oneByOne)}>
        <div className={css.leads}>{renderPart('leads', <Inbox listings={names} />)}</div>
        <Stack gap={5} className={css.main}>
          {renderPart('activity', <ActivitySection listings={names} />)}
          <LazyImportProgress />
          {renderPart('drafts', <LazyDrafts />)}
          {renderPart('listings', <MyListings listings={listings} creditCents={creditCents} />)}
        </Stack>
        <Stack gap={5} className={css.rest}>
          {renderPart('calls', <Calls />)}
          {renderPart('payments', <Payments listings={listings} />)}
        </Stack>
      </Stack>
    </>
  );
}

/** Renders the empty state before the first listing: how to create one and what follows. */
function NoListings() {
  return (
    <Stack as={Card} className={css.empty}>
      <h2>You have no listings yet</h2>
      <p>Describe your property once. Students at nearby colleges can find it as soon as it's published.</p>
      <Anchor className={buttonClass()} href={paths.post(1)}>
        Create a listing
      </Anchor>
      <Anchor className={buttonClass('text')} href={paths.importListings()}>
        Import many from a CSV file
      </Anchor>
    </Stack>
  );
}
