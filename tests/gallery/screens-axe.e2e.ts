import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandsOf, schemes, screenFrames } from '../../mocks/gallery/frame.ts';
import { launchChrome } from '../setup/chrome.ts';
import { serveDemo } from '../setup/demo-site.ts';
import { findProblems, openContext, openFrame } from './frame-page.ts';
import { FULL } from '../setup/full.ts';

/**
 * Every screen, in every named state (including each section and each dialog), is accessible and fits: at 320 and 1280
 * px, each width under another brand, light and dark with FULL=1; otherwise every 120th state, alternately narrow and
 * wide. All brands share one layout, so each sees half of the states.
 */
const EACH = 240;
/** Pages that are examined at once. */
const PAGES = 2;
const browser = await launchChrome();
let demo: Awaited<ReturnType<typeof serveDemo>>;
beforeAll(async () => {
  demo = await serveDemo();
});
afterAll(async () => {
  await browser.close();
  await demo.stop();
});

/** Returns the frames to check at this width, each with the brand that its index gives. */
const wanted = (width: number) =>
  screenFrames
    .map((frame, index) => ({ frame, index }))
    .filter(({ index }) => FULL || index % EACH === (width === 320 ? 0 : EACH / 2))
    .map(({ frame, index }) => {
      const brands = brandsOf(frame);
      return { frame, brand: brands[(index + (width === 320 ? 0 : 1)) % brands.length] ?? 'default' };
    });

it.each([320, 1280])(
  'finds no problems on a screen %i px wide',
  async (width) => {
    const context = await openContext(browser, width, 'light');
    const found: string[] = [];
    const waiting = wanted(width);
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { frame, brand } = next;
        const page = await context.newPage();
        try {
          await openFrame(page, demo.url, frame, { brand });
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            for (const fault of await findProblems(page, frame.kind))
              found.push(`${frame.id} ${brand} ${colorScheme}: ${fault}`);
          }
        } catch (error) {
          // One that fails to open does not prevent the check of those after it.
          found.push(`${frame.id} ${brand}: ${error instanceof Error ? error.message : String(error)}`);
        }
        await page.close();
      }
    };
    await Promise.all(Array.from({ length: PAGES }, work));
    await context.close();
    expect(found).toEqual([]);
  },
  FULL ? 3_600_000 : 300_000,
);
