import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { renterDialogs } from '../app/dialog-loaders.ts';
import { replayEarlyEvents } from '../components/hooks/replay-early-events.ts';
import { CurrentScreen } from '../app/router/current-screen.tsx';
import { useBrand } from '../app/page-info.tsx';
import { FocusOnNavigation } from '../app/router/focus-on-navigation.tsx';
import { useLocation } from '../app/router/router.tsx';
import { ScreensProvider } from '../app/router/screens-context.ts';
import { AnchorProvider } from '../components/anchor.tsx';
import { useOpenDialog, type OpenDialog } from '../shared/dialogs/dialog-store.ts';
import { BeginRenter } from '../shared/renter/begin-renter.tsx';
import { DialogHost } from '../shared/dialogs/dialog-host.tsx';
import { Notices } from '../components/notices/notices.tsx';
import { OfflineBanner } from '../components/offline-banner.tsx';
import { initialRenter } from './initial-renter.ts';
import { Boundary } from '../app/error-boundary.tsx';
import { UNREACHABLE } from '../graphql/error-message.ts';
import type { FrameError } from './frame-error.tsx';
import { FrameFooter } from './frame-footer.tsx';
import { FrameLink } from './frame-link.tsx';
import { frameScreens } from './frame-screens.ts';
import { HandleHostMessages } from './host/handle-host-messages.tsx';
import { ReportToHost } from './host/report-to-host.tsx';
import './frame.css';
import css from './frame.module.css';
import { useSearch } from '../shared/search/use-search.ts';
import { useHost } from './host/host-context.ts';

/** The screens with search results: the matches and the closest listings. */
const FOUND = /^\/matches(\/none)?\/?$/;

/** Reports to the host page how many listings a search has found. */
function ReportMatches() {
  const host = useHost();
  const client = useApolloClient();
  const { pathname } = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (!search || !FOUND.test(pathname)) return undefined;
    // Loaded after the visible content, because nothing waits for it. If it fails to load, the screen reports the error.
    const hearing = import('./host/watch-match-counts.ts')
      .then(({ watchMatchCounts: hearMatches }) => hearMatches(pathname, host, client, search))
      .catch(() => undefined);
    return () => void hearing.then((stop) => stop?.());
  }, [host, client, pathname, search]);
  return null;
}

/** Loads the error component in advance, because it could not load while offline. */
const loadFrameError = () =>
  import('./frame-error.tsx').then(
    ({ FrameError: FrameTrouble }) => ({ default: FrameTrouble }),
    () => ({ default: UnreachableNotice }),
  );
const UnreachableNotice: typeof FrameError = () => <p role="alert">{UNREACHABLE}</p>;
const LazyFrameError = lazy(loadFrameError);

/** `dialog`: the one inside of the boundary, if any. */
type FrameErrorBoundaryProps = Omit<ComponentProps<typeof Boundary>, 'instead'> & { dialog?: OpenDialog | null };

/** Renders an error in place of a failed part of the frame; the rest keeps working. */
function FrameErrorBoundary({ at, dialog, children }: FrameErrorBoundaryProps) {
  useEffect(() => void loadFrameError(), []);
  const instead = (error: unknown) => (
    <Suspense>
      <LazyFrameError error={error} dialog={dialog} />
    </Suspense>
  );
  return (
    <Boundary at={at} instead={instead}>
      {children}
    </Boundary>
  );
}

function FrameDialogs() {
  const open = useOpenDialog();
  return (
    <FrameErrorBoundary at={open} dialog={open}>
      <DialogHost dialogs={renterDialogs} />
    </FrameErrorBoundary>
  );
}

/** Renders the screen of the current path in a widget's frame: without header, footer and landlord screens. */
export function FrameApp() {
  const location = useLocation();
  const { name } = useBrand();
  useEffect(replayEarlyEvents, []);
  return (
    <ScreensProvider value={frameScreens}>
      <AnchorProvider value={FrameLink}>
        <BeginRenter begin={initialRenter} />
        <OfflineBanner />
        <main id="content" tabIndex={-1} aria-label={`Homes by ${name}`}>
          <FrameErrorBoundary at={location}>
            <CurrentScreen />
          </FrameErrorBoundary>
        </main>
        <FrameFooter />
        <FocusOnNavigation />
        <FrameDialogs />
        <div className={css.notices}>
          <Notices />
        </div>
        <ReportToHost />
        <ReportMatches />
        <HandleHostMessages />
      </AnchorProvider>
    </ScreensProvider>
  );
}
