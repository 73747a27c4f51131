import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviceFlows } from './flows/drafts.ts';
import { landlordKeyboardFlows } from './flows/landlord-keyboard.ts';
import { importFlows } from './flows/import.ts';
import { landlordFlows } from './flows/landlord.ts';
import { startRealSite, type RealSite } from './support/real-site.ts';

/** The landlord journeys on the built product. The tests below cover the server-rendered pages and the server log. */
let site: RealSite;
beforeAll(async () => {
  site = await startRealSite();
});
afterAll(() => site.stop());

landlordFlows(
  () => site,
  (secrets) => {
    for (const secret of secrets) expect(site.product.output()).not.toContain(secret);
  },
);

landlordKeyboardFlows(() => site);
deviceFlows(() => site);
importFlows(() => site);

it.each(['/login', '/password/reset/some-token?email=a%40b.example'])(
  'keeps a password typed before the script of %s has loaded, and keeps it out of the URL',
  async (path) => {
    const page = await site.browser.newPage();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const password = page.locator('input[type=password]').first();
    await password.fill('typed early');
    await password.press('Enter');
    expect(page.url()).toBe(site.url + path);
    release();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(site.url + path);
    expect(await password.inputValue()).toBe('typed early');
    await page.close();
  },
);
