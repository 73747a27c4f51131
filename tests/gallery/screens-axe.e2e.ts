import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandsOf, schemes, screenFrames } from '../../mocks/gallery/frame.ts';
import { launchChrome } from '../setup/chrome.ts';
import { serveDemo } from '../setup/demo-site.ts';
import { findProblems, openContext, openFrame } from './frame-page.ts';
import { FULL } from '../setup/full.ts';

/**
 * Every screen, in every named state (including each section and each dialog), is accessible and fits: at 320 and 1280
 * px, under each brand, light and dark with FULL=1; otherwise every 120th state, alternately narrow and wide, under a
 * brand derived from its index.
 */
const EACH = 240;
const browser = await launchChrome();
let demo: Awaited<ReturnType<typeof serveDemo>>;
beforeAll(async () => {
  demo = await serveDemo();
});
afterAll(async () => {
  await browser.close();
  await demo.stop();
});

/** Returns the frames to check at this width, with their brands. */
function wanted(width: number) {
  const all = screenFrames.map((frame) => ({ frame, brands: brandsOf(frame) }));
  if (FULL) return all;
  return all
    .filter((_, index) => index % EACH === (width === 320 ? 0 : EACH / 2))
    .map(({ frame, brands }, place) => ({ frame, brands: brands.slice(place % brands.length).slice(0, 1) }));
}

it.each([320, 1280])(
  'finds no problems on a screen %i px wide',
  async (width) => {
    const context = await openContext(browser, width, 'light');
    const found: string[] = [];
    for (const { frame, brands } of wanted(width))
      for (const brand of brands) {
        const page = await context.newPage();
        try {
          await openFrame(page, demo.url, frame, { brand });
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            for (const fault of await findProblems(page, frame.kind))
              found.push(`${frame.id} ${brand} ${colorScheme}: ${fault}`);
          }
        } catch (error) {
          // one that fails to open does not prevent the check of those after it
          found.push(`${frame.id} ${brand}: ${error instanceof Error ? error.message : String(error)}`);
        }
        await page.close();
      }
    await context.close();
    expect(found).toEqual([]);
  },
  FULL ? 3_600_000 : 300_000,
);
