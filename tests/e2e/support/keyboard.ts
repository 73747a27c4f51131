import type { Page } from 'playwright-core';

/** How one gets about with the keyboard alone. */

/** What has the focus, by its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { ariaLabel, textContent, labels } = (document.activeElement ?? document.body) as HTMLInputElement;
    return (ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '').trim();
  });

/** Moves the focus with Tab until it is on what is called this. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`No Tab leads to ${name} on ${page.url()}`);
}

/** To what is called this, and Enter. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Into each of these fields in turn: a drop-down finds its option by the letters. */
export async function typeInto(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.type(text);
  }
}
