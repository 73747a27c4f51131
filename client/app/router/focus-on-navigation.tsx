import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from './router.tsx';
import { closeDialog } from '../../shared/dialogs/dialog-store.ts';

/** How long a screen may take to show its heading before the focus stays where it is. */
const HEADING_TIMEOUT_MS = 3000;

/** Focuses the heading of the coming screen, also of one that replaces it, unless the focus was moved elsewhere. */
function focusHeading(main: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  const attempt = () => {
    const heading = main.querySelector('h1');
    if (!heading || heading === focused) return;
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  attempt();
  const watch = new MutationObserver(() => {
    // What had the focus and is taken away leaves it to the page.
    if (!focused || document.activeElement === document.body) attempt();
  });
  const timer = setTimeout(() => watch.disconnect(), HEADING_TIMEOUT_MS);
  watch.observe(main, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    clearTimeout(timer);
  };
}

/**
 * What the browser does at a new page, for screens of one page: the focus goes to the heading, the window to the top
 * (back and forward keep their place), an open dialog closes. A change of the query alone is still the same screen: who
 * made it in a field goes on there, who pressed a link hears what is there now. A link within the page goes to its part.
 * A query that is replaced only remembers what the page shows already.
 */
export function FocusOnNavigation() {
  const { pathname, search, hash } = useLocation();
  const how = useNavigationType();
  const before = useRef({ pathname, search });
  // Before the effects of the coming screen, which may open one of its own.
  useLayoutEffect(() => closeDialog, [pathname]);
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search };
    if (last.pathname === pathname && (last.search === search || (how === 'POP' && hash))) return;
    if (last.pathname === pathname && how === 'REPLACE') return;
    if (how !== 'POP') window.scrollTo(0, 0);
    // A form that stays on the page of the next address, such as the filters, keeps the focus.
    const keeps = last.pathname === pathname ? '' : '[data-keeps-focus] ';
    if (document.activeElement?.matches(`${keeps}:is(input, select, textarea, button)`)) return;
    const main = document.getElementById('content');
    return main ? focusHeading(main) : undefined;
  }, [pathname, search, hash, how]);
  return null;
}
