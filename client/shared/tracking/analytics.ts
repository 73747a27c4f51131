/** Paths that contain a secret or an email address, which must not be disclosed. */
const SECRET = /^\/(password|unsubscribe|account\/email|login\/confirm)\//i;

/**
 * Loads the operator's analytics once a page is rendered and idle. Never on a path with a secret: such a script reports
 * the page's URL.
 */
export function startAnalytics(script: string, path: string = location.pathname): void {
  if (SECRET.test(path)) return;
  const layer = (window.dataLayer ??= []);
  const id = new URL(script).searchParams.get('id') ?? '';
  if (id.startsWith('GTM-')) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else {
    // The tag requires `arguments` objects; it ignores arrays.
    window.gtag = function gtag() {
      layer.push(arguments);
    };
    window.gtag('js', new Date());
    window.gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false });
  }
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  document.head.append(element);
}
