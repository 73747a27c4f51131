import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedSnippet } from '../../domain/widget/embed-snippet.ts';
import { waitForFrames, startPartnerSite, type PartnerSite } from './support/partner-site.ts';

/** Nothing shifts, in whatever order a slow connection delivers the page, the loader and the frame. */
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.stop());

const is = {
  style: (path: string) => path === '/campus.css',
  loader: (path: string) => path === '/widget.js',
  frame: (path: string) => path === '/embed',
  'its styles': (path: string) => /^\/assets\/.*\.css$/.test(path),
  'its scripts': (path: string) => /^\/assets\/.*\.js$/.test(path),
  'its letters': (path: string) => path.endsWith('.woff2'),
};
type Part = keyof typeof is;

/** Records the layout shifts of a page and of a frame in it: a visitor's browser counts the sum of both. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      })[])
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          moves.push(
            `${node?.nodeName}#${node?.id}: ${from.x},${from.y} to ${to.x},${to.y} (${entry.value.toFixed(4)})`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
const movesOf = async (page: Page) => {
  const inEach = page.frames().map((frame) => frame.evaluate(() => (window as unknown as { moves: string[] }).moves));
  return (await Promise.all(inEach)).flat();
};

/** Opens a page and delivers its parts in this order, each after the previous one has been painted. */
async function comeInOrder(page: Page, address: string, order: readonly Part[]): Promise<void> {
  const requested = order.map(() => Promise.withResolvers<void>());
  const lets = order.map(() => Promise.withResolvers<void>());
  await page.route('**', async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const at = order.findIndex((part) => is[part](pathname));
    requested[at]?.resolve();
    await lets[at]?.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  for (const [at, part] of order.entries()) {
    await requested[at]?.promise;
    // A page is not painted before its styles have loaded.
    if (!order.includes('style', at)) await waitForFrames(page, part === 'its styles' ? 40 : 2);
    const came = page.waitForEvent('requestfinished', (request) => is[part](new URL(request.url()).pathname));
    lets[at]?.resolve();
    await came;
  }
  await page.locator('#plain, #housing a, [id^=housing-] a').waitFor({ state: 'hidden' });
  await waitForFrames(page, 10);
}

const inTurn: Part[] = ['style', 'loader', 'frame', 'its styles', 'its letters', 'its scripts'];
const orders: Part[][] = [
  [],
  ['style'],
  ['loader'],
  ['style', 'loader'],
  ['loader', 'style'],
  ['frame'],
  ['its styles', 'its scripts'],
  ['its letters', 'its scripts'],
  inTurn,
];
/** Every order at 412 pixels, three at the other widths. */
const tried = (width: number): Part[][] =>
  width === 412 ? orders : [['style', 'loader'], ['loader', 'style'], inTurn];

/** Returns the snippet that `/partners` offers, on a page whose generic style rules do not account for it. */
const pasted = () => {
  const snippet = embedSnippet({
    choice: { site: 'cr', place: { type: 'college', id: 204796 }, size: 'full' },
    origin: site.product.url,
    link: { href: `${site.product.url}/`, words: 'Homes near Ohio State' },
  });
  const words = `<h1>Ours</h1><p>${'Homes go early. '.repeat(20)}</p>`;
  const html = (style: string) =>
    `<link rel="stylesheet" href="campus.css"><body ${style}><main class="page">${words}${snippet}<p>${words}</p></main>`;
  return { 'as it comes': html(''), 'in a page that centres': html('align="center"') };
};

describe.each([390, 412, 1280])('on a page %i pixels wide', (width) => {
  const visit = async (address: string, order: readonly Part[]) => {
    await using context = await site.visitor({ viewport: { width, height: 823 } });
    const page = await context.newPage();
    await watchMoves(page);
    await comeInOrder(page, address, order);
    return await movesOf(page);
  };

  it.each(tried(width).map((order) => [order]))('the example does not shift: %j', async (order) => {
    expect(await visit(`${site.url}/college-page.html`, order)).toEqual([]);
  });

  it.each(tried(width).map((order) => [order]))(
    'the snippet copied from /partners does not shift: %j',
    async (order) => {
      const address = site.write('pasted.html', pasted()['as it comes']);
      expect(await visit(address, order)).toEqual([]);
    },
  );

  it('the snippet copied from /partners does not shift where text is centered', async () => {
    const address = site.write('centred.html', pasted()['in a page that centres']);
    expect(await visit(address, ['style', 'loader'])).toEqual([]);
  });
});
