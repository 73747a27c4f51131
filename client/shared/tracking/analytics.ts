import { allNotices, notify, onNotices } from '../../components/notices/notice-store.ts';
import { safeStorage } from '../../graphql/safe-storage.ts';

/** The visitor's answer: `allowed` or `declined`. */
export const ANALYTICS_KEY = 'analytics';
const QUESTION = 'May we count visits with Google Analytics? It sets cookies.';

/** Paths that contain a secret or an email address, which must not be disclosed. */
const SECRET = /^\/((password|alert|unsubscribe|account\/email|login\/confirm)\/|group\b)/i;

/** Loads the operator's analytics if the visitor allows it; asks once. Never on a path with a secret: it tells URLs. */
export function startAnalytics(script: string, path: string = location.pathname): void {
  if (SECRET.test(path)) return;
  const storage = safeStorage();
  const answer = storage.getItem(ANALYTICS_KEY);
  if (answer === 'allowed') return load(script);
  if (answer !== null) return;
  const allow = () => {
    storage.setItem(ANALYTICS_KEY, 'allowed');
    load(script);
  };
  const id = notify(QUESTION, { stays: true, action: { label: 'Allow', run: allow } });
  const stop = onNotices(() => {
    if (allNotices().some((notice) => notice.id === id)) return;
    stop();
    if (storage.getItem(ANALYTICS_KEY) === null) storage.setItem(ANALYTICS_KEY, 'declined');
  });
}

function load(script: string): void {
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
