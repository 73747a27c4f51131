import { Route, Routes } from 'react-router';
import { useRenter } from './apollo/renter-store.ts';
import { useBrand } from './boot.tsx';
import { dialogs } from './dialogs.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { RouterLink } from './router-link.tsx';
import { screens } from './routes.tsx';
import { AnchorPart } from './ui/anchor.tsx';
import { DialogHost } from './ui/dialog-host.tsx';
import { Notices } from './ui/notices.tsx';
import { OfflineBar } from './ui/offline-bar.tsx';
import { PageFooter } from './ui/page-footer.tsx';
import { PageHeader } from './ui/page-header.tsx';

/** The frame that stays, and the screen of the address in it. */
export function App() {
  const brand = useBrand();
  const { shortlist } = useRenter();
  return (
    <AnchorPart value={RouterLink}>
      <PageHeader brandName={brand.name} shortlisted={shortlist.length} />
      <OfflineBar />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary>
          <Routes>
            {screens.map(({ path, page: Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </ErrorBoundary>
      </main>
      <PageFooter brandName={brand.name} />
      <FocusOnNavigation />
      <DialogHost dialogs={dialogs} />
      <Notices />
    </AnchorPart>
  );
}
