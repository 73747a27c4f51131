import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { launchChrome } from '../../setup/chrome.ts';
import { startProduct, type RunningProduct } from '../../setup/running-product.ts';

/** URL of the widget in the examples. */
const WRITTEN = 'http://localhost:3000';
const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

interface HostPage {
  html: string;
  headers?: Record<string, string>;
}

/**
 * A partner's web site and the product, cross-site to a browser: 127.0.0.1 and localhost. The partner serves the pages
 * of examples/ and whatever a test writes.
 */
export interface PartnerSite {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  url: string;
  product: RunningProduct;
  browser: Browser;
  /**
   * Adds a page to the partner's site.
   * @returns its URL.
   */
  write(name: string, html: string, headers?: Record<string, string>): string;
  /** Opens the context of a visitor to the partner's site; with `await using` it closes at the end of the test. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext & AsyncDisposable>;
  stop(): Promise<void>;
}

export async function startPartnerSite(kind: 'whole' | 'touch' = 'whole'): Promise<PartnerSite> {
  const [browser, product] = await Promise.all([launchChrome(kind), startProduct()]);
  const pages = new Map<string, HostPage>();

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const written = pages.get(pathname);
    if (written)
      return void response.writeHead(200, { 'content-type': 'text/html', ...written.headers }).end(written.html);
    try {
      const text = readFileSync(join('examples', normalize(pathname)), 'utf8').replaceAll(WRITTEN, product.url);
      response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' }).end(text);
    } catch {
      response.writeHead(404).end();
    }
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    product,
    browser,
    write: (name, html, headers = {}) => {
      pages.set(`/${name}`, {
        html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>${html}`,
        headers,
      });
      return `${url}/${name}`;
    },
    visitor: async (options) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      return Object.assign(context, { [Symbol.asyncDispose]: () => context.close() });
    },
    stop: async () => {
      await browser.close();
      server.close();
      server.closeAllConnections();
      await product.stop();
    },
  };
}

/** Returns the one-line snippet that a partner pastes, with its link. */
export const snippet = (
  { url }: RunningProduct,
  attributes = 'data-location-type="college" data-location-id="204796"',
) =>
  `<script async src="${url}/widget.js" ${attributes}></script><a id="plain" href="${url}/">Find a home near campus</a>`;

/** Taller than a screen, so that what follows is far below it. */
export const spacer = '<svg width="10" height="4000" aria-hidden="true"></svg><br>';

/** Resolves once the page has painted this many more frames. */
export const waitForFrames = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise((done) => requestAnimationFrame(done));
  }, times);

/** Returns a widget's frame on a page, the first by default, once it is visible: a click on an unpainted frame hits the page. */
export async function shownFrame(page: Page, index = 0): Promise<FrameLocator> {
  const frame = page.locator('iframe').nth(index);
  await frame.waitFor({ state: 'visible' });
  const inside = frame.contentFrame();
  await inside
    .locator('html[data-alive]')
    .evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  return inside;
}

/** Returns the height of a widget's frame on its page and the height of its content. */
export async function heights(page: Page, index = 0): Promise<{ frame: number; content: number; bars: boolean }> {
  const frame = page.locator('iframe').nth(index);
  const content = frame.contentFrame().locator('html');
  const inside = await content.evaluate((html) => ({
    content: document.getElementById('root')?.scrollHeight ?? 0,
    bars: html.scrollHeight > innerHeight + 1 && getComputedStyle(html).overflowY !== 'hidden',
  }));
  return { frame: await frame.evaluate((element) => element.clientHeight), ...inside };
}
