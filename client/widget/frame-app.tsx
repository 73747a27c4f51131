import { useEffect } from 'react';
import { comeAlive } from '../come-alive.ts';
import { CurrentScreen } from '../current-screen.tsx';
import { dialogs } from '../dialogs.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FocusOnNavigation } from '../focus-on-navigation.tsx';
import { RouterLink } from '../router-link.tsx';
import { AnchorPart } from '../ui/anchor.tsx';
import { DialogHost } from '../ui/dialog-host.tsx';
import { Notices } from '../ui/notices.tsx';

/** The screen of the address as a widget's frame shows it: without header, footer and the landlord's side. */
export function FrameApp() {
  useEffect(comeAlive, []);
  return (
    <AnchorPart value={RouterLink}>
      <main id="content" tabIndex={-1}>
        <ErrorBoundary>
          <CurrentScreen />
        </ErrorBoundary>
      </main>
      <FocusOnNavigation />
      <DialogHost dialogs={dialogs} />
      <Notices />
    </AnchorPart>
  );
}
