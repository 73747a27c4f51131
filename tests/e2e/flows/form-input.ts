import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseApartment } from '../support/posting-page.ts';
import { openAsVisitor, type GetSite } from '../support/site.ts';

/** Keyboard editing in a digit field, in a real browser with its own editing, caret and clipboard. */
interface Case {
  from: string;
  /** How far the caret is moved first, from the start. */
  at: number;
  keys: readonly string[];
  /** The result, with | at the caret. */
  leaves: string;
}

const FULL = '(614) 555-0143';
const cases: Case[] = [
  { from: '', at: 0, keys: [...'6145550143'], leaves: '(614) 555-0143|' },
  { from: '', at: 0, keys: [...'614x555-0143'], leaves: '(614) 555-0143|' },
  // backwards over the mask, digit by digit
  { from: FULL, at: 14, keys: Array.from({ length: 10 }, () => 'Backspace'), leaves: '|' },
  { from: FULL, at: 6, keys: ['Backspace', 'Backspace'], leaves: '(61|5) 550-143' },
  { from: FULL, at: 10, keys: ['Backspace', 'Backspace'], leaves: '(614) 55|0-143' },
  // forwards over it
  { from: FULL, at: 0, keys: Array.from({ length: 11 }, () => 'Delete'), leaves: '|' },
  { from: FULL, at: 4, keys: ['Delete', 'Delete'], leaves: '(614) |550-143' },
  // in the middle
  { from: '(614) 555-014', at: 6, keys: ['9'], leaves: '(614) 9|55-5014' },
  { from: FULL, at: 7, keys: ['9'], leaves: '(614) 5|55-0143' },
  {
    from: FULL,
    at: 6,
    keys: ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', '7'],
    leaves: '(614) 7|01-43',
  },
  { from: FULL, at: 7, keys: ['Backspace', '8'], leaves: '(614) 8|55-0143' },
  // the browser's own selection
  { from: FULL, at: 3, keys: ['ControlOrMeta+a', '5'], leaves: '(5|' },
  { from: FULL, at: 3, keys: ['ControlOrMeta+a', 'ControlOrMeta+x', 'ControlOrMeta+v'], leaves: '(614) 555-0143|' },
];

const pasted: [text: string, phone: string][] = [
  ['+1 614.555.0199', '(614) 555-0199'],
  ['1,250 sq', '(125) 0'],
  ['$1,250.00', '(125) 000'],
];

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    const end = selectionEnd === selectionStart ? '|' : '<selected>';
    return value.slice(0, selectionStart ?? 0) + end + value.slice(selectionStart ?? 0);
  });

export function formInputFlows(site: GetSite): void {
  it('lets a phone number be typed, deleted, pasted and corrected in the middle, without trapping the caret', async () => {
    const { page, context } = await openAsVisitor(site(), '/post/step-1');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await chooseApartment(page);
    const phone = page.getByLabel('Phone');
    for (const { from, at, keys, leaves } of cases) {
      await phone.fill(from);
      await phone.press('Home');
      for (let step = 0; step < at; step += 1) await phone.press('ArrowRight');
      for (const key of keys) await phone.press(key);
      expect([from, at, keys, await stateOf(page)]).toEqual([from, at, keys, leaves]);
    }
    for (const [text, number] of pasted) {
      await phone.fill('');
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await phone.press('ControlOrMeta+v');
      expect([text, await phone.inputValue()]).toEqual([text, number]);
    }
    await context.close();
  });
}
