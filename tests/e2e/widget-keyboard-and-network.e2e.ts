import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shownFrame, snippet, startPartnerSite, type PartnerSite } from './support/partner-site.ts';

/** The widget as its visitors meet it: by keyboard alone, over a line that drops, on a site that is changed meanwhile. */
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite('touch');
});
afterAll(() => site.stop());

const COLLEGE = 'data-site="csa" data-location-type="college" data-location-id="204796"';
/** A page with something to press before and behind its widget. */
const between = (attributes = COLLEGE) =>
  `<meta name="viewport" content="width=device-width"><h1>Ours</h1><a id="before" href="#before">Before</a>
  <p style="height:500px">Lead</p>${snippet(site.product, attributes)}<p><a id="after" href="#after">After</a></p>
  <p style="height:900px">End</p>`;

/** A file of the frame's by its beginning: what its screens and dialogs are in. */
const fileOf = (name: string) => new RegExp(`/assets/w-${name}[^/]*\\.js$`);
/** What leads from the matches back to the questions; it is called after what was answered there. */
const wishes = (frame: FrameLocator) =>
  frame.getByRole('form', { name: 'Filters' }).locator('a[href*="/questionnaire"]');
/** What was kept while the frame was loaded anew has been taken out of the browser again. */
const isHereAgain = async (frame: FrameLocator) => {
  await frame.locator('html[data-alive]').waitFor({ state: 'attached' });
  const state = () => frame.locator('html').evaluate(() => Object.keys((history.state ?? {}) as object));
  await expect.poll(state).toContain('again');
  await expect.poll(state).not.toContain('renter');
};
/** No file comes, and nothing of ours answers. */
const cutOff = (page: Page) => page.context().setOffline(true);

it('says that the line is gone where a screen cannot come, and goes on with every answer when it is back', async () => {
  await using context = await site.visitor({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.write('dropped', between()));
  const frame = await shownFrame(page);
  await page.waitForLoadState('networkidle');
  await frame.getByRole('radio', { name: '3 bedrooms' }).check();
  await frame.getByRole('checkbox', { name: 'Dog' }).check();
  await cutOff(page);
  await frame.getByRole('button', { name: /^Match Me/ }).press('Enter');
  await frame.getByText('You seem to be offline').waitFor();
  expect(await frame.getByText('on our side').count()).toBe(0);
  // Nothing is lost by trying while it is still gone.
  await frame.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(() => frame.getByRole('button', { name: 'Try again', disabled: false }).count()).toBe(1);
  await frame.getByText('You seem to be offline').waitFor();

  // Nobody has to press anything then.
  await context.setOffline(false);
  await frame.getByRole('article').first().waitFor();
  expect(await frame.getByRole('combobox', { name: 'Bedrooms' }).inputValue()).toBe('3');
  await isHereAgain(frame);
  await wishes(frame).click();
  await frame.getByRole('checkbox', { name: 'Dog' }).waitFor();
  expect(await frame.getByRole('checkbox', { name: 'Dog' }).isChecked()).toBe(true);
  expect(await frame.getByRole('radio', { name: '3 bedrooms' }).isChecked()).toBe(true);
});

it('stays whole where a dialog cannot come, and opens it when the line is back', async () => {
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
  await frame.getByText('You seem to be offline').waitFor();
  expect(await frame.getByRole('article').count()).toBeGreaterThan(3);
  await context.setOffline(false);
  await frame.getByRole('button', { name: 'Try again' }).press('Enter');
  await frame.getByRole('dialog').getByLabel('First name').waitFor();
});

it('takes the new version where the old one’s files are gone, without a word and with every answer', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await page.goto(site.write('deployed', between()));
  const frame = await shownFrame(page);
  await page.waitForLoadState('networkidle');
  await frame.getByRole('checkbox', { name: 'Cat' }).check();
  // The old names answer 404 until the frame has been loaded anew.
  let gone = true;
  await page.route(fileOf('matches-screen'), (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.route('**/embed/matches*', (route) => {
    if (route.request().isNavigationRequest()) gone = false;
    return route.continue();
  });
  await frame.getByRole('button', { name: /^Match Me/ }).press('Enter');
  await frame.getByRole('article').first().waitFor();
  expect(gone).toBe(false);
  await isHereAgain(frame);
  await wishes(frame).click();
  await frame.getByRole('checkbox', { name: 'Cat' }).waitFor();
  expect(await frame.getByRole('checkbox', { name: 'Cat' }).isChecked()).toBe(true);
});

it('a file that stays away is asked for anew once and not for ever', async () => {
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

it('is walked by keys from the page before it to the page behind it and back, and all that has the focus is seen', async () => {
  await using context = await site.visitor({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.write('keys', between(COLLEGE.replace('csa', 'default'))));
  await shownFrame(page);
  /** What of the focused thing is cut off by the page's window, in pixels; undefined outside of the frame. */
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

it('is scrolled by a finger as a part of its page, and large enough to hit', async () => {
  await using context = await site.visitor({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(site.write('touched', between()));
  const frame = await shownFrame(page);
  const fingers = await context.newCDPSession(page);
  await page.locator('iframe').evaluate((element) => element.scrollIntoView());
  const before = await page.evaluate(() => scrollY);
  // A page that a finger has thrown still moves, and a touch then only stops it.
  const stopped = page.evaluate(
    () => new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
  );
  // One that begins on the questions and goes up the screen.
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
        // What only programs find, the trap for spam, has no place in the order of the keyboard either.
        .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
        // A home's name leads where "View details" below it does.
        .filter((element) => !element.closest('h3'))
        .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 24)
        .map(({ element }) => element.outerHTML),
    );
  expect(await small()).toEqual([]);
  await frame.getByRole('button', { name: /^Match Me/ }).tap();
  await frame.getByRole('article').first().waitFor();
  expect(await small()).toEqual([]);
  await frame.getByRole('button', { name: /^Save/ }).first().tap();
  await frame.getByText(/is on your shortlist/).waitFor();
});

it('goes on over the night: a token that has ended and a server that was started anew between two screens', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/embed/graphql')) refused.push(response.status());
  });
  // The page as it was sent yesterday: its token ended long ago.
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
