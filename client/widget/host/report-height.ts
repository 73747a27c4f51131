/** Pixels between a dialog and the frame's end. */
const MARGIN = 16;

/** Returns the height of a frame's content in pixels: the page, including an overflowing list, and an open dialog. */
function contentHeight(page: Document = document): number {
  const root = page.getElementById('root');
  const dialog = page.querySelector('dialog[open]')?.getBoundingClientRect();
  // A dialog's position is relative to the viewport, which never scrolls in a frame.
  return Math.ceil(Math.max(root?.scrollHeight ?? 0, dialog ? dialog.bottom + MARGIN : 0));
}

/**
 * Reports the height of the content on each change, never the same twice: a host page that responds with another frame
 * height gets no new message, which prevents a loop. Nothing in a frame may depend on the viewport's height (`--window`
 * in app/theme/tokens.css). Returns the function that stops.
 */
export function reportHeight(tell: (height: number) => void, page: Document = document): () => void {
  let told = 0;
  let waiting = false;
  const measure = () => {
    waiting = false;
    const height = contentHeight(page);
    if (height === told) return;
    told = height;
    tell(height);
  };
  // Not requestAnimationFrame: browsers pause it in frames far below the viewport, whose height is needed all the same.
  const soon = () => {
    if (!waiting) queueMicrotask(measure);
    waiting = true;
  };
  const sizes = new ResizeObserver(soon);
  const root = page.getElementById('root');
  if (root) sizes.observe(root);
  const parts = new MutationObserver(soon);
  parts.observe(page.body, { childList: true, subtree: true, attributes: true, characterData: true });
  // Loaded images and fonts change sizes without changing the DOM.
  page.addEventListener('load', soon, true);
  soon();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    page.removeEventListener('load', soon, true);
  };
}
