import type { Page } from 'playwright-core';
import { toErrorList } from '../../../domain/field-errors.ts';
import { launchChrome } from '../../setup/chrome.ts';
import { serveDemo } from '../../setup/demo-site.ts';
import type { Failure, Site } from './site.ts';

/** Replacement for a response. */
type Instead = { status?: number; data?: object };

declare global {
  interface Window {
    /** Replacements by operation; undefined until the first call is to fail. */
    failing?: Record<string, Instead>;
  }
}

const insteadOf = (failure: Failure): Instead => {
  if (failure === 'unreachable') return {};
  if ('status' in failure) return failure;
  return {
    data: 'answered' in failure ? failure.answered : { __typename: 'Invalid', errors: toErrorList(failure.refused) },
  };
};

/** Makes calls of this page fail before they reach the service worker, whose responses Playwright's routes do not intercept. */
function failInPage({ operation, instead }: { operation: string; instead: Instead }): void {
  if (window.failing) {
    window.failing[operation] = instead;
    return;
  }
  const failing: Record<string, Instead> = { [operation]: instead };
  window.failing = failing;
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const sent =
      typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName: string; query: string }) : null;
    const found = sent && failing[sent.operationName];
    if (!found) return fetch(input, init);
    if (found.status !== undefined) return new Response('<h1>No</h1>', { status: found.status });
    if (found.data) return Response.json({ data: { [/\{\s*(\w+)/.exec(sent.query)?.[1] ?? '']: found.data } });
    throw new TypeError('Failed to fetch');
  };
  const { open } = XMLHttpRequest.prototype;
  // A request to a port with no listener gets no response.
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    open.call(this, method, failing['upload'] ? 'http://127.0.0.1:9/' : url, true);
  };
}

/** Starts the static site of the mocked client; its default data belongs to a browser context, as it does to a user's browser. */
export async function startMockedSite(): Promise<Site> {
  const [browser, demo] = await Promise.all([launchChrome(), serveDemo()]);
  return {
    url: demo.url,
    browser,
    // A page that navigates away at once interrupts the service worker's update check.
    noise: /Failed to update a ServiceWorker/,
    ready: async (page) => {
      const { mocked, mockedError } = await page
        .waitForFunction(() => {
          const data = { ...document.documentElement.dataset };
          return data['mocked'] === 'ready' || data['mocked'] === 'failed' ? data : undefined;
        })
        .then((data) => data.jsonValue() as Promise<DOMStringMap>);
      if (mocked !== 'ready') throw new Error(mockedError);
    },
    fail: (page: Page, operation, failure) => page.evaluate(failInPage, { operation, instead: insteadOf(failure) }),
    restore: (page) =>
      page.evaluate(() => Object.keys(window.failing ?? {}).forEach((name) => delete window.failing?.[name])),
    stop: async () => {
      await browser.close();
      await demo.stop();
    },
  };
}
