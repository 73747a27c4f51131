import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  componentFrames,
  schemes,
  screenFrames,
  widths,
  type Frame,
  type Scheme,
  type Width,
} from '../../mocks/gallery/frame.ts';
import { launchChrome } from '../setup/chrome.ts';
import { keepOnePage, serveDemo } from '../setup/demo-site.ts';
import { lookName, looksOf, sampledLook, type CheckedLook } from './frame-looks.ts';
import { compareScreenshots, decoded, saveScreenshot, shrunk, writeDifference } from './screenshot.ts';
import { sampledFrames } from './pictured-frames.ts';
import { findProblems, openContext, openFrame, takeScreenshot } from './frame-page.ts';
import { FULL } from '../setup/full.ts';

/**
 * Everything in the gallery is accessible and fits its viewport, and the main screens and shared components look
 * unchanged: FULL=1 checks every scenario and every component, otherwise a fixed sample. GALLERY_UPDATE=1 stores the
 * current screenshots (`npm run gallery:update`).
 */
const UPDATE = process.env['GALLERY_UPDATE'] === '1';
const ONLY = new RegExp(process.env['GALLERY_ONLY'] ?? '');
const FOLDER = 'tests/gallery/pictures';
/** Pages that are examined at once: each waits for a second. Each has its own context, because pages of one share drafts. */
const PAGES = 3;
/** Milliseconds after which a frame is stuck: its page is closed, which ends the call under way. */
const STUCK_MS = 120_000;
const HOW = 'Look at it; if it is meant, npm run gallery:update keeps it.';

const browser = await launchChrome();
let demo: Awaited<ReturnType<typeof serveDemo>>;
let frames: Frame[];
beforeAll(async () => {
  demo = await serveDemo();
  frames = [...screenFrames, ...(await componentFrames(demo.url))];
}, 300_000);
afterAll(async () => {
  await browser.close();
  await demo.stop();
});

interface Visit {
  frame: Frame;
  look: CheckedLook;
}
const nameOf = ({ frame, look }: Visit) => join(frame.id, lookName(look));
const fileOf = (visit: Visit) => join(FOLDER, `${nameOf(visit)}.webp`);
const all = () => frames.flatMap((frame) => looksOf(frame).map((look) => ({ frame, look })));
const sample = () =>
  frames.flatMap((frame) => {
    const look = sampledLook(frame);
    return look ? [{ frame, look }] : [];
  });
const wanted = () =>
  (FULL ? all() : sample()).filter(({ frame, look }) => (look.isPictured || !UPDATE) && ONLY.test(frame.id));

/** Returns the problems of one frame under one look. */
async function examine(context: Awaited<ReturnType<typeof openContext>>, visit: Visit): Promise<string[]> {
  const { frame, look } = visit;
  const page = await context.newPage();
  const stuck = setTimeout(() => void page.close(), STUCK_MS);
  try {
    await openFrame(page, demo.url, frame, look);
    const screenshot = await takeScreenshot(page, look.width);
    const faults = await findProblems(page, frame.kind, look);
    if (!look.isPictured) return faults;
    const actual = await shrunk(screenshot, look.width);
    const file = fileOf(visit);
    if (!existsSync(file)) {
      if (UPDATE) await saveScreenshot(file, actual);
      else faults.push('has no picture yet: npm run gallery:update');
      return faults;
    }
    const expected = await decoded(readFileSync(file));
    const { by, difference } = await compareScreenshots(actual, expected, look.width);
    if (process.env['GALLERY_MEASURE']) console.log(`measured ${nameOf(visit)} ${by.toFixed(2)} ${difference ?? ''}`);
    if (difference !== undefined && UPDATE) await saveScreenshot(file, actual);
    else if (difference !== undefined)
      faults.push(`${difference}: see ${await writeDifference(nameOf(visit), actual, expected, screenshot)}`);
    return faults;
  } catch (error) {
    return [error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)];
  } finally {
    clearTimeout(stuck);
    await page.close();
  }
}

const combinations = widths.flatMap((width) => schemes.map((scheme): [Width, Scheme] => [width, scheme]));
it.each(combinations)(
  'is accessible, fits and looks unchanged, %i px wide, %s',
  async (width, scheme) => {
    const waiting = wanted().filter(({ look }) => look.width === width && look.scheme === scheme);
    if (!process.env['GALLERY_ONLY']) expect(waiting.length).toBeGreaterThan(0);
    const found: string[] = [];
    const work = async () => {
      const context = await openContext(browser, width, scheme);
      await keepOnePage(context, demo.url);
      for (let visit = waiting.shift(); visit; visit = waiting.shift())
        for (const fault of await examine(context, visit)) found.push(`${nameOf(visit)}: ${fault}`);
      await context.close();
    };
    await Promise.all(Array.from({ length: PAGES }, work));
    expect(found.toSorted(), HOW).toEqual([]);
  },
  FULL ? 3_600_000 : 300_000,
);

it('stores a screenshot of every pictured frame and no other, and finds every frame in the sample', () => {
  const known = new Set(
    all()
      .filter(({ look }) => look.isPictured)
      .map(fileOf),
  );
  const left = globSync(`${FOLDER}/**/*.webp`).filter((file) => !known.has(file));
  if (UPDATE) for (const file of left) rmSync(file);
  else expect(left).toEqual([]);
  expect([...known].filter((file) => !existsSync(file))).toEqual([]);
  expect(known.size).toBeLessThanOrEqual(200);
  expect(sampledFrames.filter((id) => !frames.some((frame) => frame.id === id))).toEqual([]);
});
