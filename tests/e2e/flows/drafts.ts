import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { itInFull } from '../../setup/full.ts';
import { chooseApartment, fillContact, logIn, PASSWORD } from '../support/posting-page.ts';
import { openAsVisitor, goTo, storedText, type GetSite, type VisitorPage } from '../support/site.ts';

/** Drafts that are edited in two tabs, or on two devices. */
const OFFERED = 'You have previously filled in listing information, would you like to restore this data?';
const KEPT = 'Saved to your account for seven days';
const name = (page: Page) => page.getByRole('textbox', { name: 'Property name' });

/** Opens the contact section as the demo landlord, with a started draft of this title. */
async function atTheContact(site: GetSite, title: string): Promise<VisitorPage> {
  const visit = await openAsVisitor(site(), '/login');
  const { page } = visit;
  await logIn(page);
  await page.waitForURL('**/advertising-home');
  await goTo(site(), page, '/post/step-1');
  await chooseApartment(page);
  await fillContact(page, title, 'rosa@walnut.example');
  await page.getByText(KEPT).waitFor();
  return visit;
}

/** Types a title and waits until the account has it. */
async function nameIt(page: Page, title: string): Promise<void> {
  const kept = page.waitForResponse((response) => {
    const sent = response.request().postData() ?? '';
    return sent.includes('saveDraft') && sent.includes(title);
  });
  await name(page).fill(title);
  await kept;
}

async function restore(page: Page): Promise<void> {
  await page.getByText(OFFERED).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('heading', { name: 'Contact Information' }).waitFor();
}

export function draftFlows(site: GetSite): void {
  it('shows in one tab what is typed in the other; deleted in one it disappears from both, and can be restored', async () => {
    const { page, context, complaints } = await atTheContact(site, 'Tabs Court');
    const other = await context.newPage();
    await goTo(site(), other, '/post/step-1');
    await restore(other);
    await expect.poll(() => name(other).inputValue()).toBe('Tabs Court');
    await name(other).fill('Tabs Hall');
    await expect.poll(() => name(page).inputValue()).toBe('Tabs Hall');
    await page.getByLabel('First name').fill('Rosalind');
    await expect.poll(() => other.getByLabel('First name').inputValue()).toBe('Rosalind');
    expect(await storedText(page)).not.toContain(PASSWORD);

    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.waitForURL('**/post/step-1');
    await other.getByText('This draft was deleted in another tab.').waitFor();
    await other.waitForURL('**/post/step-1');
    expect(await storedText(page)).not.toContain('Tabs');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForURL('**/post/step-2');
    await expect.poll(() => name(page).inputValue()).toBe('Tabs Hall');
    await page.getByText(KEPT).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** Tests a draft on two devices, which only a real server connects. */
export function deviceFlows(site: GetSite): void {
  itInFull('continues a draft on another device, and offers a choice where both wrote', async () => {
    const phone = await atTheContact(site, 'Device Court');
    const desk = await openAsVisitor(site(), '/login');
    await logIn(desk.page);
    await desk.page.waitForURL('**/advertising-home');
    await goTo(site(), desk.page, '/post/step-1');
    await restore(desk.page);
    await expect.poll(() => name(desk.page).inputValue()).toBe('Device Court');
    await desk.page.getByText(KEPT).waitFor();

    await nameIt(phone.page, 'Device Hall');
    await desk.page.getByLabel('First name').fill('Rosalind');
    await expect.poll(() => name(desk.page).inputValue()).toBe('Device Hall');
    await nameIt(desk.page, 'Device House');
    await name(phone.page).fill('Device Lodge');
    await phone.page.getByRole('heading', { name: 'Two versions of the property name' }).waitFor();
    await expect.poll(() => name(phone.page).inputValue()).toBe('Device Lodge');
    await phone.page.getByRole('button', { name: 'Use the other version' }).click();
    await expect.poll(() => name(phone.page).inputValue()).toBe('Device House');
    await expect.poll(() => phone.page.getByLabel('First name').inputValue()).toBe('Rosalind');
    await phone.page.getByText(KEPT).waitFor();
    for (const { context, complaints } of [phone, desk]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
}
