import { useEffect } from 'react';
import { blockNavigation, useLocation, useNavigate } from '../../../app/router/router.tsx';
import { openDialog } from '../../../shared/dialogs/dialog-store.ts';

const confirmLeaving = (leave: () => void) =>
  openDialog('notification', {
    title: 'Leave without publishing?',
    message: "Your changes aren't published yet. They'll be lost if you leave this page.",
    button: 'Keep editing',
    other: { label: 'Leave', run: leave },
  });

/** A link that leaves this page in this window; undefined for any other click. */
function isLeavingLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || button !== 0) return undefined;
  if (metaKey || ctrlKey || shiftKey || altKey || (link.target && link.target !== '_self')) return undefined;
  const here = new URL(location.href);
  const there = new URL(link.href, here);
  return there.origin === here.origin && there.pathname === here.pathname && there.hash ? undefined : link;
}

/** Asks before unpublished changes are lost; the router asks first, since React would draw the next screen. */
export function useNavigationBlocker(unsaved: boolean): void {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    if (!unsaved) return;
    let leaving = false;

    const click = (event: MouseEvent) => {
      const link = isLeavingLink(event);
      if (!link || leaving) return;
      event.preventDefault();
      event.stopPropagation();
      confirmLeaving(() => {
        leaving = true;
        link.click();
      });
    };
    const step = () => {
      if (leaving || location.pathname.endsWith(pathname)) return false;
      // The browser is there already: this page takes the step after it, and leaving is then one step back.
      go(pathname + search + hash);
      confirmLeaving(() => {
        leaving = true;
        history.back();
      });
      return true;
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (!leaving) event.preventDefault();
    };
    document.addEventListener('click', click, { capture: true });
    blockNavigation(step);
    addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, { capture: true });
      blockNavigation();
      removeEventListener('beforeunload', unload);
    };
  }, [unsaved, pathname, search, hash, go]);
}
