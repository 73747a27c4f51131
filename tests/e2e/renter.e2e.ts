import { PER_PAGE } from '../../domain/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchPage, kilobytes, measurePageWeight, weightLimits } from '../setup/page-weight.ts';
import { accessibilityFlows, detailsRedirectFlow } from './flows/browsing/accessibility.ts';
import { listingImageFlows } from './flows/browsing/listing-images.ts';
import { filterFlows } from './flows/filters.ts';
import { persistenceFlows } from './flows/persistence.ts';
import { mapFlows } from './flows/map.ts';
import { placePageFlows } from './flows/place-pages.ts';
import { renterFlows, type ContactRequestSent } from './flows/renter.ts';
import { startRealSite, type RealSite } from './support/real-site.ts';
import { openAsVisitor } from './support/site.ts';

/**
 * The student journeys on the product, and what is stored of them. The tests below cover what only a server does and
 * the mocked client lacks: emails, pages without JavaScript, output for search engines.
 */
let site: RealSite;
beforeAll(async () => {
  site = await startRealSite();
});
afterAll(() => site.stop());

interface Mail {
  to: string;
  text: string;
  headers: Record<string, string>;
}

const mailsAbout = async (email: string) => {
  const { data } = (await (await fetch(`${site.url}/dev/api/mails`)).json()) as { data: Mail[] };
  return data.filter(({ to, text }) => to === email || text.includes(email));
};

/** Checks that the landlord is emailed at once; the renter first to confirm the address, then with a copy (K23). */
async function bothAreWrittenTo({ home, email }: ContactRequestSent): Promise<void> {
  await expect.poll(async () => (await mailsAbout(email)).length).toBe(2);
  const confirmation = (await mailsAbout(email)).find(({ to }) => to === email);
  expect(confirmation?.text).not.toContain('desk');
  const page = await site.browser.newPage();
  await page.goto(/http\S+\/renter-email\/\S+/.exec(confirmation?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  await page
    .getByText(/Copies are on their way/)
    .or(page.getByText('Copies of what you send'))
    .waitFor();
  await page.close();
  await expect.poll(async () => (await mailsAbout(email)).length).toBe(3);
  const mails = await mailsAbout(email);
  const toLandlord = mails.find(({ to }) => to !== email);
  expect(toLandlord?.headers['reply-to']).toContain(email);
  const words = [home, 'Ohio State University', 'Ana Díaz', '(614) 555-0188', 'No Pets', 'Is there room for a desk?'];
  for (const word of words) expect(toLandlord?.text).toContain(word);
  const copy = mails.find(({ to, text }) => to === email && text !== confirmation?.text);
  expect(copy?.text).toContain('Is there room for a desk?');
  expect(copy?.text).not.toContain(toLandlord?.to);
}

renterFlows(() => site, bothAreWrittenTo);
filterFlows(() => site);
persistenceFlows(() => site);

it('records the views, clicks and contact requests of those students, with the position of each listing', async () => {
  const counted = async () => {
    const { rows } = await site.product.database.pool.query<{ action: string; placed: number }>(
      `select action, sum(placed)::int as placed from tracked_match where site = 'default' group by action`,
    );
    return Object.fromEntries(rows.map(({ action, placed }) => [action, placed > 0]));
  };
  // Pending events are sent when a page is left.
  await expect.poll(counted).toMatchObject({ view: true, click: true, request: true });
});
mapFlows(() => site);
placePageFlows(() => site);
listingImageFlows(() => site);
accessibilityFlows(() => site);
detailsRedirectFlow(() => site);

it('opens the filters that were pressed before their code had come', async () => {
  const pressed = Promise.withResolvers<void>();
  const path = '/matches?location_type=college&location_id=204796';
  const { page, context, complaints } = await openAsVisitor({ ...site, ready: async () => {} }, path, {}, (visitor) =>
    visitor.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('Maximum monthly rent')) await pressed.promise;
      await route.fulfill({ response });
    }),
  );
  await page.getByRole('button', { name: 'Filters' }).click();
  pressed.resolve();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('keeps the page when a dialog cannot be loaded, and opens it after a reload', async () => {
  const { page, context } = await openAsVisitor(site, '/matches?location_type=college&location_id=204796');
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.waitFor();
  await page.route('**/assets/*.js', (route) => route.abort());
  await filters.click();
  await page.getByText("This didn't load.").waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your Matches');
  expect(await filters.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await filters.click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await context.close();
});

it('shows the places and the listings without JavaScript', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/search?q=ohio+st`);
  await page
    .getByRole('link', { name: /Ohio State University/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^See all .* homes/ }).click();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(5);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('link', { name: /, image 2 of / }).click();
  await page.waitForURL(/\/pictures\/[^/]+-large\.jpg$/);
  await context.close();
});

it('sends every answer of the questionnaire without JavaScript', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/questionnaire?location_type=college&location_id=204796`);
  await page.getByRole('checkbox', { name: 'Dog' }).check();
  await page.getByRole('checkbox', { name: 'Parking' }).check();
  expect(await page.getByLabel('Move-in date').isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'On a specific date' }).check();
  await page.getByLabel('Move-in date').fill('2199-08-15');
  await page.getByRole('button', { name: 'Show Me My Matches →' }).click();
  await page.waitForURL(/\/matches/);
  const sent = new URL(page.url()).searchParams;
  expect([sent.getAll('pets').includes('1'), sent.get('features'), sent.get('move_in_day')]).toEqual([
    true,
    '2',
    '2199-08-15',
  ]);
  // The results are those of the answers: the dog is one of the filters.
  await page.getByRole('link', { name: /Remove Dog/ }).waitFor();
  await context.close();
});

