/** Room that a dialog keeps to the frame's end. */
const MARGIN = 16;

/** The pixels that a frame's content takes: the page in it, with a list that hangs out, and an open dialog. */
function contentHeight(page: Document = document): number {
  const root = page.getElementById('root');
  const dialog = page.querySelector('dialog[open]')?.getBoundingClientRect();
  // A dialog's place is the window's, which in a frame never scrolls.
  return Math.ceil(Math.max(root?.scrollHeight ?? 0, dialog ? dialog.bottom + MARGIN : 0));
}

/**
 * Tells the height of the content whenever it has changed, never the same twice: a page around that answers by another
 * height of the frame hears nothing new, so nothing goes round. Nothing in a frame may be measured by the window's height
 * (`--window` in ui/tokens.css). Answers how to stop.
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
  // Not the next frame drawn: browsers draw none of what is far below the window, and ask for its height all the same.
  const soon = () => {
    if (!waiting) queueMicrotask(measure);
    waiting = true;
  };
  const sizes = new ResizeObserver(soon);
  const root = page.getElementById('root');
  if (root) sizes.observe(root);
  const parts = new MutationObserver(soon);
  parts.observe(page.body, { childList: true, subtree: true, attributes: true, characterData: true });
  // Pictures and letters that arrive change sizes without changing parts.
  page.addEventListener('load', soon, true);
  soon();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    page.removeEventListener('load', soon, true);
  };
}
