import type { Browser } from 'playwright-core';
import { fetchPage } from './web-server.ts';

/** Bytes over the wire of what an address names in its document. */
export type PageWeight = Record<'document' | 'scripts' | 'styles' | 'fonts', number>;

/** The files that a document names, by what they are. */
function referencedFiles(html: string): { scripts: string[]; styles: string[]; fonts: string[] } {
  const addresses = (tag: RegExp) =>
    [...new Set([...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([text]) => text).filter((text) => tag.test(text)))]
      .map((text) => /(?:href|src)="([^"]+)"/.exec(text)?.[1])
      .filter((address) => address !== undefined);
  return {
    scripts: JSON.parse(/<script [^>]*id="scripts">(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as string[],
    styles: addresses(/rel="stylesheet"/),
    fonts: addresses(/as="font"/),
  };
}

/** Weighs an address as a browser would be sent it. */
export async function measurePageWeight(origin: string, path: string): Promise<PageWeight> {
  const document = await fetchPage(origin + path);
  const files = referencedFiles(await (await fetch(origin + path)).text());
  const sum = async (paths: readonly string[]) => {
    let bytes = 0;
    for (const file of paths) bytes += (await fetchPage(origin + file)).bytes;
    return bytes;
  };
  return {
    document: document.bytes,
    scripts: await sum(files.scripts),
    styles: await sum(files.styles),
    fonts: await sum(files.fonts),
  };
}

/** The windows in which a page is looked at to its end: Lighthouse's phone, a sharper one, a desk. */
export const viewports = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  'sharp phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  desk: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
} as const;
export type Viewport = keyof typeof viewports;

/** Bytes over the wire until somebody has seen the whole of a page: every picture has come. */
export async function weightAfterScrolling(browser: Browser, url: string, window: Viewport): Promise<number> {
  const context = await browser.newContext({ ...viewports[window], isMobile: window !== 'desk' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (const picture of document.querySelectorAll('img')) {
        picture.scrollIntoView();
        await picture.decode().catch(() => undefined);
      }
    });
    await page.waitForLoadState('networkidle');
    return bytes;
  } finally {
    await context.close();
  }
}
