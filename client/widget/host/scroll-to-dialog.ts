import type { Viewport } from './viewport.ts';

/** Scrolls the top of an opened dialog into view if it is outside of the visible part. Returns the function that stops. */
export function scrollToDialog(seenViewport: () => Viewport | undefined, show: (top: number) => void): () => void {
  const look = () => {
    const open = document.querySelector('dialog[open]');
    const seen = seenViewport();
    if (!open) return false;
    const { top, bottom } = open.getBoundingClientRect();
    if (seen && (top < seen.top || bottom > seen.top + seen.height)) show(Math.max(0, Math.round(top) - 16));
    return true;
  };
  if (look()) return () => undefined;
  const watch = new MutationObserver(() => {
    if (look()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}
