declare global {
  interface Window {
    /** Made by the analytics script of an installation that has one (ANALYTICS_ID). */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Tells analytics of something, if this installation has any. Never personal data. */
export function track(event: string, facts: Record<string, string | number> = {}): void {
  window.dataLayer?.push({ event, ...facts });
}
