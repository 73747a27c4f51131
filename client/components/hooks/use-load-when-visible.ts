import { useEffect, useState } from 'react';
import { useRequestedModule } from './use-lazy-module.ts';

/** How far below the window something may be when it begins to load. */
const ROOT_MARGIN = '200px';

const whenIdle = (work: () => void): void => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 1);
};

/** Loads a part once its frame is visible and the browser idle; a hidden frame never is. A failure can be retried. */
export function useLoadWhenVisible<Part>(load: () => Promise<Part>) {
  const [frame, setFrame] = useState<Element | null>(null);
  const requested = useRequestedModule(load);
  const { retry: fetchPart } = requested;
  useEffect(() => {
    if (!frame || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        whenIdle(fetchPart);
      },
      { rootMargin: ROOT_MARGIN },
    );
    watch.observe(frame);
    return () => watch.disconnect();
  }, [frame, fetchPart]);
  return { frame: setFrame, ...requested };
}
