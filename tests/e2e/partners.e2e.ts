import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { startPartnerSite, type PartnerSite } from './support/partner-site.ts';

/** The page for partners in a browser: the preview follows each option at once, and the copied snippet works unchanged. */
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.stop());

let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await site.browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
});
afterEach(() => context.close());

async function open(query = ''): Promise<void> {
  await page.goto(`${site.product.url}/partners${query}`);
  await page.waitForSelector('html[data-alive]', { state: 'attached' });
}

const preview = () => page.frameLocator('iframe[title="Widget preview"]');
const copied = async (label: string) => {
  await page.getByRole('button', { name: `Copy: ${label}` }).click();
  await page.getByText(`${label} copied.`).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};

it('previews the chosen options, and the copied snippet shows the same on another site under a strict policy', async () => {
  await open();
  await preview().getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('radio', { name: 'CR Housing' }).check();
  await page.getByLabel(/^Place/).fill('ohio st');
  await page.getByRole('option', { name: /Ohio State University/ }).waitFor();
  await page
    .getByRole('option', { name: /Ohio State University/ })
    .first()
    .click();
  await preview()
    .getByText(/Ohio State University/)
    .first()
    .waitFor();
  expect(new URL(page.url()).search).toMatch(/brand=cr.*location_type=college.*location_id=204796/);
  await page.getByRole('radio', { name: /400 px/ }).check();
  await page.waitForFunction(() => document.querySelector('iframe')?.clientWidth === 400);

  const snippet = await copied('Your snippet');
  expect(snippet).toContain(`src="${site.product.url}/widget.js"`);
  const policy = await copied('Your policy');

  const strict = { 'content-security-policy': `default-src 'none'; ${policy.replaceAll('\n', ' ')}` };
  const host = site.write('strict', `<!doctype html><title>Host</title><h1>Ours</h1>${snippet}`, strict);
  const refused: string[] = [];
  page.on('console', (message) => {
    // The browser itself requests a favicon, which this policy blocks as intended.
    if (/Content Security Policy/.test(message.text()) && !/favicon/.test(message.text())) refused.push(message.text());
  });
  await page.goto(host);
  const widget = page.frameLocator('iframe');
  await widget
    .getByText(/Ohio State University/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Homes near Ohio State University' }).waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(400);
  expect(refused).toEqual([]);
});

it('works by keyboard, and keeps the chosen options over a reload', async () => {
  await open();
  await page.getByLabel(/^Place/).focus();
  await page.keyboard.type('ohio st');
  await page.getByRole('option', { name: /Ohio State University/ }).waitFor();
  await page.keyboard.press('Enter');
  const change = page.getByRole('button', { name: 'Change the place' });
  await change.waitFor();
  await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Change the place' }).waitFor();
  await expect.poll(() => page.locator('pre').first().innerText()).toContain('data-location-id="204796"');
  await page.waitForSelector('html[data-alive]', { state: 'attached' });
  await page.getByRole('button', { name: 'Change the place' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'widget-place');
  await expect.poll(() => page.locator('pre').first().innerText()).not.toContain('data-location-id');
});

it('sends a message to the operator, and shows what is missing at its field', async () => {
  await open();
  const form = page.locator('form').filter({ hasText: 'About your site' });
  await form.getByLabel('First name').fill('Ines');
  await form.getByLabel('Last name').fill('Okafor');
  await form.getByLabel('Email', { exact: true }).fill('ines@packard.example');
  await form.getByLabel('Phone').fill('7345550142');
  await form.getByRole('button', { name: 'Send inquiry' }).click();
  await form.getByText('Enter a message.').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('about');
  await form.getByLabel('About your site').fill('https://www.packard.example');
  await form.getByRole('button', { name: 'Send inquiry' }).click();
  await page.getByText('A person will read it and reply to ines@packard.example.').waitFor();
});

it('keeps a typed inquiry over choices and links to parts of the page, and follows the address', async () => {
  await open();
  const about = page.getByLabel('About your site');
  await about.fill('https://www.packard.example');
  await page.getByRole('radio', { name: 'CR Housing' }).check();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect.poll(() => page.evaluate(() => location.search + location.hash)).toMatch(/brand=cr.*#content$/);
  expect(await about.inputValue()).toBe('https://www.packard.example');
  await page.getByRole('link', { name: 'For partners' }).press('Enter');
  await expect.poll(() => page.getByRole('radio', { name: 'CR Housing' }).isChecked()).toBe(false);
  expect(await about.inputValue()).toBe('https://www.packard.example');
});

it('opens the matches where the page around it allows no form submission', async () => {
  const line = `<script async src="${site.product.url}/widget.js" data-location-id="204796"></script><a href="/">Homes</a>`;
  const sandbox = { 'content-security-policy': 'sandbox allow-scripts allow-same-origin' };
  await page.goto(
    site.write('sandboxed-form', `<!doctype html><title>Host</title><body><h1>Ours</h1>${line}`, sandbox),
  );
  const widget = page.frameLocator('iframe');
  await widget.locator('html[data-alive]').waitFor({ state: 'attached' });
  await widget.getByRole('button', { name: /^Show Me My Matches/ }).click();
  await widget.getByRole('article').first().waitFor();
});

it.each([
  { what: 'the search box', query: '?brand=cr', width: 1280 },
  { what: 'the search box on a phone', query: '?brand=csa', width: 320 },
  { what: 'the questions of a college', query: '?location_type=college&location_id=204796', width: 390 },
])('shifts no layout when the script of the copied snippet loads late: $what', async ({ query, width }) => {
  await page.goto(`${site.product.url}/partners${query}`);
  const snippet = await page.locator('pre').first().innerText();
  const after = '<p>Opening hours</p>'.repeat(9);
  const host = site.write('late', `<meta name="viewport" content="width=device-width"><h1>Ours</h1>${snippet}${after}`);
  const guest = await context.newPage();
  await guest.setViewportSize({ width, height: 900 });
  await guest.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
        moved.push(...sources.map(({ node }) => node?.localName ?? 'nothing'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The script loads long after the page was painted.
  await guest.route('**/widget.js', async (route) => {
    await guest.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await guest.goto(host);
  await guest.locator('iframe').waitFor({ state: 'visible' });
  await guest.frameLocator('iframe').locator('html[data-alive]').waitFor({ state: 'attached' });
  await guest.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await guest.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

it('selects the text that the browser does not allow it to copy, and says so', async () => {
  await page.addInitScript(() => {
    const refuse = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
    Object.defineProperty(navigator, 'clipboard', { value: refuse });
  });
  await open('?brand=csa');
  await page.getByRole('button', { name: 'Copy: Your snippet' }).press('Enter');
  await page.getByText('The text is selected').waitFor();
  const marked = await page.evaluate(() => getSelection()?.toString());
  expect(marked).toBe(await page.locator('pre').first().innerText());
});

it("is embedded and read by a partner's pages, and on another site only the link remains, as the guide says", async () => {
  const line = `<script async src="${site.product.url}/widget.js" data-site="cr" data-location-type="college"
    data-location-id="204796"></script><a id="plain" href="/">Homes near Ohio State University</a>`;
  const listens = `<script>addEventListener('nearcampus-widget', () =>
    NearcampusWidget.on('error', ({ message }) => (document.title = message)))</script>`;
  const host = new URL(site.write('anybody', `<h1>Ours</h1>${listens}${line}`));
  /** Reads what the guide's own example shows: name, rent and address of each listing. */
  const read = () =>
    page.evaluate(async (url) => {
      const answer = await fetch(`${url}/api/partner/listings?school_id=204796`);
      const { data, meta } = (await answer.json()) as { data: Record<string, unknown>[]; meta: { total: number } };
      return { homes: data.map((home) => [home['name'], home['rent_from'], home['url']]), total: meta.total };
    }, site.product.url);

  await page.goto(host.href);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('#plain').waitFor({ state: 'hidden' });
  const { homes, total } = await read();
  expect(total).toBeGreaterThan(0);
  const home = [expect.any(String), expect.any(Number), expect.stringMatching(/^http/)];
  expect(homes[0]).toEqual(home);

  // The same machine under a host name that is not on the allowlist.
  host.hostname = 'another.localhost';
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.clock.install();
  await page.goto(host.href);
  await page.waitForFunction(() => window.NearcampusWidget?.widgets[0]?.frame.src);
  await expect
    .poll(async () => {
      await page.clock.runFor(16_000);
      return page.title();
    })
    .toBe("The widget didn't load.");
  expect(await page.locator('#plain').isVisible()).toBe(true);
  await expect.poll(() => refused.join('\n')).toContain('frame-ancestors');
  await expect(read()).rejects.toThrow('Failed to fetch');
});

it('keeps the height that data-height sets, under a policy that requires trusted types', async () => {
  const line = `<script async src="${site.product.url}/widget.js" data-height="1600" data-location-id="204796"></script>`;
  const policy = [
    "default-src 'none'",
    `script-src ${site.product.url}`,
    `frame-src ${site.product.url}`,
    "require-trusted-types-for 'script'",
  ];
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text()) && !/favicon/.test(message.text()))
      broken.push(message.text());
  });
  let answer = () => {};
  const waits = new Promise<void>((done) => (answer = done));
  await page.route('**/embed?*', async (route) => {
    await waits;
    await route.continue();
  });
  const html = `<h1>Ours</h1><p>Lead</p>${line}<a href="/">Homes</a><p>After</p>`;
  await page.goto(site.write('height', html, { 'content-security-policy': policy.join('; ') }));
  await page.waitForFunction(() => document.querySelector('iframe')?.clientHeight === 1600);
  answer();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Homes' }).waitFor({ state: 'hidden' });
  expect(broken).toEqual([]);
});
