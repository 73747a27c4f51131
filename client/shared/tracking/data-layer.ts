declare global {
  interface Window {
    /** Exists where an installation has its own analytics (ANALYTICS_ID): `client/shared/tracking/analytics.ts`. */
    dataLayer?: object[];
    /** The function of a tag; a container reads `dataLayer` itself. */
    gtag?: (...args: unknown[]) => void;
  }
}

/** Sends an event to the installation's analytics, if any. Never personal data. */
export function pushToDataLayer(event: string, facts: Record<string, string | number> = {}): void {
  if (window.gtag) window.gtag('event', event, facts);
  else window.dataLayer?.push({ event, ...facts });
}
