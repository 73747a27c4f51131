import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedSnippet } from '../../domain/widget/embed-snippet.ts';
import { waitForFrames, shownFrame, snippet, startPartnerSite, type PartnerSite } from './support/partner-site.ts';

/** The widget on pages that restrict, break or forge its parts. */
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.stop());

const inBody = (html: string) => `<body>${html}</body>`;
/** Checks that the plain link is what a visitor sees. */
async function linkStays(page: Page): Promise<void> {
  await page.locator('#plain').waitFor({ state: 'visible' });
  expect(await page.locator('iframe:visible').count()).toBe(0);
}

it('stays a plain link without JavaScript', async () => {
  await using context = await site.visitor({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.write('plain.html', inBody(snippet(site.product))));
  await linkStays(page);
});

it('works under a policy that allows it alone, and violates no rule of it', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) broken.push(message.text());
  });
  await page.goto(`${site.url}/strict-csp.html`);
  await (await shownFrame(page)).getByRole('heading').first().waitFor();
  expect(broken).toEqual([]);
});

it('stays a plain link under a policy that forbids its frame, and emits an error', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await page.clock.install();
  const policy = { 'content-security-policy': `frame-src 'none'; script-src ${site.product.url} 'unsafe-inline'` };
  const listens = `<script>addEventListener('nearcampus-widget', () =>
    NearcampusWidget.on('error', ({ message }) => (document.title = message)))</script>`;
  await page.goto(site.write('no-frames.html', inBody(listens + snippet(site.product)), policy));
  await page.waitForFunction(() => window.NearcampusWidget?.widgets[0]?.frame.src);
  await expect
    .poll(async () => {
      await page.clock.runFor(16_000);
      return page.title();
    })
    .toBe("The widget didn't load.");
  await linkStays(page);
  expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(0);
});

it('releases the space of a rejected snippet when it is below the screen, and never when it is visible', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  // Rejected at once, as on any page without an origin: the first is on the screen, the second is not.
  const pasted = (id: number) =>
    embedSnippet({
      choice: { site: 'cr', place: { type: 'college', id }, size: 'full' },
      origin: site.product.url,
      link: { href: `${site.product.url}/`, words: 'Homes' },
    });
  const html = inBody(`${pasted(1)}<svg height="900"></svg>${pasted(2)}<p>after</p>`);
  await page.goto(site.write('refused.html', html, { 'content-security-policy': 'sandbox allow-scripts' }));
  const rooms = () => page.locator('canvas').evaluateAll((all) => all.map((room) => room.closest('[id]')?.id));
  await expect.poll(rooms).toEqual(['housing-cr-college-1']);
  expect(await page.getByRole('link', { name: 'Homes' }).count()).toBe(2);

  // It also stays when scrolled past, because not every browser anchors the scroll position.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitForFrames(page, 3);
  expect(await rooms()).toEqual(['housing-cr-college-1']);
});

it("looks the same whatever the page's styles set for frames", async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  const hostile = `<style>
    @layer base { iframe { display: none !important; } }
    @keyframes away { to { opacity: 0; width: 1px; } }
    iframe, body > *, #x iframe:not(#a#b#c) { display: none !important; visibility: hidden !important; opacity: 0 !important;
      width: 7px !important; height: 9px !important; max-width: 50px !important; max-height: 11px !important;
      transform: rotate(40deg) !important; position: fixed !important; border: 9px solid red !important;
      animation: away 1ms forwards !important; transition: all 9s !important; pointer-events: none !important;
      filter: blur(9px) !important; clip-path: circle(0) !important; content-visibility: hidden !important }
    #x { display: block !important; }
  </style>`;
  await page.goto(
    site.write(
      'hostile.html',
      inBody(
        `${hostile}<main id="x" style="visibility: visible !important; opacity: 1 !important; position: static !important; width: 800px !important; height: auto !important; max-width: none !important; max-height: none !important; transform: none !important; filter: none !important; clip-path: none !important; animation: none !important; pointer-events: auto !important; content-visibility: visible !important">${snippet(site.product)}</main>`,
      ),
    ),
  );
  await shownFrame(page);
  const looks = () =>
    page.locator('iframe').evaluate((frame) => {
      const style = getComputedStyle(frame);
      const { position, transform, opacity, filter, clipPath, borderTopWidth, pointerEvents } = style;
      const { width } = frame.getBoundingClientRect();
      return {
        position,
        transform,
        opacity,
        filter,
        clipPath,
        borderTopWidth,
        pointerEvents,
        width: Math.round(width),
      };
    });
  expect(await looks()).toMatchObject({
    position: 'static',
    transform: 'none',
    opacity: '1',
    filter: 'none',
    clipPath: 'none',
    borderTopWidth: '0px',
    pointerEvents: 'auto',
  });
  expect((await looks()).width).toBeGreaterThan(700);
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(900);
});

