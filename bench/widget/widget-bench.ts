import { gzipSync } from 'node:zlib';
import { launchChrome } from '../../tests/setup/chrome.ts';
import { buildProduct } from '../setup/build-product.ts';
import { benchDatabase, benchPostgres } from '../setup/databases.ts';
import { servePartnerSite } from './partner-pages.ts';
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

export interface WidgetBenchOptions {
  rounds: number;
  say: (line: string) => void;
}

const LISTINGS = 10_000;
const PLACE = 'site=cr&location_type=college&location_id=204796';
const frames = [
  { name: 'questionnaire', path: `/embed?${PLACE}` },
  { name: 'matches', path: `/embed/matches?${PLACE}` },
];

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
export async function widgetBench({ rounds, say }: WidgetBenchOptions): Promise<WidgetBench> {
  await using open = new AsyncDisposableStack();
  buildProduct();
  const server = await benchPostgres(open);
  say(`Making ${LISTINGS} listings`);
  const origin = await servePages(await benchDatabase(server, LISTINGS, undefined), open);
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
      say(
        `${round}/${rounds} ${name}: LCP ${Math.round(run.lcp)}, TBT ${Math.round(run.tbt)}, CLS ${run.cls.toFixed(3)}`,
      );
    }
  return { loader, frames: weighed, host };
}
