/** Addresses that hold a secret or an e-mail: whoever learned the address could use it. */
const SECRET = /^\/(password|unsubscribe|account\/email|login\/confirm)\//i;

/**
 * Loads the operator's analytics, once a page is shown and idle. Never on an address that holds a secret: such a script
 * reports the address it stands on.
 */
export function startAnalytics(script: string, path: string = location.pathname): void {
  if (SECRET.test(path)) return;
  const layer = (window.dataLayer ??= []);
  const id = new URL(script).searchParams.get('id') ?? '';
  if (id.startsWith('GTM-')) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else {
    // Its script knows its calls by their being `arguments`; an array would be passed over.
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
