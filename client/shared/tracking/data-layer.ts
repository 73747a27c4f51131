declare global {
  interface Window {
    /** Made where an installation has analytics of its own (ANALYTICS_ID): `client/shared/tracking/analytics.ts`. */
    dataLayer?: object[];
    /** The way in of a tag; a container reads `dataLayer` itself. */
    gtag?: (...said: unknown[]) => void;
  }
}

/** Tells analytics of something, if this installation has any. Never personal data. */
export function pushToDataLayer(event: string, facts: Record<string, string | number> = {}): void {
  if (window.gtag) window.gtag('event', event, facts);
  else window.dataLayer?.push({ event, ...facts });
}
