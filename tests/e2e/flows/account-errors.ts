import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn } from '../support/posting-page.ts';
import { openAsVisitor, pathOf, type Failure, type GetSite } from '../support/site.ts';

/** Error handling of the login and password reset forms [§8]. */
export const failedLine = (page: Page, failure?: Failure) =>
  page.getByText(
    typeof failure === 'object' && 'status' in failure && failure.status < 500
      ? "The server didn't accept that. Nothing was lost. Reload the page and try again."
      : 'We could not reach the server. Nothing was lost. Try again.',
  );

/** Checks that the form shows no errors: no field is marked, and no dialog is open. */
export async function hasNoErrors(page: Page): Promise<void> {
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  // An empty alert region is always there.
  expect(await page.locator('[role=alert]').filter({ hasText: /\S/ }).count()).toBe(0);
}

/** All error statuses to test. */
const statuses = [400, 401, 403, 404, 405, 409, 413, 415, 418, 422, 429, 500, 502, 503, 504];

export function accountErrorFlows(site: GetSite): void {
  it('reports politely that a login did not reach the server, and submits the same again [K53]', async () => {
    const { page, context } = await openAsVisitor(site(), '/login');
    await site().fail(page, 'Login', 'unreachable');
    await logIn(page);
    await failedLine(page).waitFor();
    await hasNoErrors(page);
    expect(await page.getByRole('main').getByLabel('Email', { exact: true }).inputValue()).toBe(
      'landlord@demo.example',
    );
    expect(await page.getByRole('main').getByLabel('Password', { exact: true }).inputValue()).toBe('demo-landlord');
    await site().restore(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.waitForURL('**/advertising-home');
    await context.close();
  });

  it('reports the same for a password reset, and shows the response as a notification [K59]', async () => {
    const { page, context } = await openAsVisitor(site(), '/password/reset');
    const message = page.getByRole('dialog').filter({ hasText: 'If that address has an account' });
    await page.getByLabel('Email', { exact: true }).fill('rosa@walnut.example');
    await site().fail(page, 'RequestPasswordReset', 'unreachable');
    await page.getByRole('button', { name: 'Send' }).click();
    await failedLine(page).waitFor();
    await hasNoErrors(page);
    await site().restore(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await message.getByRole('button', { name: 'OK' }).click();
    // A response without a message, like the specification's 204, shows the same text.
    await site().fail(page, 'RequestPasswordReset', { answered: { __typename: 'Done', message: null } });
    await page.getByRole('button', { name: 'Send' }).click();
    await message.getByRole('button', { name: 'OK' }).click();
    await site().fail(page, 'RequestPasswordReset', {
      answered: { __typename: 'Done', message: 'Look into your mail.' },
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('dialog').getByText('Look into your mail.').waitFor();
    await context.close();
  });

  it('shows the first error message beside its field until that field is edited', async () => {
    const { page, context } = await openAsVisitor(site(), '/login');
    const email = page.getByRole('main').getByLabel('Email', { exact: true });
    await logIn(page, 'rosa', 'a long phrase');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await site().fail(page, 'Login', { refused: { email: ['The first.', 'The second.'], password: ['Another.'] } });
    await logIn(page);
    await page.getByText('The first.').waitFor();
    expect(await page.getByText('The second.').count()).toBe(0);
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    const described = (await email.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('The first.');
    await email.fill('rosa@walnut.example');
    await expect.poll(() => page.getByText('The first.').count()).toBe(0);
    expect(await page.getByText('Another.').count()).toBe(1);
    await context.close();
  });

  it('keeps the form usable whatever the status', async () => {
    const { page, context } = await openAsVisitor(site(), '/login');
    const button = page.getByRole('main').getByRole('button', { name: 'Login' });
    await site().fail(page, 'Login', 'unreachable');
    await logIn(page);
    for (const status of statuses) {
      await site().fail(page, 'Login', { status });
      await button.click();
      await expect.poll(() => button.getAttribute('aria-disabled'), { message: `busy after ${status}` }).toBe(null);
      await failedLine(page, { status }).waitFor();
      await hasNoErrors(page);
    }
    await site().restore(page);
    await button.click();
    await page.waitForURL('**/advertising-home');
    await context.close();
  });

  it('sends the token with every call, and recovers once from a stale one', async () => {
    const { page, context } = await openAsVisitor(site(), '/login');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (pathOfCall(request.url()) === '/api/session') calls.push('a new token');
      const isOperation = request.method() === 'POST' && pathOfCall(request.url()) === '/graphql';
      if (isOperation) calls.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    const token = { name: 'XSRF-TOKEN', value: 'of-yesterday', url: site().url };
    await context.addCookies([token]);
    // a page with the cookie but without the header's value is rejected on both sides
    const refused = await page.evaluate(async () => {
      const body = JSON.stringify({ query: 'mutation Logout { logout { ok } }', operationName: 'Logout' });
      const answer = await fetch('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
      return answer.status;
    });
    expect(refused).toBe(403);
    await context.clearCookies({ name: 'XSRF-TOKEN' });
    calls.length = 0;
    await logIn(page);
    await page.waitForURL('**/advertising-home');
    expect(calls.slice(0, 3)).toEqual(['Login', 'a new token', 'Login']);
    await context.close();
  });

  it('requires a login where the session ended meanwhile, then completes the action', async () => {
    const { page, context } = await openAsVisitor(site(), '/login');
    await logIn(page);
    await page.waitForURL('**/advertising-home');
    const home = page
      .getByRole('article')
      .filter({ hasText: 'apartments have no limit' })
      .filter({ hasText: 'Active' })
      .first();
    await home.waitFor();
    await context.clearCookies();
    const name = (await home.getByRole('heading').textContent()) ?? '';
    await home.getByRole('button', { name: /Mark as rented/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email', { exact: true }).fill('landlord@demo.example');
    await dialog.getByLabel('Password', { exact: true }).fill('demo-landlord');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: `${name} is marked as rented.` })
      .waitFor();
    expect(pathOf(page)).toBe('/advertising-home');
    await context.close();
  });
}

const pathOfCall = (url: string) => new URL(url).pathname;
