import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { launchChrome } from '../../tests/setup/chrome.ts';
import { buildProduct } from '../setup/build-product.ts';
import { benchDatabase, benchPostgres } from '../setup/databases.ts';
import { auditPage, type AuditResult } from '../web/lighthouse.ts';
import { measurePageWeight } from '../web/page-weight.ts';
import { servePages } from '../web/web-server.ts';

export interface WidgetBench {
  /** Bytes of /widget.js. */
  loader: { plain: number; gzip: number };
  /** Bytes over the wire of the scripts that each page of the frame names. */
  frames: { name: string; scripts: number }[];
  /** The host page, run by run. */
  host: Record<HostPage, AuditResult[]>;
}

/** Without the widget, and with it. */
export const hostPages = ['before', 'after'] as const;
export type HostPage = (typeof hostPages)[number];

const LISTINGS = 10_000;
const PLACE = 'site=cr&location_type=college&location_id=204796';
const frames = [
  { name: 'questionnaire', path: `/embed?${PLACE}` },
  { name: 'matches', path: `/embed/matches?${PLACE}` },
];

/** What stands in the examples where a partner writes the product's address. */
const EXAMPLES_ORIGIN = 'http://localhost:3000';

const types: Record<string, string> = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8' };

/** The page of examples/ that a college would have, with its widget and as it was before anybody pasted one. */
function partnerPages(origin: string): { before: string; after: string } {
  const after = readFileSync('examples/college-page.html', 'utf8').replaceAll(EXAMPLES_ORIGIN, origin);
  const before = after.replace(/<script\b[^>]*widget\.js"[^>]*><\/script>/, '');
  if (before === after || !after.includes(`${origin}/widget.js`))
    throw new Error('The example page has no widget of ours any more.');
  return { before, after };
}

/** A partner's site on http://127.0.0.1, not the product's localhost, put on `open`: /before.html and /after.html. */
async function servePartnerSite(origin: string, open: AsyncDisposableStack): Promise<string> {
  const { before, after } = partnerPages(origin);
  const style = readFileSync('examples/campus.css', 'utf8');
  const files: Record<string, string> = { '/before.html': before, '/after.html': after, '/campus.css': style };
  const server: Server = createServer(({ url = '/' }, response) => {
    const text = files[url];
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': types[url.split('.')[1] ?? ''] ?? 'text/plain',
    });
    response.end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.defer(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The page does hold a widget that came alive, or nothing would be measured. */
async function waitForWidget(url: string): Promise<void> {
  const browser = await launchChrome('whole');
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(url);
    await page.locator('#housing iframe').waitFor();
    await page.locator('#housing a').waitFor({ state: 'hidden' });
  } finally {
    await browser.close();
  }
}

/** Measures what the widget costs the page that it is pasted into, and weighs its scripts. */
export async function widgetBench(rounds: number): Promise<WidgetBench> {
  await using open = new AsyncDisposableStack();
  buildProduct();
  const origin = await servePages(await benchDatabase(await benchPostgres(open), LISTINGS), open);
  const hostOrigin = await servePartnerSite(origin, open);

  const text = Buffer.from(await (await fetch(`${origin}/widget.js`)).arrayBuffer());
  const loader = { plain: text.length, gzip: gzipSync(text).length };
  const weighed: WidgetBench['frames'] = [];
  for (const { name, path } of frames) weighed.push({ name, scripts: (await measurePageWeight(origin, path)).scripts });
  await waitForWidget(`${hostOrigin}/after.html`);

  const host: WidgetBench['host'] = { before: [], after: [] };
  for (let round = 1; round <= rounds; round++)
    // In turn, and the other first each time, so that what else the machine does falls on both.
    for (const name of round % 2 === 1 ? hostPages : hostPages.toReversed()) {
      const run = await auditPage(`${hostOrigin}/${name}.html`, { slowness: 'devtools' });
      host[name].push(run);
      console.log(
        `${round}/${rounds} ${name}: LCP ${Math.round(run.lcp)}, TBT ${Math.round(run.tbt)}, CLS ${run.cls.toFixed(3)}`,
      );
    }
  return { loader, frames: weighed, host };
}
