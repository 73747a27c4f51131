import type { Page } from 'playwright-core';

/** Helpers to operate a page with the keyboard alone. */

/** Returns the accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { ariaLabel, textContent, labels } = (document.activeElement ?? document.body) as HTMLInputElement;
    return (ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '').trim();
  });

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`No Tab leads to ${name} on ${page.url()}`);
}

/** Moves the focus to the element with this name and presses Enter. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Types into each of these fields in turn; a select finds its option by the typed letters. */
export async function typeInto(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.type(text);
  }
}
