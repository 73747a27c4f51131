import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { addressOf, schemes, type Frame, type Look, type Scheme, type Width } from '../../mocks/gallery/frame.ts';
import { isSameRendering } from './screenshot.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Maximum height of a screenshot in pixels by width; what is below is more of the same. */
const LONGEST = { 390: 2000, 1280: 1500 } as const;
const MIN_HEIGHT = 160;
/** The narrowest supported window in pixels. */
const NARROWEST = 320;
/** The longest wait in milliseconds; Storybook on a busy machine takes more than 30 seconds to start. */
const PATIENCE_MS = 60_000;

const heightOf = (width: number): number => (width < 600 ? 844 : 900);

/** Delay in milliseconds from which a timer no longer runs once a page is ready, unless it saves. */
const LONG_DELAY_MS = 1200;
/** The shortest interval after which a notice closes, in milliseconds: a slow scenario would lose its notices. */
const NOTICE_MS = 6000;

/** Opens a browser context that renders alike on every machine: no motion, one language, one time zone. */
export async function openContext(browser: Browser, width: number, scheme: Scheme): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(
    ([longDelayMs, noticeMs]) => {
      // On a busy machine the page would otherwise go on before its timers are cleared.
      const { setTimeout: later, setInterval: repeat } = window;
      const isHeld = () =>
        document.documentElement.dataset['mocked'] === 'ready' && !document.body.innerText.includes('Saving …');
      window.setTimeout = ((run: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) =>
        later(() => (ms >= longDelayMs && isHeld() ? undefined : run(...rest)), ms)) as typeof setTimeout;
      window.setInterval = ((run: () => void, ms = 0) => (ms >= noticeMs ? 0 : repeat(run, ms))) as typeof setInterval;
      // The page shows the id of a failed request.
      let last = 0;
      crypto.randomUUID = () => `5f0c1f6e-6f0b-4a51-9f55-${String(++last).padStart(12, '0')}`;
    },
    [LONG_DELAY_MS, NOTICE_MS] as const,
  );
  return context;
}

/**
 * Opens a frame, waits until it is stable and stops its timers.
 * @throws when the frame fails to load
 */
export async function openFrame(
  page: Page,
  url: string,
  frame: Frame,
  { brand, widgets = false }: Pick<Look, 'brand'> & { widgets?: boolean },
): Promise<void> {
  // An embedded widget loads at any time and grows, so unless `widgets` is set it stays in its loading state.
  if (!widgets) await holdEmbeddedFrames(page);
  const loading = followScripts(page);
  await page.goto(`${url}${addressOf(frame, brand)}`);
  await page.waitForFunction(
    () =>
      ['ready', 'failed'].includes(document.documentElement.dataset['mocked'] ?? '') ||
      document.querySelector('.sb-show-errordisplay, .sb-show-nopreview') !== null,
    undefined,
    { timeout: PATIENCE_MS },
  );
  await page.evaluate(async () => {
    const { mocked, mockedError } = document.documentElement.dataset;
    if (mocked === 'failed') throw new Error(mockedError);
    if (mocked !== 'ready') throw new Error(document.body.innerText);
    document.getElementById('demo-note')?.remove();
    // On a busy machine an animation of a millisecond may not have ended at the screenshot.
    const style = document.createElement('style');
    style.textContent = '*, ::before, ::after, ::backdrop { animation: none !important }';
    document.head.append(style);
  });
  const hasItsFrame = () => !document.querySelector('[data-preview]:not(:has(iframe))');
  await page.waitForFunction(hasItsFrame, undefined, { timeout: PATIENCE_MS });
  // On a busy machine the script of a dialog may come late.
  const until = Date.now() + PATIENCE_MS;
  do await page.evaluate(unchangedForASecond);
  while (loading.size > 0 && Date.now() < until);
  if (loading.size > 0) throw new Error(`Still loading: ${[...loading].map((request) => request.url()).join(', ')}`);
  await page.evaluate(async () => {
    // Clears all timers, so that a notice that closes by itself stays for its screenshot.
    const last = Number(setTimeout(() => undefined));
    for (let id = 1; id <= last; id++) clearTimeout(id);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // `fonts.ready` also resolves before a font was requested, and another font wraps lines elsewhere.
    // The fallback is the machine's own Arial or similar, which not every machine has.
    const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    await Promise.all(ours.map((font) => font.load()));
    await document.fonts.ready;
    // Our fonts contain no arrows, so every machine renders its own, wider or narrower. The port varies as well.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (/→|localhost:\d/.test(text.nodeValue ?? ''))
        text.nodeValue = (text.nodeValue ?? '').replaceAll('→', '–').replaceAll(/localhost:\d+/g, 'localhost:3000');
    for (const field of document.querySelectorAll('input'))
      if (/localhost:\d/.test(field.value)) field.value = field.value.replaceAll(/localhost:\d+/g, 'localhost:3000');
  });
}

/**
 * Resolves once the page has not changed for a second, as after the debounced work of a filled form, and does not save;
 * or after five.
 */
