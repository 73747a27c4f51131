import type { Viewport } from './viewport.ts';

/** Once a dialog stands: brings its top into view where it stands above or below what is seen. Answers how to stop. */
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
