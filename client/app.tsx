import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { persistRenter, useRenter } from './apollo/renter-store.ts';
import { useBrand } from './boot.tsx';
import { comeAlive } from './come-alive.ts';
import { CurrentScreen } from './current-screen.tsx';
import { dialogs } from './dialogs.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { RouterLink } from './router-link.tsx';
import { screens } from './routes.tsx';
import { ScreensProvider } from './screens.ts';
import { AnchorPart } from './ui/anchor.tsx';
import { DialogHost } from './ui/dialog-host.tsx';
import { Notices } from './ui/notices.tsx';
import { OfflineBar } from './ui/offline-bar.tsx';
import { PageFooter } from './ui/page-footer.tsx';
import { PageHeader } from './ui/page-header.tsx';

/** After hydration, for the server rendered a renter who has said nothing; and, as the first, before the screens' own effects. */
function Remember() {
  const { cache } = useApolloClient();
  useEffect(() => persistRenter(cache), [cache]);
  return null;
}

/** The frame that stays, and the screen of the address in it. */
export function App() {
  const brand = useBrand();
  const { shortlist } = useRenter();
  // The effects of all that is in it have run by then.
  useEffect(comeAlive, []);
  return (
    <ScreensProvider value={screens}>
      <AnchorPart value={RouterLink}>
        <Remember />
        <PageHeader brandName={brand.name} shortlisted={shortlist.length} />
        <OfflineBar />
        <main id="content" tabIndex={-1}>
          <ErrorBoundary>
            <CurrentScreen />
          </ErrorBoundary>
        </main>
        <PageFooter brandName={brand.name} />
        <FocusOnNavigation />
        <DialogHost dialogs={dialogs} />
        <Notices />
      </AnchorPart>
    </ScreensProvider>
  );
}
