/** What of a frame is on the screen, in its own pixels. */
interface View {
  top: number;
  height: number;
}

/**
 * Tells what of a frame is on the screen when that has changed, at most once a drawn frame.
 * @returns to look now, and tell if it differs; `again` tells it even if not.
 */
export function watchView(frame: Element, signal: AbortSignal, tell: (view: View) => void): (again?: boolean) => void {
  let told = '';
  let waiting = false;
  const look = () => {
    waiting = false;
    const { top, bottom } = frame.getBoundingClientRect();
    const view = { top: Math.max(0, -top), height: Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) };
    const now = `${view.top} ${view.height}`;
    if (now !== told) tell(view);
    told = now;
  };
  const soon = () => {
    if (!waiting) requestAnimationFrame(look);
    waiting = true;
  };
  addEventListener('resize', soon, { signal });
  // Captured, because a frame may stand in a part of the page that scrolls by itself.
  addEventListener('scroll', soon, { signal, capture: true, passive: true });
  return (again) => {
    if (again) told = '';
    soon();
  };
}
