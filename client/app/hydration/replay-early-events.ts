import type { EarlyClicks } from './early-events.ts';

declare global {
  interface Window {
    earlyTaps?: EarlyClicks;
  }
}

/**
 * The page answers from now on: what was tapped last before it could is tapped again. Call it once it is hydrated. Said on
 * <html> too, for programs that work the page.
 */
export function replayEarlyEvents(): void {
  document.documentElement.setAttribute('data-alive', '');
  const early = window.earlyTaps;
  delete window.earlyTaps;
  early?.stop();
  if (early?.last?.isConnected) early.last.click();
}
