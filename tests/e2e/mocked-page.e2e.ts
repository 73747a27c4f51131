import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveFolder } from '../../scripts/build/static-site.ts';
import { launchChrome } from '../setup/chrome.ts';
import { buildDemo, serveDemo } from '../setup/demo-site.ts';
import { logIn } from './support/posting-page.ts';
import { itInFull } from '../setup/full.ts';

/** How the mocked client boots, persists its data and shares it between tabs, in a real browser on the built demo. */
let browser: Browser;
let demo: Awaited<ReturnType<typeof serveDemo>>;
let context: BrowserContext;
const problems: string[] = [];
/** Console output that the page of this test is expected to produce. It may arrive after the call that caused it has failed. */
let foreseen: RegExp | undefined;

beforeAll(async () => {
  [browser, demo] = await Promise.all([launchChrome(), serveDemo()]);
});
afterAll(async () => {
  await browser.close();
  await demo.stop();
});
beforeEach(async () => {
  problems.length = 0;
  foreseen = undefined;
  context = await browser.newContext();
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
});
afterEach(async () => {
  await context.close();
  expect(problems.filter((problem) => !foreseen?.test(problem))).toEqual([]);
});

async function ready(page: Page): Promise<void> {
  const stands = page.waitForFunction(() =>
    ['ready', 'failed'].includes(document.documentElement.dataset['mocked'] ?? ''),
  );
  await stands;
  expect(await page.evaluate(() => document.documentElement.dataset['mockedError'])).toBeUndefined();
}

async function open(path: string, site = demo.url): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site + path);
  await ready(page);
  return page;
}

async function logInThere(page: Page): Promise<void> {
  await logIn(page);
  await page.waitForURL('**/advertising-home');
  await page.getByRole('heading', { level: 1, name: 'Your listings' }).waitFor();
}

/** Uploads an image as the client does and returns the reported progress events. */
const uploadIn = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 600);
    canvas.getContext('2d')?.fillRect(0, 0, 800, 600);
    const picture = await canvas.convertToBlob({ type: 'image/jpeg' });
    const form = new FormData();
    form.append('file', new File([picture], 'front.jpg', { type: 'image/jpeg' }));
    const request = new XMLHttpRequest();
    const progress: number[] = [];
    request.upload.addEventListener('progress', ({ loaded, total }) => progress.push(loaded / total));
    request.open('POST', '/api/images-upload');
    request.responseType = 'json';
    request.setRequestHeader('X-XSRF-TOKEN', /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
    const answered = new Promise((done) => {
      request.onloadend = done;
    });
    request.send(form);
    await answered;
    const { data } = request.response as { data: { large: string } };
    const shown = new Image();
    shown.src = data.large;
    await shown.decode();
    return { status: request.status, progress, width: shown.naturalWidth, path: data.large };
  });

describe('a mocked page', () => {
  it('renders a screen, its title and its listings with static files alone', async () => {
    const page = await open('/college/ohio-state-university-main-campus');
    await expect.poll(() => page.title()).toBe('Off-campus housing near Ohio State University');
    await page.locator('img').first().waitFor();
    await expect.poll(() => page.getByText('Demo: listings, people and payments are made up').count()).toBe(1);
  });

  it('supports back and forward navigation, and shows that an unknown URL was not found', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'How it works' }).first().click();
    await page.waitForURL('**/how-to-use');
    await page.goBack();
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto(`${demo.url}/there/is/nothing`);
    await ready(page);
    expect(await page.locator('h1').textContent()).toContain('find that page');
  });

  it('keeps its data over reloads, hard ones too, until it is reset', async () => {
    const page = await open('/login');
    await logInThere(page);
    const { path } = await uploadIn(page);
    const session = await context.newCDPSession(page);
    for (const ignoreCache of [false, true, true, false]) {
      await page.evaluate(() => (document.documentElement.dataset['before'] = ''));
      await session.send('Page.reload', { ignoreCache });
      await page.waitForFunction(() => document.documentElement.dataset['before'] === undefined);
      await ready(page);
      await expect.poll(() => page.title()).toBe('Your listings');
      // Losing the session in the mock data would have deleted its cookie.
      expect(await page.evaluate(() => document.cookie)).toContain('session=');
    }
    expect(await page.evaluate(async (at) => (await fetch(at)).headers.get('content-type'), path)).toBe('image/jpeg');
    await page.getByRole('button', { name: /Scenarios/ }).click();
    await page.getByRole('button', { name: 'Reset the demo data' }).click();
    await page.waitForURL(`${demo.url}/`);
    await ready(page);
    expect(await page.evaluate(() => document.cookie)).not.toContain('session=');
  });

  itInFull('responds in a tab that was opened while the worker of the first tab was unregistering', async () => {
    const first = await open('/how-to-use');
    // The worker unregisters itself when its only page is closed or reloaded; the next page may open in between.
    await first.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
    const second = await open('/college/ohio-state-university-main-campus');
    await second.getByRole('heading', { level: 1, name: /Ohio State University/ }).waitFor();
    expect(await second.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });

  itInFull('opens beside a page that no longer responds', async () => {
    const deaf = await context.newPage();
    await deaf.addInitScript(() =>
      navigator.serviceWorker.addEventListener('message', (event) => {
        if (document.documentElement.dataset['mocked'] === 'ready') event.stopImmediatePropagation();
      }),
    );
    await deaf.goto(demo.url);
    await ready(deaf);
    const beside = await open('/how-to-use');
    await expect(beside.title()).resolves.not.toBe('');
  });

  itInFull(
    'shares its data with other tabs: a contact request sent in one appears on the dashboard of the other',
    async () => {
      const dashboard = await open('/login');
      await logInThere(dashboard);
      const leads = () => dashboard.evaluate(() => document.querySelector('[role=status]')?.textContent ?? '');
      expect(await leads()).not.toContain('New lead');
      const student = await open('/');
      const sent = await student.evaluate(async () => {
        const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
        const ask = async (query: string, variables: object = {}) => {
          const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
          const answer = await fetch('/graphql', {
            method: 'POST',
            headers,
            body: JSON.stringify({ query, variables }),
          });
          return (await answer.json()) as { data: Record<string, { id: string; hidden: boolean }[]> };
        };
        const mine = await ask('{ myListings { id } }');
        const outcomes = [];
        for (const { id } of mine.data['myListings'] ?? [])
          outcomes.push(
            await ask(
              `mutation Reply($id: ID!) { sendReply(reply: { housingId: $id, firstName: "Quinn", lastName: "Abroad",
               email: "quinn@student.example", phone: "6145550142", message: "Is it free in May?" }) { __typename } }`,
              { id },
            ),
          );
        return JSON.stringify(outcomes);
      });
      expect(sent).toContain('LeadSent');
      await dashboard.getByText(/New lead: Quinn Abroad/).waitFor();
    },
  );
});

