import { browserLink } from '../graphql/browser-link.ts';
import { App } from './app.tsx';
import { screens } from './routes.tsx';
import { startPage, type PageStart } from './start-page.tsx';
import { isTrackingAllowed } from '../shared/tracking/tracking-consent.ts';

/** The operator's own counting; the page does not wait for it, and does without it. */
async function loadAnalytics(script: string): Promise<void> {
  const loaded = await import('../shared/tracking/analytics.ts').catch(() => undefined);
  loaded?.startAnalytics(script);
}

/** Starts the client of a page of the site, at `/` or where a static site was built for. */
export async function startClient(start: PageStart): Promise<void> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  await startPage(start, { link: browserLink(), screens, base, app: <App /> });
  const { analytics } = start.boot;
  if (analytics !== undefined && isTrackingAllowed()) void loadAnalytics(analytics);
}
