declare global {
  interface Window {
    /** The button that was pressed last and could not answer yet, noted by the page's inline script (early-events.ts). */
    earlyTaps?: { last?: HTMLElement };
  }
}

/** Presses again the button that could not answer, once the part of the page that it is in is hydrated. */
export function replayEarlyClick(): void {
  // Later, for a click may itself make React hydrate what it is in and then answer it.
  setTimeout(() => {
    const last = window.earlyTaps?.last;
    delete window.earlyTaps?.last;
    if (last?.isConnected) last.click();
  });
}

/**
 * Call it once the page is hydrated (lazy parts follow): sets an attribute of <html> for programs that use it. Returns
 * what undoes it, as an effect's cleanup does.
 */
export function replayEarlyEvents(): () => void {
  // React lets no click on a part that is not hydrated through to here: what arrives was answered.
  const forget = () => delete window.earlyTaps?.last;
  document.documentElement.setAttribute('data-alive', '');
  document.addEventListener('click', forget);
  replayEarlyClick();
  return () => document.removeEventListener('click', forget);
}
