import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Helpers to operate a page with the keyboard alone. */

/** Returns the names of the elements that match a selector, in document order. */
const names = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      (elements as HTMLInputElement[]).map(({ ariaLabel, textContent, labels }) =>
        (ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '').trim(),
      ),
    );

/** Waits until an element with this name is on the page, then presses Tab until it has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const isNamed = (found: string[]) => found.some((text) => name.test(text));
  await expect.poll(() => names(page, 'a, button, input, select, summary, textarea, [tabindex]')).toSatisfy(isNamed);
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (isNamed(await names(page, ':focus'))) return;
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
