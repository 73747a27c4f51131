import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { closeDialog } from './ui/dialog.ts';

/** How long a screen may take to show its heading before the focus goes to the page itself. */
const WAIT_MS = 3000;

/** Moves the focus to the heading of the screen that `from` is no longer: at once, or when its code has come. */
function focusHeading(main: HTMLElement): () => void {
  const attempt = () => {
    const heading = main.querySelector('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (attempt()) return () => {};
  const watch = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), WAIT_MS);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(main, { childList: true, subtree: true });
  return stop;
}

/**
 * What the browser does at a new page, for screens of one page: the focus goes to the heading, the window to the top
 * (back and forward keep their place), an open dialog closes. A change of the query alone is still the same screen.
 */
export function FocusOnNavigation() {
  const { pathname, search } = useLocation();
  const how = useNavigationType();
  const before = useRef({ pathname, search });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search };
    if (last.pathname === pathname && last.search === search) return;
    if (how !== 'POP') window.scrollTo(0, 0);
    if (last.pathname === pathname) return;
    closeDialog();
    const main = document.getElementById('content');
    return main ? focusHeading(main) : undefined;
  }, [pathname, search, how]);
  return null;
}
