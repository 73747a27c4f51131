import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  DRAFT_KEY,
  emptyDraft,
  serializeDraft,
} from '../../../client/features/posting/draft/persistence/stored-draft.ts';
import { logIn } from '../support/posting-page.ts';
import { openAsVisitor, fitsTheWindow, goTo, type Site, type GetSite } from '../support/site.ts';

/** Size of the narrowest phone; a window of 1280 by 1024 at 400% zoom is as wide, and a quarter as high. */
const NARROW = { width: 320, height: 568 };
const ZOOMED = { width: 320, height: 256 };

interface Opened {
  /** The dialog's title. */
  title: string;
  /** Path of the start page. */
  at: string;
  /** Opens it; returns the control that was pressed, null where the dialog opened by itself. */
  open(page: Page, site: Site): Promise<Locator | null>;
  /** Text of its last control. */
  last: string | RegExp;
}

const press = async (button: Locator): Promise<Locator> => {
  await button.click();
  return button;
};
/** The edit of a listing before login: its login dialog opens by itself, and again from its button. */
const editing = '/edit/high-street-lofts-columbus-273';
async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('dialog', { name: 'Login' }).waitFor();
  await page.keyboard.press('Escape');
  return press(page.getByRole('main').getByRole('button', { name: 'Login' }));
}

/** Every dialog of the specification [§2]. */
const dialogs: Opened[] = [
  { title: 'Login', at: editing, open: openLogin, last: 'Forgot Password' },
  {
    title: 'Forgot Password',
    at: editing,
    open: async (page) => {
      const opener = await openLogin(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Forgot Password' }).click();
      return opener;
    },
    last: 'Back to login',
  },
  {
    title: 'Please note',
    at: '/password/reset',
    open: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('rosa@walnut.example');
      return press(page.getByRole('main').getByRole('button', { name: 'Send' }));
    },
    last: 'OK',
  },
  {
    title: 'Welcome back',
    at: '/how-to-use',
    open: async (page, site) => {
      const draft = { ...emptyDraft(crypto.randomUUID()), type: 84, name: 'Trouble Hall', description: 'Two rooms.' };
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        DRAFT_KEY,
        serializeDraft(draft, Date.now()),
      ] as const);
      await goTo(site, page, '/post/step-1');
      return null;
    },
    last: 'Restore',
  },
  {
    title: 'Cancel ',
    at: '/login',
    open: async (page) => {
      await logIn(page);
      await page.waitForURL('**/advertising-home');
      return press(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Cancel/ })
          .first(),
      );
    },
    last: 'Cancel My Listing',
  },
  {
    title: 'Choose a date',
    at: '/questionnaire?location_type=college&location_id=204796',
    open: async (page) => {
      await page.getByLabel('On a specific date').check();
      return press(page.getByRole('main').getByRole('button', { name: 'Calendar' }));
    },
    last: /^(Today, )?\w+, \w+ \d+, \d{4}/,
  },
];

/** Returns where the focus is: in the dialog, in the browser (past its last control), or in the page behind it. */
const focusIsIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === body || !activeElement) return 'the browser';
    return activeElement.closest('dialog[open]') ? 'the dialog' : 'the page';
  });

export function dialogFlows(site: GetSite): void {
  it.each(dialogs)(
    '$title: opens once, has a label, keeps the page still, fits a narrow window and closes with Escape [K13]',
    async ({ at, title, ...row }) => {
      const { page, context, complaints } = await openAsVisitor(site(), at, { viewport: NARROW });
      const opener = await row.open(page, site());
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      expect(await page.locator('dialog').count()).toBe(1);
      await fitsTheWindow(page);
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

      // The focus starts in it, and no key moves it to the page behind.
      await expect.poll(() => focusIsIn(page)).toBe('the dialog');
      const been = new Set<string>();
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        been.add(await focusIsIn(page));
      }
      expect([...been]).not.toContain('the page');

      // The page behind it does not scroll.
      const top = () => page.evaluate(() => scrollY);
      const before = await top();
      await page.mouse.move(160, 20);
      await page.mouse.wheel(0, 400);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
      expect(await top()).toBe(before);

      // Its last button is reachable at high zoom.
      await page.setViewportSize(ZOOMED);
      const last = dialog.getByRole('button', { name: row.last }).last();
      await last.scrollIntoViewIfNeeded();
      const box = await last.boundingBox();
      expect(box && box.y >= 0 && Math.floor(box.y + box.height) <= ZOOMED.height).toBe(true);
      await page.setViewportSize(NARROW);

      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await page.locator('dialog').count()).toBe(0);
      // The focus returns to what was pressed; a dialog that opened by itself leaves it to the page's content.
      const back = opener ?? page.locator('main :focus, main:focus');
      await expect.poll(() => back.evaluateAll(([element]) => element === document.activeElement)).toBe(true);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
}