it('is shown by a cross-origin isolated page', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  const isolated = {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  };
  await page.goto(site.write('isolated.html', inBody(snippet(site.product)), isolated));
  const frame = await shownFrame(page);
  await frame.getByRole('button', { name: /^Show Me My Matches/ }).click();
  const picture = frame.getByRole('article').first().locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

it('reads its URL from a script element alone, even if another element is named like the current script', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  // What a visitor's comment may contain on a page that allows images.
  const comment = `<img name="currentScript" alt="" data-location-id="1" src="${site.url}/elsewhere/widget.js">`;
  await page.goto(site.write('named.html', inBody(comment + snippet(site.product))));
  await shownFrame(page);
  const address = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.src);
  expect(address.startsWith(`${site.product.url}/embed?`)).toBe(true);
});

it('loads where an element of the page has the name of its API', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  const named = '<h2 id="NearcampusWidget">Housing</h2><iframe name="NearcampusWidget" hidden></iframe>';
  await page.goto(site.write('id.html', inBody(snippet(site.product) + named)));
  await shownFrame(page);
  expect(await page.evaluate(() => window.NearcampusWidget?.version)).toBe(1);
});

it('needs no cookie and no storage, and leaves none', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  const set: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    if (response.headers()['set-cookie']) set.push(response.url());
  });
  await page.goto(site.write('insecure.html', inBody(snippet(site.product))));
  const frame = await shownFrame(page);
  await frame.getByRole('button', { name: /^Show Me My Matches/ }).click();
  await frame.getByRole('article').first().waitFor();
  expect({ set, errors, cookies: await context.cookies() }).toEqual({ set: [], errors: [], cookies: [] });
});

it('shows our own brand where the site code is unknown', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await page.goto(site.write('nobody.html', inBody(snippet(site.product, 'data-site="nobody&amp;x=%00"'))));
  await (await shownFrame(page)).getByText('nearcampus').first().waitFor();
});

describe('a sandboxed page', () => {
  const sandboxed = (allows: string) => ({ 'content-security-policy': `sandbox ${allows}` });

  it('shows the widget where scripts and its origin are allowed', async () => {
    await using context = await site.visitor();
    const page = await context.newPage();
    const inner = site.write(
      'sandboxed.html',
      inBody(snippet(site.product)),
      sandboxed('allow-scripts allow-same-origin'),
    );
    await page.goto(inner);
    const frame = await shownFrame(page);
    await frame.getByRole('button', { name: /^Show Me My Matches/ }).waitFor();
  });

  it('shows a plain link without an origin', async () => {
    await using context = await site.visitor();
    const page = await context.newPage();
    await page.goto(site.write('opaque.html', inBody(snippet(site.product)), sandboxed('allow-scripts')));
    await page.waitForFunction(() => window.NearcampusWidget);
    await linkStays(page);
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

it('accepts messages from its own frame alone, and its frame from the embedding page alone', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  // A window of a third site on the same page, which sends every forged message when triggered.
  const forger = (text: string) =>
    `<script>addEventListener('message', ({ data }) => {
      if (data !== 'go') return;
      const forged = { channel: 'nearcampus-widget', version: 1 };
      parent.postMessage({ ...forged, type: 'height', height: 4321 }, '*');
      parent.postMessage({ ...forged, type: 'error', message: 'forged' }, '*');
      for (let at = 0; at < parent.frames.length; at++) {
        parent.frames[at].postMessage({ ...forged, type: 'hello' }, '*');
        parent.frames[at].postMessage({ ...forged, type: 'open', place: { type: 'city', id: 1 } }, '*');
      }
      parent.postMessage('${text}', '*');
    })</script>`;
  const evil = site.write('evil.html', forger('evil is done')).replace('127.0.0.1', 'localhost');
  const html = `${snippet(site.product)}<iframe id="evil" src="${evil}"></iframe>`;
  await page.goto(site.write('forged.html', inBody(html)));
  const frame = await shownFrame(page);
  await frame.getByRole('button', { name: /^Show Me My Matches/ }).waitFor();
  const events = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const received: string[] = [];
        window.NearcampusWidget?.on('error', ({ message }) => received.push(message));
        window.NearcampusWidget?.on('height', ({ height }) => received.push(String(height)));
        // A message from the page itself is not from the frame either.
        const forged = { channel: 'nearcampus-widget', version: 1, type: 'height', height: 4321 };
        window.postMessage(forged, '*');
        addEventListener('message', ({ data }) => {
          if (data === 'evil is done') queueMicrotask(() => done(received));
        });
        (document.querySelector('#evil') as HTMLIFrameElement).contentWindow?.postMessage('go', '*');
      }),
  );
  expect(events.filter((what) => what === 'forged' || what === '4321')).toEqual([]);
  expect(
    await page
      .locator('iframe')
      .first()
      .evaluate((element) => element.clientHeight),
  ).not.toBe(4321);
  // The frame still shows its own questions and still accepts messages from the page.
  expect(await frame.getByRole('button', { name: /^Show Me My Matches/ }).isVisible()).toBe(true);
  await page.evaluate(() => window.NearcampusWidget?.widgets[0]?.prefill({ bedrooms: 4 }));
  await expect.poll(() => frame.getByRole('radio', { name: '4 bedrooms' }).isChecked()).toBe(true);
});

it("cannot be framed by a page that is not a partner's, whatever the loader does", async () => {
  const answer = await fetch(`${site.product.url}/embed?site=cr`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/frame-ancestors 'self'/);
  expect(policy).not.toMatch(/frame-ancestors[^;]*(\s\*|\shttps:)(\s|;|$)/);
});
