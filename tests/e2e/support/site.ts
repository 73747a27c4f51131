import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import { FULL } from '../../setup/full.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';

/** How calls of an operation fail: no response, a status without our text, field errors, or another response. */
export type Failure = 'unreachable' | { status: number } | { refused: FieldErrors } | { answered: object };

/**
 * The site on which a journey runs: the built product with its server, or the same client on the mocked schema. A
 * journey uses nothing else of it, so each journey is tested on both.
 */
export interface Site {
  /** http://localhost:PORT, without a trailing slash. */
  url: string;
  browser: Browser;
  /** Console output of the site's own tooling, which does not count as a client error. */
  noise?: RegExp;
  /** Waits until a newly loaded page is interactive. */
  ready(page: Page): Promise<void>;
  /**
   * Makes calls of this operation (`Login`; also `upload`, which is not a GraphQL operation) fail in this page until
   * repaired.
   */
  fail(page: Page, operation: string, failure: Failure): Promise<unknown>;
  restore(page: Page): Promise<unknown>;
  /** Returns what its server has printed. */
  output?(): string;
  stop(): Promise<void>;
}

/** Returns the site; a function because the site starts only when the journey runs. */
export type GetSite = () => Site;

/** A page in a browser context of its own. */
export interface VisitorPage {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings that the browser logged. */
  complaints: string[];
}

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };
const allDevices = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const;
/** A journey is tested on a phone, and in full on a desk too. */
export const devices = FULL ? allDevices : allDevices.slice(0, 1);

/** Opens a path and waits until the page is interactive. */
export async function goTo({ url, ready }: Site, page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await ready(page);
}

/** Opens this path as a new visitor with empty storage. Reduced motion and a phone viewport unless specified otherwise. */
export async function openAsVisitor(
  site: Site,
  path: string,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<VisitorPage> {
  const context = await site.browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', ...options });
  await prepare(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!site.noise?.test(text)) complaints.push(text);
  };
  context.on('weberror', (error) => complain(`${error.error().message} at ${error.page()?.url()}`));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  const calls = listCalls(page);
  onTestFailed(async ({ task }) => {
    const shown = await page.locator('body').innerText({ timeout: 1000 }).catch(String);
    const [failure] = task.result?.errors ?? [];
    const lines = [
      `It was at ${page.url()} and showed:`,
      shown.slice(0, 4000),
      'Console:',
      ...complaints,
      'Calls:',
      ...calls,
      'Server:',
      site.output?.().slice(-3000) ?? 'none',
    ];
    // In the error, because a report's summary leaves out what is printed.
    if (failure) failure.message += `\n${lines.join('\n')}`;
  });
  await goTo(site, page, path);
  return { page, context, complaints };
}

/** Collects the page's POSTs as `12:30:05.123 HideListing 200`, with the start of a response that has errors. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  const add = (request: Request, outcome: string) => {
    const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    calls.push(`${new Date().toISOString().slice(11, 23)} ${operation ?? new URL(request.url()).pathname} ${outcome}`);
  };
  const isPost = (request: Request) => request.method() === 'POST';
  page.on('request', (request) => isPost(request) && add(request, 'sent'));
  page.on('requestfailed', (request) => isPost(request) && add(request, request.failure()?.errorText ?? 'failed'));
  page.on('response', async (response) => {
    if (!isPost(response.request())) return;
    const text = await response.text().catch(String);
    add(response.request(), `${response.status()} ${/"(errors|message)"/.test(text) ? text.slice(0, 300) : ''}`);
  });
  return calls;
}

/**
 * Waits until a page that the server rendered answers everywhere: its scripts load after the first frame, and those of
 * lazy parts later. Until then a click on a link loads its page anew, without the state that the link has.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.hasAttribute('data-alive') &&
      // The map's own controls are not React's.
      [...document.querySelectorAll(':is(a, button, input, select, textarea):not(.leaflet-container *)')].every(
        (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
  );
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

export const fitsTheWindow = async (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/**
 * Returns everything that the client stores in this page's storages as one text; mock data is stored there too, under
 * its own name.
 */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage))
      .filter(([name]) => !name.startsWith('mock-'))
      .join('\n'),
  );