describe('a scenario', () => {
  itInFull('has its own data, storage and clock, and starts over on a reload', async () => {
    const everyday = await open('/login');
    const scenario = await open('/?scenario=dashboard-full');
    await scenario.getByRole('heading', { level: 1, name: 'Your listings' }).waitFor();
    expect(new URL(scenario.url()).pathname).toBe('/advertising-home');
    expect(new URL(scenario.url()).searchParams.get('scenario')).toBe('dashboard-full');
    expect(await scenario.evaluate(() => new Date().toISOString().slice(0, 10))).toBe('2026-09-15');
    await scenario.reload();
    await ready(scenario);
    await scenario.getByRole('heading', { level: 1, name: 'Your listings' }).waitFor();
    expect(await everyday.evaluate(() => document.cookie)).not.toContain('session=');
    expect(await scenario.evaluate(() => localStorage.getItem('mock-world:v1'))).toBeNull();
  });

  it('keeps its name in the URL on every page', async () => {
    const page = await open('/?scenario=matches&panel=off');
    await page.getByRole('link', { name: 'How it works' }).first().click();
    await page.waitForURL((url) => url.pathname === '/how-to-use');
    expect(new URL(page.url()).search).toBe('?scenario=matches&panel=off');
  });

  it('with an unknown name shows that it does not exist', async () => {
    foreseen = /There is no scenario called/;
    const page = await context.newPage();
    const printed = page.waitForEvent('console', (message) => /no-such-thing/.test(message.text()));
    await page.goto(`${demo.url}/?scenario=no-such-thing`);
    await page.waitForSelector('html[data-mocked=failed]');
    expect(await page.locator('main').textContent()).toContain('There is no scenario called no-such-thing.');
    expect((await printed).type()).toBe('error');
  });
});

it('reports the progress of an upload, and shows the image', async () => {
  const page = await open('/?scenario=section-images');
  const { status, progress, width } = await uploadIn(page);
  expect([status, width]).toEqual([200, 800]);
  expect(progress.length).toBeGreaterThan(3);
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

it('shows the offline notice in an offline scenario, and hides it when the connection is back', async () => {
  foreseen = /net::ERR_FAILED/;
  const page = await open('/?scenario=offline');
  await page.getByText("You're offline.").waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await expect(page.evaluate(() => fetch('/api/session'))).rejects.toThrow('Failed to fetch');
});

itInFull('works below a path prefix', async () => {
  const below = await serveDemo('/some/path/');
  try {
    const page = await open('/', below.url);
    await page.getByRole('link', { name: 'How it works' }).first().click();
    await page.waitForURL(`${below.url}/how-to-use`);
    await page.reload();
    await ready(page);
    await page.goto(`${below.url}/college/ohio-state-university-main-campus`);
    await ready(page);
    await expect.poll(() => page.title()).toBe('Off-campus housing near Ohio State University');
    const picture = page.locator('main img').first();
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  } finally {
    // Its images may still be loading.
    await context.close();
    await below.stop();
  }
});

itInFull('unregisters a service worker that another program left on its origin', async () => {
  // Some browsers log that the other program's worker no longer exists.
  foreseen = /fetching the script/;
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-other-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel="icon" href="data:,"><script>navigator.serviceWorker.register("/sw.js", { scope: "/college/" }).catch(() => {})</script>',
  );
  const answersAll = `addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      if (event.request.method === 'POST') event.respondWith(new Response('from another program'));
    });`;
  writeFileSync(join(folder, 'sw.js'), answersAll);
  const other = await serveFolder(folder);
  const page = await context.newPage();
  await page.goto(other.url);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistrations())[0]?.active?.state === 'activated',
  );
  await other.stop();
  const ours = await serveFolder(await buildDemo('/'), { port: Number(new URL(other.url).port) });
  try {
    await page.goto(`${ours.url}/college/ohio-state-university-main-campus`);
    await ready(page);
    await expect.poll(() => page.title()).toBe('Off-campus housing near Ohio State University');
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
    );
    expect(workers).toEqual([`${ours.url}/mockServiceWorker.js`]);
  } finally {
    // Its images may still be loading.
    await context.close();
    await ours.stop();
    rmSync(folder, { recursive: true });
  }
});

it('shows instructions where the browser does not allow service workers', async () => {
  foreseen = /service worker/i;
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto(demo.url);
  await page.waitForSelector('html[data-mocked=failed]');
  const text = await page.locator('main').textContent();
  expect(text).toContain('Browsers allow service workers only at https:// and localhost');
  expect(text).toContain(`Open it at http://localhost:${new URL(demo.url).port}`);
});
