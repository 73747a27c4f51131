const GOOGLE = 'https://www.googletagmanager.com';

/** The Content-Security-Policy sources that analytics requires, when the operator enables it. */
export const ANALYTICS_SOURCES = {
  script: [GOOGLE],
  connect: [GOOGLE, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: [GOOGLE, 'https://*.google-analytics.com'],
};

/** Returns the script URL of an ID: a tag container (GTM-…), or a single tag (G-…). */
export const analyticsScript = (id: string): string =>
  `${GOOGLE}/${id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js'}?id=${id}`;
