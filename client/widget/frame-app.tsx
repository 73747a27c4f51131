import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { comeAlive } from '../come-alive.ts';
import { CurrentScreen } from '../current-screen.tsx';
import { FocusOnNavigation } from '../focus-on-navigation.tsx';
import { useLocation } from '../router.tsx';
import { ScreensProvider } from '../screens.ts';
import { AnchorPart } from '../ui/anchor.tsx';
import { useOpenDialog } from '../ui/dialog.ts';
import { DialogHost } from '../ui/dialog-host.tsx';
import { Notices } from '../ui/notices.tsx';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { beginRenter } from './begin-renter.ts';
import { FrameBoundary } from './frame-boundary.tsx';
import { frameDialogs } from './frame-dialogs.ts';
import { FrameFoot } from './frame-foot.tsx';
import { FrameLink } from './frame-link.tsx';
import { frameScreens } from './frame-screens.ts';
import { ListenToHost } from './listen-to-host.tsx';
import { TellHost } from './tell-host.tsx';
import { TellMatches } from './tell-matches.tsx';
import './frame.css';
import css from './frame.module.css';

/** For as long as this page lives: a frame keeps nothing of its renter in the browser (K44). */
function BeginRenter() {
  const { cache } = useApolloClient();
  useEffect(() => beginRenter(cache), [cache]);
  return null;
}

function FrameDialogs() {
  const open = useOpenDialog();
  return (
    <FrameBoundary at={open} dialog={open}>
      <DialogHost dialogs={frameDialogs} />
    </FrameBoundary>
  );
}

/** The screen of the address as a widget's frame shows it: without header, footer and the landlord's side. */
export function FrameApp() {
  const location = useLocation();
  useEffect(comeAlive, []);
  return (
    <ScreensProvider value={frameScreens}>
      <AnchorPart value={FrameLink}>
        <BeginRenter />
        <OfflineBar />
        <main id="content" tabIndex={-1}>
          <FrameBoundary at={location}>
            <CurrentScreen />
          </FrameBoundary>
        </main>
        <FrameFoot />
        <FocusOnNavigation />
        <FrameDialogs />
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