it('subscribes to new listings from the matches, confirms the alert, and unsubscribes by the link of an email without JavaScript', async () => {
  const email = 'ines@student.example';
  const page = await site.browser.newPage();
  await page.goto(`${site.url}/matches?location_type=college&location_id=204796&bedrooms=2`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Email me new homes' }).click();
  await page.getByText(/confirm the alert for homes near Ohio State University \(2 bedrooms\)/).waitFor();
  await page.close();

  const mails = async () => {
    const { data } = (await (await fetch(`${site.url}/dev/api/mails`)).json()) as { data: Mail[] };
    return data.filter(({ to }) => to === email);
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
  const link = /<(.+)>/.exec((await mails())[0]?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const context = await site.browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(link.replace('/unsubscribe/', '/alert/'));
  await plain.getByRole('button', { name: 'Confirm your alert' }).click();
  await plain.getByRole('heading', { level: 1, name: 'Your alert is on' }).waitFor();
  await plain.getByText(/We email new homes near Ohio State University .* at most once a day\./).waitFor();
  await plain.getByRole('link', { name: 'Unsubscribe' }).click();
  await plain.getByRole('button', { name: 'Unsubscribe' }).click();
  await plain.getByRole('heading', { level: 1, name: "You're unsubscribed" }).waitFor();
  await plain.getByRole('button', { name: 'Resubscribe' }).click();
  await plain.getByRole('heading', { level: 1, name: 'Your alert is on' }).waitFor();
  await context.close();
});

it('sends the matches with every image in a size that suits a phone', async () => {
  const path = '/matches?location_type=college&location_id=204796';
  const { document, scripts, styles, fonts } = await measurePageWeight(site.url, path);
  expect(kilobytes(document)).toBeLessThanOrEqual(weightLimits.document);
  expect(kilobytes(scripts)).toBeLessThanOrEqual(weightLimits.scripts);
  const html = await (await fetch(site.url + path)).text();
  const pictures = [...html.matchAll(/<source [^>]*?(\/pictures\/[\w-]+-720\.webp) 720w/g)].map(
    ([, file = '']) => file,
  );
  expect(pictures.length).toBeGreaterThan(5);
  // The head requests the first image; scripts appear only by name, to be loaded after the first frame.
  expect(html).not.toMatch(/modulepreload"|<script[^>]* src=/);
  expect(html.slice(0, html.indexOf('</head>'))).toContain(`imageSrcSet="${pictures[0]?.replace('720', '480')}`);
  const page = document + scripts + styles + fonts;
  let drawn = 0;
  for (const picture of pictures) {
    const answer = await fetchPage(site.url + picture);
    expect([answer.status, answer.type]).toEqual([200, 'image/webp']);
    drawn += answer.bytes;
  }
  expect(kilobytes(page + (drawn / pictures.length) * PER_PAGE)).toBeLessThanOrEqual(weightLimits.matches);
});

it('renders every screen completely on the server, whichever was requested first', async () => {
  const place = 'location_type=college&location_id=204796';
  const html = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { accept: 'text/html' } });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const matches = await html(`/matches?${place}`);
  const home = /\/home\/[a-z0-9-]+/.exec(matches)?.[0] ?? '';
  const screens: [string, string][] = [
    [`/questionnaire?${place}`, 'Show Me My Matches →'],
    [home, 'application/ld+json'],
    // The page contains the whole shortlist, so a browser with no stored data shows it.
    [`/shortlist?homes=${/\d+$/.exec(home)?.[0]},99999999`, 'A shortlist of 1 home'],
    [`/shortlist?homes=${/\d+$/.exec(home)?.[0]},99999999`, 'One home on this list is no longer available.'],
    [`/matches/none?${place}&bedrooms=8&budget=300`, '<article'],
    [`/matches/none?${place}&bedrooms=8&budget=300`, 'Small changes that help most'],
    [`/matches/end?${place}&bedrooms=2&budget=900`, 'See more with a small change'],
    [
      /href="(\/directions\?[^"]+)"/.exec(await html(home))?.[1]?.replaceAll('&amp;', '&') ?? '',
      'directions in Google',
    ],
    ['/college/ohio-state-university-main-campus', 'Find my match'],
    ['/city/columbus-oh', 'Columbus'],
    ['/state/oh', 'Ohio'],
    ['/search?q=ucla', 'Los Angeles'],
    ['/', 'College student housing finder'],
  ];
  for (const [path, words] of [...screens, ...screens.toReversed()]) expect(await html(path)).toContain(words);
});

it('gives a search engine each listing once, with its image, and withdraws an unavailable one', async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const address = /<loc>([^<]*\/home\/[^<]*)<\/loc>/.exec(map)?.[1] ?? '';
  const ask = async () => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    return { status: answer.status, html: await answer.text() };
  };
  const { status, html } = await ask();
  expect(status).toBe(200);
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  const picture = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? '';
  const drawn = await fetch(picture);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

  const slug = address.replace(/.*\/home\//, '');
  const { pool } = site.product.database;
  await pool.query('update listing set rented_at = now() where slug = $1', [slug]);
  await pool.query('delete from offer where listing_id = (select id from listing where slug = $1)', [slug]);
  await expect.poll(async () => (await ask()).status).toBe(410);
  const gone = await ask();
  expect(gone.html).toContain('<meta name="robots" content="noindex"/>');
  // Similar listings, which keep the page useful.
  expect(gone.html.match(/<article/g)?.length).toBe(6);
  expect(gone.html.includes(`"/home/${slug}"`)).toBe(false);
});
