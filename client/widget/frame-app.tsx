import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { newRenter } from '../apollo/renter-defaults.ts';
import { writeRenter } from '../apollo/renter-store.ts';
import { comeAlive } from '../come-alive.ts';
import { CurrentScreen } from '../current-screen.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FocusOnNavigation } from '../focus-on-navigation.tsx';
import { ScreensProvider } from '../screens.ts';
import { AnchorPart } from '../ui/anchor.tsx';
import { DialogHost } from '../ui/dialog-host.tsx';
import { Notices } from '../ui/notices.tsx';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { frameDialogs } from './frame-dialogs.ts';
import { FrameFoot } from './frame-foot.tsx';
import { FrameLink } from './frame-link.tsx';
import { frameScreens } from './frame-screens.ts';
import { ListenToHost } from './listen-to-host.tsx';
import { TellHost } from './tell-host.tsx';
import { TellMatches } from './tell-matches.tsx';
import './frame.css';
import css from './frame.module.css';

/** A renter who has said nothing yet, for as long as this page lives: a frame keeps nothing in the browser (K44). */
function BeginRenter() {
  const { cache } = useApolloClient();
  useEffect(() => writeRenter(cache, newRenter), [cache]);
  return null;
}

/** The screen of the address as a widget's frame shows it: without header, footer and the landlord's side. */
export function FrameApp() {
  useEffect(comeAlive, []);
  return (
    <ScreensProvider value={frameScreens}>
      <AnchorPart value={FrameLink}>
        <BeginRenter />
        <OfflineBar />
        <main id="content" tabIndex={-1}>
          <ErrorBoundary>
            <CurrentScreen />
          </ErrorBoundary>
        </main>
        <FrameFoot />
        <FocusOnNavigation />
        <DialogHost dialogs={frameDialogs} />
        <div className={css.notices}>
          <Notices />
        </div>
        <TellHost />
        <TellMatches />
        <ListenToHost />
      </AnchorPart>
    </ScreensProvider>
  );
}
