import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shownFrame, snippet, startPartnerSite, type PartnerSite } from './support/partner-site.ts';
import { itInFull } from '../setup/full.ts';

/** The widget for its visitors: by keyboard alone, over an unreliable connection, on a site that is redeployed meanwhile. */
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite('touch');
});
afterAll(() => site.stop());

const COLLEGE = 'data-site="csa" data-location-type="college" data-location-id="204796"';
/** Returns a page with a focusable element before and after its widget. */
const between = (attributes = COLLEGE) =>
  `<meta name="viewport" content="width=device-width"><h1>Ours</h1><a id="before" href="#before">Before</a>
  <p style="height:500px">Lead</p>${snippet(site.product, attributes)}<p><a id="after" href="#after">After</a></p>
  <p style="height:900px">End</p>`;

/** Returns a pattern for a file of the frame by the start of its name: the one with its screens and dialogs. */
const fileOf = (name: string) => new RegExp(`/assets/w-${name}[^/]*\\.js$`);
/** Returns the control that leads from the matches back to the questions; its label is the chosen preferences. */
const preferences = (frame: FrameLocator) =>
  frame.getByRole('form', { name: 'Filters' }).locator('a[href*="/questionnaire"]');
/** Checks that the state saved during the frame's reload has been removed from the browser again. */
const waitForRestored = async (frame: FrameLocator) => {
  await frame.locator('html[data-alive]').waitFor({ state: 'attached' });
  const state = () => frame.locator('html').evaluate(() => Object.keys((history.state ?? {}) as object));
  await expect.poll(state).toContain('again');
  await expect.poll(state).not.toContain('renter');
};
/** Takes the page offline: no file loads and no request gets a response. */
const cutOff = (page: Page) => page.context().setOffline(true);

it('says that it is offline where a screen cannot load, and continues with every answer when it is back', async () => {
  await using context = await site.visitor({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.write('dropped', between()));
  const frame = await shownFrame(page);
  await page.waitForLoadState('networkidle');
  await frame.getByRole('radio', { name: '3 bedrooms' }).check();
  await frame.getByRole('checkbox', { name: 'Dog' }).check();
  await cutOff(page);
  await frame.getByRole('button', { name: /^Match Me/ }).press('Enter');
  await frame
    .getByText("You're offline. What you typed is kept, and what you choose opens when you're back online.")
    .waitFor();
  expect(await frame.getByRole('checkbox', { name: 'Dog' }).isChecked()).toBe(true);
  await context.setOffline(false);
  await frame.getByRole('article').first().waitFor();
  expect(await frame.getByRole('combobox', { name: 'Bedrooms' }).inputValue()).toBe('3');
  await preferences(frame).click();
  await frame.getByRole('checkbox', { name: 'Dog' }).waitFor();
  expect(await frame.getByRole('checkbox', { name: 'Dog' }).isChecked()).toBe(true);
  expect(await frame.getByRole('radio', { name: '3 bedrooms' }).isChecked()).toBe(true);
});

itInFull('stays intact offline where a dialog cannot load, and opens it when the connection is back', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await page.goto(site.write('dropped-dialog', between()));
  const frame = await shownFrame(page);
  await frame.getByRole('button', { name: /^Match Me/ }).press('Enter');
  const ask = frame.getByRole('button', { name: /^Contact landlord/ }).first();
  await ask.waitFor();
  await page.waitForLoadState('networkidle');
  await cutOff(page);
  await ask.press('Enter');
  await frame.getByText("You're offline. What you typed is kept, and").waitFor();
  expect(await frame.getByRole('article').count()).toBeGreaterThan(3);
  await context.setOffline(false);
  await frame.getByRole('dialog').getByLabel('First name').waitFor();
});

it("loads the new version where the old one's files are gone, without a notice and with every answer", async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await page.goto(site.write('deployed', between()));
  const frame = await shownFrame(page);
  await page.waitForLoadState('networkidle');
  await frame.getByRole('checkbox', { name: 'Cat' }).check();
  // The old names return 404 until the frame has been reloaded.
  let gone = true;
  await page.route(fileOf('matches-screen'), (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.route('**/embed/matches*', (route) => {
    if (route.request().isNavigationRequest()) gone = false;
    return route.continue();
  });
  await frame.getByRole('button', { name: /^Match Me/ }).press('Enter');
  await frame.getByRole('article').first().waitFor();
  expect(gone).toBe(false);
  await waitForRestored(frame);
  await preferences(frame).click();
  await frame.getByRole('checkbox', { name: 'Cat' }).waitFor();
  expect(await frame.getByRole('checkbox', { name: 'Cat' }).isChecked()).toBe(true);
});

it('reloads once for a file that stays missing, and not forever', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await page.goto(site.write('half-deployed', between()));
  const frame = await shownFrame(page);
  await frame.getByRole('button', { name: /^Match Me/ }).press('Enter');
  const ask = frame.getByRole('button', { name: /^Contact landlord/ }).first();
  await ask.waitFor();
  let loaded = 0;
  await page.route('**/embed/matches*', (route) => {
    if (route.request().isNavigationRequest()) loaded++;
    return route.continue();
  });
  await page.route(fileOf('contact-dialog'), (route) => route.fulfill({ status: 404 }));
  await ask.press('Enter');
  await frame.getByText('Something went wrong on our end').waitFor();
  await frame.getByRole('article').first().waitFor();
  expect(loaded).toBe(1);
});

