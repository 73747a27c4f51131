import lighthouse, { type Flags } from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright-core';
import {
  DRAFT_KEY,
  emptyDraft,
  serializeDraft,
  TAB_KEY,
  type NamedDraft,
} from '../../client/features/posting/draft/persistence/stored-draft.ts';
import { DEMO_LANDLORD } from '../../demo/listings/demo-landlord.ts';
import { APARTMENT } from '../../domain/options/property-types.ts';
import { chromePath } from '../../tests/setup/chrome.ts';
import { freePort } from '../../tests/setup/free-ports.ts';
import { RestClient } from '../../tests/setup/rest-client.ts';
import { answers, createFolder, startProcess } from '../harness/servers.ts';

/** Lighthouse's audits by our figures: milliseconds, but CLS. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  speedIndex: 'speed-index',
  cls: 'cumulative-layout-shift',
} as const;
/** Scores of 100. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type AuditFigure = keyof typeof AUDITS | (typeof CATEGORIES)[number] | 'machineSpeed';
export interface AuditResult extends Record<AuditFigure, number> {
  /** Audits that cost a point in accessibility, best practices or SEO. */
  failed: string[];
}

/** Who opens a page: somebody who has just chosen a property type, or the demo landlord with a dozen listings. */
export type Visitor = 'writing' | 'landlord';

const SWITCHES =
  '--headless=new --no-sandbox --disable-gpu --no-first-run --disable-extensions --disable-background-networking --disable-component-update --disable-sync';

/** Stores a draft as the one that each page of a browser is writing. */
export async function storeDraft(context: BrowserContext, draft: NamedDraft): Promise<void> {
  const items = [DRAFT_KEY, serializeDraft(draft, Date.now()), TAB_KEY, draft.draftId] as const;
  await context.addInitScript(([draftKey, saved, tabKey, draftId]) => {
    localStorage.setItem(draftKey, saved);
    sessionStorage.setItem(tabKey, draftId);
  }, items);
}

/** Makes the browser on this port a visitor's, as long as `open` is. */
async function prepareBrowser(open: AsyncDisposableStack, visitor: Visitor, port: number, url: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  open.defer(() => browser.close());
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  if (visitor === 'writing') return storeDraft(context, { ...emptyDraft(crypto.randomUUID()), type: APARTMENT });
  const client = new RestClient(new URL(url).origin);
  const { email, password } = DEMO_LANDLORD;
  await client.post('/login', { email, password });
  const cookies = client.cookies().matchAll(/([^=; ]+)=([^;]*)/g);
  await context.addCookies([...cookies].map(([, name = '', value = '']) => ({ name, value, url })));
}

type AuditSettings = Flags & { visitor?: Visitor };

/** Runs Lighthouse as a phone in a new browser. */
async function runLighthouse(url: string, { visitor, ...settings }: AuditSettings): Promise<AuditResult> {
  await using open = new AsyncDisposableStack();
  const [port, profile] = [await freePort(), await createFolder(open)];
  const switches = [...SWITCHES.split(' '), `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const chrome = [await chromePath(), ...switches, 'about:blank'];
  await startProcess(open, chrome, answers(`http://127.0.0.1:${port}/json/version`), { stdio: 'ignore' });
  if (visitor) await prepareBrowser(open, visitor, port, url);
  const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES], ...settings };
  const { lhr } = (await lighthouse(url, flags)) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr?.runtimeError?.message}`);
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`);
  const { audits, categories, environment } = lhr;
  const figures = Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit]?.numericValue] as const);
  const missing = figures.filter(([, value]) => value === undefined);
  if (missing.length > 0) throw new Error(`Lighthouse has no ${missing.join(' ')} of ${url}.`);
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const all = Object.fromEntries([...figures, ...scores, ['machineSpeed', environment.benchmarkIndex]]);
  return { ...(all as Record<AuditFigure, number>), failed };
}

/** Audits a page; a browser whose recording failed is no measurement, and another one is tried. */
export async function auditPage(url: string, settings: AuditSettings = {}, attempts = 3): Promise<AuditResult> {
  try {
    return await runLighthouse(url, settings);
  } catch (error) {
    if (attempts === 1) throw error;
    return auditPage(url, settings, attempts - 1);
  }
}
