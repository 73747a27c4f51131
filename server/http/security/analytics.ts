const GOOGLE = 'https://www.googletagmanager.com';

/** What the pages may load and tell when the operator counts visits: the Content-Security-Policy's sources. */
export const ANALYTICS_SOURCES = {
  script: [GOOGLE],
  connect: [GOOGLE, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: [GOOGLE, 'https://*.google-analytics.com'],
};

/** The script of an id: a container of tags (GTM-…), or a single tag (G-…). */
export const analyticsScript = (id: string): string =>
  `${GOOGLE}/${id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js'}?id=${id}`;
