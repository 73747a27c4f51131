import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import type { FieldErrors } from '../../../domain/field-errors.ts';

/** How calls of one kind go wrong: no answer, a status without words of ours, a refusal of these fields, another answer. */
export type Failure = 'unreachable' | { status: number } | { refused: FieldErrors } | { answered: object };

/**
 * Where a journey happens: the built product with its server, or the same client on the mocked schema. A journey knows
 * no more of it than this, so what it tries is tried on both.
 */
export interface Site {
  /** http://localhost:PORT, without a slash at its end. */
  url: string;
  browser: Browser;
  /** What its own machinery says on the console, which is no complaint about the client. */
  noise?: RegExp;
  /** Waits until a page that has just been loaded can be worked. */
  ready(page: Page): Promise<void>;
  /** Calls of this operation (`Login`; `upload` is the one that is none) go wrong in this page until they are mended. */
  fail(page: Page, operation: string, failure: Failure): Promise<unknown>;
  restore(page: Page): Promise<unknown>;
  stop(): Promise<void>;
}

/** A journey asks for its site when it runs, for it is started then. */
export type GetSite = () => Site;

/** A page of somebody who has a browser of their own. */
export interface VisitorPage {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about. */
  complaints: string[];
}

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };
export const devices = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const;
/** The product is tried on both devices, its twin on mocks on the phone alone; on both with FULL=1. */
export const mockedDevices = process.env['FULL'] === '1' ? devices : devices.slice(0, 1);

/** Opens a path; waits until it can be worked. */
export async function goTo({ url, ready }: Site, page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await ready(page);
}

/** Somebody new, with nothing kept from before, arrives at this path. Calm, and with a phone, unless asked otherwise. */
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
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  onTestFailed(async () => {
    const shown = await page.locator('body').innerText({ timeout: 1000 }).catch(String);
    console.error('It was at', page.url(), complaints, shown.slice(0, 1500));
  });
  await goTo(site, page, path);
  return { page, context, complaints };
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

export const fitsTheWindow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** All that the client keeps in this page's storages, as one text; a mocked world is kept there too, under its own name. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage))
      .filter(([name]) => !name.startsWith('mock-'))
      .join('\n'),
  );
