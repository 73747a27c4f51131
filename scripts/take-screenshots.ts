import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';
import { matchScreen, type Screen } from '../client/app/router/match-screen.ts';
import { isFullyLoaded, openContext, openFrame } from '../tests/gallery/frame-page.ts';
import { screenFrames } from '../mocks/gallery/frame.ts';
import { scenarios } from '../mocks/scenarios.ts';
import type { Scenario } from '../mocks/scenarios/setup/scenario.ts';
import { launchChrome } from '../tests/setup/chrome.ts';
import { serveDemo } from '../tests/setup/demo-site.ts';

/** The scenarios that `npm run screens` captures; each other indexed page in its first. */
const shown = `
  home-page search-while-typing search-zip search-misspelled college-page city-page state-page questionnaire-filled
  calendar matches matches-with-a-dog matches-filtered matches-for-four matches-on-a-map matches-of-a-partner
  no-matches no-matches-with-a-must end-of-matches-with-ways requests-sent home-of-a-listing request-dialog
  report-dialog home-being-checked home-confirmed your-info move-in congratulations shortlist compare
  group-list-joined how-to-use home-gone posting-type-chosen draft-offered section-contact section-location
  location-unknown section-floorplans section-images-some section-description section-amenities sections-done
  payment-ready published edit-changed edit-stale held-text sent-for-review dashboard-full dashboard-of-fifty
  import-checked import-finished drafts-listed drafts-checkout drafts-published-together listing-not-confirmed
  contact-phone-unconfirmed lead-opened chart-of-90-days cancel-asked receipt login reset-ask account account-delete
  emails-bounce partners-of-a-brand console-queue console-record`
  .trim()
  .split(/\s+/);
/** The headings to scroll to. */
const headings: Record<string, string> = {
  'section-location': 'Property Location',
  'section-floorplans': 'Floorplan Information',
  'section-images-some': 'Images',
  'section-description': 'Listing Description',
  'section-amenities': 'Amenities',
  'dashboard-of-fifty': 'Listings',
  'drafts-listed': 'Drafts',
  'drafts-checkout': 'Publish 3 drafts',
  'drafts-published-together': 'Publish 3 drafts',
  'listing-not-confirmed': 'High Street Lofts',
};
const windows = { phone: 390, desk: 1280 } as const;
const FOLDER = 'docs/screens';

const [demo, browser] = await Promise.all([serveDemo(), launchChrome()]);
mkdirSync(FOLDER, { recursive: true });
const only = process.argv.slice(2);
// Vite reads the client's files, which import styles.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const { screens } = (await vite.ssrLoadModule('/client/app/routes.tsx')) as { screens: readonly Screen[] };
await vite.close();
const pageOf = (at: string) => {
  const screen = matchScreen(screens, at)?.screen;
  return screen?.indexed && screen.path;
};
const pages = new Map(Object.entries<Scenario>(scenarios).map(([name, { at }]) => [name, pageOf(at)]));
const captured = new Set(shown.map((name) => pages.get(name)));
const others = [...pages].filter(([, page]) => page !== undefined && !captured.has(page) && captured.add(page));
const wanted = [...shown, ...others.map(([name]) => name)].filter((name) => only.length === 0 || only.includes(name));
const files: string[] = [];
for (const [window, width] of Object.entries(windows)) {
  const context = await openContext(browser, width, 'light');
  for (const name of wanted) {
    const frame = screenFrames.find(({ id }) => id === `scenario/${name}`);
    if (!frame) throw new Error(`There is no scenario called ${name}.`);
    const page = await context.newPage();
    await openFrame(page, demo.url, frame, { brand: frame.brand ?? 'default', widgets: true });
    // A frame far below the viewport has not been loaded yet.
    for (const widget of page.frames().filter((each) => each.url().includes('/embed'))) {
      await widget.waitForSelector('html[data-alive]', { state: 'attached' });
      await widget.evaluate(() => document.getElementById('demo-note')?.remove());
    }
    const heading = headings[name];
    if (heading !== undefined)
      await page.getByRole('heading', { name: heading, exact: true }).evaluate((element) => element.scrollIntoView());
    await page.waitForFunction(isFullyLoaded);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    files.push(`${name}-${window}.webp`);
    writeFileSync(join(FOLDER, `${name}-${window}.webp`), await sharp(picture).webp({ quality: 80 }).toBuffer());
    console.log(`${name}, ${window}`);
    await page.close();
  }
  await context.close();
}
// Images of scenarios that are no longer named here.
if (only.length === 0) for (const file of readdirSync(FOLDER)) if (!files.includes(file)) rmSync(join(FOLDER, file));
await browser.close();
await demo.stop();
