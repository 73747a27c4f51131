import { useEffect } from 'react';

const ASK = 'Leave without publishing your changes?';

/** Asks before changes are lost: by closing or reloading the page, or by a link to another screen. */
export function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    // before the router sees the click
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hash !== '' || event.button !== 0) return;
      if (window.confirm(ASK)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', unload);
    document.addEventListener('click', click, { capture: true });
    return () => {
      removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [unsaved]);
}
