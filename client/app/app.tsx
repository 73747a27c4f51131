import { useEffect, useState } from 'react';
import { persistRenter, useRenter } from '../shared/renter/renter-store.ts';
import { BeginRenter } from '../shared/renter/begin-renter.tsx';
import { useBrand } from './page-info.tsx';
import { CurrentScreen } from './router/current-screen.tsx';
import { Boundary, ErrorBoundary } from './error-boundary.tsx';
import { FocusOnNavigation } from './router/focus-on-navigation.tsx';
import { RouterLink } from './router/router-link.tsx';
import { screens } from './routes.tsx';
import { ScreensProvider } from './router/screens-context.ts';
import { AnchorProvider } from '../components/anchor.tsx';
import { DialogHost, type DialogLoaders } from '../shared/dialogs/dialog-host.tsx';
import { closeDialog, useOpenDialog } from '../shared/dialogs/dialog-store.ts';
import { notify } from '../components/notices/notice-store.ts';
import { Notices } from '../components/notices/notices.tsx';
import { replayEarlyEvents } from '../components/hooks/replay-early-events.ts';
import { loadChunk } from '../components/hooks/load-chunk.ts';
import { OfflineBanner } from '../components/offline-banner.tsx';
import { PageFooter } from './layout/page-footer.tsx';
import { PageHeader } from './layout/page-header.tsx';

/** Closes a dialog whose file could not be loaded, and says so; the focus returns to what opens it again. */
function failDialog(): void {
  closeDialog();
  // Browsers remember a failed file until the page is loaded again.
  notify("This didn't load.", { action: { label: 'Reload', run: () => location.reload() } });
}

function DialogFailed() {
  useEffect(failDialog, []);
  return null;
}

/** Renders the open dialog. The list of dialogs comes after the page; when it could not be loaded, opening one retries. */
function SiteDialogs() {
  const open = useOpenDialog();
  const [dialogs, setDialogs] = useState<DialogLoaders | null>(null);
  useEffect(() => {
    if (dialogs) return;
    loadChunk(() => import('./dialog-loaders.ts')).then(
      ({ dialogLoaders }) => setDialogs(dialogLoaders),
      () => open && failDialog(),
    );
  }, [dialogs, open]);
  return (
    <Boundary at={open} instead={() => <DialogFailed />}>
      {dialogs && <DialogHost dialogs={dialogs} />}
    </Boundary>
  );
}

/** The frame that stays, and the screen of the address in it. */
export function App() {
  const brand = useBrand();
  const { shortlist } = useRenter();
  // The effects of all that is in it have run by then.
  useEffect(replayEarlyEvents, []);
  return (
    <ScreensProvider value={screens}>
      <AnchorProvider value={RouterLink}>
        <BeginRenter begin={persistRenter} />
        <PageHeader brandName={brand.name} shortlisted={shortlist.length} />
        <OfflineBanner />
        <main id="content" tabIndex={-1}>
          <ErrorBoundary>
            <CurrentScreen />
          </ErrorBoundary>
        </main>
        <PageFooter brandName={brand.name} />
        <FocusOnNavigation />
        <SiteDialogs />
        <Notices />
      </AnchorProvider>
    </ScreensProvider>
  );
}
