import { Route, Routes, useLocation, useParams } from 'react-router';
import { useRenter } from './apollo/renter-store.ts';
import { useBrand } from './boot.tsx';
import { dialogs } from './dialogs.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { NavigateAway } from './navigate-away.tsx';
import type { Page } from './page.tsx';
import { RouterLink } from './router-link.tsx';
import { screens } from './routes.tsx';
import type { Screen } from './screen.ts';
import { AnchorPart } from './ui/anchor.tsx';
import { DialogHost } from './ui/dialog-host.tsx';
import { Notices } from './ui/notices.tsx';
import { OfflineBar } from './ui/offline-bar.tsx';
import { PageFooter } from './ui/page-footer.tsx';
import { PageHeader } from './ui/page-header.tsx';

/** A screen that may send its visitor on; the server has asked it already. */
function Redirecting({ to, page: Page }: { to: NonNullable<Screen['redirect']>; page: Page }) {
  const params = useParams();
  const target = to({ params, search: new URLSearchParams(useLocation().search) });
  return target === null ? <Page /> : <NavigateAway to={target} />;
}

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
            {screens.map(({ path, page: Page, redirect }) => (
              <Route key={path} path={path} element={redirect ? <Redirecting to={redirect} page={Page} /> : <Page />} />
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