it('is traversed by keyboard from the page before it to the page after it and back, with the focused element always visible', async () => {
  await using context = await site.visitor({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.write('keys', between(COLLEGE.replace('csa', 'default'))));
  await shownFrame(page);
  /** Returns how much of the focused element is clipped by the page's window, in pixels; undefined outside of the frame. */
  const cutOffBy = async () => {
    const inside = page.frames().find((one) => one.url().includes('/embed'));
    if (!inside || (await page.evaluate(() => document.activeElement?.localName)) !== 'iframe') return undefined;
    const top = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().top);
    const box = await inside.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { top: from, bottom: to } = (focused.closest('label') ?? focused).getBoundingClientRect();
      return { from, to };
    });
    return Math.max(0, -(top + box.from), top + box.to - 800);
  };
  const focusedId = () => page.evaluate(() => document.activeElement?.id);
  for (const [key, from, to] of [
    ['Tab', 'before', 'after'],
    ['Shift+Tab', 'after', 'before'],
  ] as const) {
    await page.locator(`#${from}`).focus();
    const cut: (number | undefined)[] = [];
    for (let presses = 0; presses < 60 && ((await focusedId()) !== to || cut.length === 0); presses++) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      cut.push(await cutOffBy());
    }
    expect(await focusedId()).toBe(to);
    const inside = cut.filter((pixels) => pixels !== undefined);
    expect(inside.length).toBeGreaterThan(3);
    expect(Math.max(...inside)).toBe(0);
  }
});

it('scrolls by touch as a part of its page, and has touch targets that are large enough', async () => {
  await using context = await site.visitor({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(site.write('touched', between()));
  const frame = await shownFrame(page);
  const fingers = await context.newCDPSession(page);
  // The end of this scroll must not be taken for the end of the touch's.
  await page.locator('iframe').evaluate(
    (element) =>
      new Promise<void>((done) => {
        addEventListener('scrollend', () => done(), { once: true });
        element.scrollIntoView();
      }),
  );
  const before = await page.evaluate(() => scrollY);
  // A page still moves after a fling, and a touch then only stops it.
  const stopped = page.evaluate(
    () => new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
  );
  // Dispatches a touch that begins on the questions and moves up the screen.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 190, y }] });
  await touch('touchStart', 520);
  for (let y = 480; y >= 160; y -= 40) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await touch('touchMove', y);
  }
  await touch('touchEnd');
  await stopped;
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 200);

  const small = () =>
    frame.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a[href], button, select, input:not([type=hidden])')]
        // The honeypot, which only programs find, must not be in the tab order either.
        .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
        // A listing's name leads to the same page as "Look inside" below it.
        .filter((element) => !element.closest('h3'))
        .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 24)
        .map(({ element }) => element.outerHTML),
    );
  expect(await small()).toEqual([]);
  await frame.getByRole('button', { name: /^Match Me/ }).tap();
  await frame.getByRole('article').first().waitFor();
  expect(await small()).toEqual([]);
  // The frame begins with six homes, not with a page of them; the rest follow on request.
  expect(await frame.getByRole('article').count()).toBe(6);
  const tall = await page.locator('iframe').evaluate((element) => element.getBoundingClientRect().height);
  expect(tall).toBeLessThan(6000);
  await frame.getByRole('button', { name: /^Show \d+ more$/ }).tap();
  await expect.poll(() => frame.getByRole('article').count()).toBeGreaterThan(6);
  await frame.getByRole('button', { name: /^Save/ }).first().tap();
  await frame.getByText(/is on your shortlist/).waitFor();
});

itInFull('continues overnight: after an expired token and a server restart between two screens', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/embed/graphql')) refused.push(response.status());
  });
  // The page as it was sent yesterday, with a token that has expired.
  await page.route('**/embed?*', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/("token":\s*")[^"]+/, '$1kx0.of-yesterday');
    await route.fulfill({ response, body: html });
  });
  await page.goto(site.write('night', between()));
  const frame = await shownFrame(page);
  await page.waitForLoadState('networkidle');
  await frame.getByRole('radio', { name: '1 bedroom' }).check();
  await site.product.restart();
  await frame.getByRole('button', { name: /^Match Me/ }).press('Enter');
  await frame.getByRole('article').first().waitFor();
  expect(await frame.getByRole('combobox', { name: 'Bedrooms' }).inputValue()).toBe('1');
  expect(refused).toContain(403);
  expect(refused.at(-1)).toBe(200);
});