const unchangedForASecond = (): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      observer.disconnect();
      clearInterval(limit);
      done();
    };
    const isQuiet = () => {
      if (!document.body.innerText.includes('Saving …')) end();
    };
    let quiet = setTimeout(isQuiet, 1000);
    // An interval shorter than NOTICE_MS, because long timers do not run on a page that is ready.
    const limit = setInterval(end, 5000);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(isQuiet, 1000);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });

/** Returns the page's requests for scripts that have not been answered yet. */
function followScripts(page: Page): ReadonlySet<Request> {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return loading;
}

/**
 * Leaves the requests of embedded widgets unanswered. Over the DevTools protocol, because `page.route` would send every
 * request of a page through this process and turn the browser's cache off: a third more processor time.
 */
async function holdEmbeddedFrames(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Fetch.requestPaused', ({ requestId, frameId }) => {
    if (frameId === frameTree.frame.id) void session.send('Fetch.continueRequest', { requestId });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/embed*', resourceType: 'Document' }] });
}

/**
 * Takes a screenshot of the page from its top, up to its length or the maximum; of the viewport only when a dialog is
 * open. The viewport is resized to the length of the page, because Chromium's own full-page screenshots sometimes
 * repeat content.
 */
export async function takeScreenshot(page: Page, width: Width): Promise<Buffer> {
  const ends = await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.querySelector('dialog[open]')) return false;
    const style = document.createElement('style');
    // Elements that fill the viewport would grow with it.
    style.textContent = 'body, #root, #storybook-root, main { min-height: 0 !important }';
    document.head.append(style);
    return true;
  });
  return stabilize(page, width, ends);
}

/**
 * Returns a screenshot that the next one matches, of a page with an unchanged length: right after a resize the browser
 * may repeat earlier content, and on a busy machine a page may grow during the screenshot. The length is measured in
 * the usual viewport, because some parts are as high as the viewport.
 */
async function stabilize(page: Page, width: Width, ends: boolean): Promise<Buffer> {
  const usual = heightOf(width);
  const measure = async () => {
    await page.setViewportSize({ width, height: usual });
    await page.evaluate(drawn, usual);
    await page.waitForFunction(isFullyLoaded, undefined, { timeout: PATIENCE_MS });
    const end = ends ? await page.evaluate(() => document.body.scrollHeight) : usual;
    return Math.min(LONGEST[width], Math.max(MIN_HEIGHT, end));
  };
  const look = async (height: number) => {
    await page.evaluate(drawn, height);
    await page.waitForFunction(isFullyLoaded, undefined, { timeout: PATIENCE_MS });
    return page.screenshot({ animations: 'disabled', caret: 'hide' });
  };
  let height = await measure();
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    await page.setViewportSize({ width, height });
    const first = await look(height);
    const second = await look(height);
    const after = await measure();
    if (after === height && (await isSameRendering(first, second))) return second;
    height = after;
  }
  throw new Error(`The page still changed after ${PATIENCE_MS / 1000} seconds.`);
}

/** Resolves once the page has been painted at the new viewport height. */
const drawn = (height: number): Promise<void> =>
  new Promise((done) => {
    const look = () => (innerHeight === height ? requestAnimationFrame(() => done()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });

/** Returns whether content that loads when visible, such as a map, has loaded and is painted. */
export const isFullyLoaded = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-when-seen="waiting"], [data-ground="awaited"]')].every(
    (part) => part.offsetParent === null || part.getBoundingClientRect().top > innerHeight,
  );

/**
 * Returns the problems of the page: axe's rules, the width, and for a screen its title and its one h1. A screen is
 * examined in the other color scheme too, and at 320 px where it is narrow. For a component, each example is checked by
 * itself, because adjacent examples share accessible names.
 */
export async function findProblems(page: Page, kind: Frame['kind'], { width, scheme }: Look): Promise<string[]> {
  await page.evaluate(axeSource);
  const problems = await page.evaluate(currentProblems, kind === 'screen');
  if (kind === 'component') return problems;
  await page.emulateMedia({ colorScheme: schemes.find((other) => other !== scheme) });
  if (width === 390) await page.setViewportSize({ width: NARROWEST, height: heightOf(NARROWEST) });
  const others = await page.evaluate(currentProblems, true);
  return [...problems, ...others.filter((one) => !problems.includes(one)).map((one) => `${one}, in the other scheme`)];
}

const currentProblems = async (isScreen: boolean): Promise<string[]> => {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const violations: axe.Result[] = [];
  for (const whole of isScreen ? [document] : document.querySelectorAll('[data-example]')) {
    const found = await checker.run(whole, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    violations.push(...found.violations);
  }
  // A loading screen has no heading yet; the focus moves to the real one later.
  const waits = document.querySelector('main [aria-busy=true]') !== null;
  const wider = document.documentElement.scrollWidth - innerWidth;
  return [
    ...violations
      .filter(({ id }) => !(waits && id === 'page-has-heading-one'))
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`)),
    ...(wider > 0 ? [`${wider} px wider than the window of ${innerWidth}`] : []),
    ...(document.title === '' ? ['no title'] : []),
    ...(isScreen && !waits && document.querySelectorAll('h1').length !== 1 ? ['not one h1'] : []),
  ];
};
