import { noTerms } from '../../domain/posting/drafts/draft-limits.ts';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import {
  DRAFT_KEY,
  emptyDraft,
  serializeDraft,
  TAB_KEY,
} from '../../client/features/posting/draft/persistence/stored-draft.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { failedLine } from './flows/account-errors.ts';
import { logIn, PASSWORD, payButton } from './support/posting-page.ts';
import { openAsVisitor, DESK, goTo, storedText, type VisitorPage } from './support/site.ts';
import { startLiveStripeSite, type LiveStripeSite } from './support/live-site.ts';
import { itInFull } from '../setup/full.ts';

/** The product with Stripe keys, as an operator runs it, and a fake of Stripe: its API, its script and its frames. */
let site: LiveStripeSite;
let pictures: { large: string; small: string };
beforeAll(async () => {
  site = await startLiveStripeSite();
  pictures = await new RestClient(site.url).upload(await samplePhoto());
});
afterAll(() => site.stop());

const ASKS = '4000 0027 6000 3184';
const GOOD = '4242 4242 4242 4242';

interface Landlord {
  email: string;
  listing: number;
  name: string;
}

/** Creates a landlord with one house, posted over REST with a card that the processor accepts. */
async function landlord(): Promise<Landlord> {
  const name = `House ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@live.example`;
  const client = new RestClient(site.url);
  const answer = await client.post('/api/posting/post', {
    ...houseDraft([pictures]),
    name,
    payment: { address: testCard.address, zip: testCard.zip, paymentMethod: 'pm_card_visa' },
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const [row] = await rows<{ id: string }>('select id from listing where name = $1', name);
  return { email, name, listing: Number(row?.id) };
}
const rows = async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (await site.product.database.pool.query<Row>(sql, values)).rows;

async function atTheDashboard({ email }: Landlord, options = {}): Promise<VisitorPage> {
  const visit = await openAsVisitor(site, '/login', options);
  await logIn(visit.page, email, PASSWORD);
  await visit.page.waitForURL('**/advertising-home');
  return visit;
}

/** Opens the payment step for another apartment with all other fields filled in. */
async function atThePayment(who: Landlord, name: string, options = {}): Promise<VisitorPage> {
  const visit = await atTheDashboard(who, options);
  const { type: _, ...words } = houseDraft([pictures]);
  const text = serializeDraft(
    {
      ...emptyDraft(randomUUID()),
      ...words,
      type: 84,
      name,
      contact: { ...words.contact, phone: '6145557143' },
      location: { ...words.location, coordinates: null, pin: false },
      floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '900', rent: '1150', ...noTerms() }],
    },
    Date.now(),
  );
  await visit.page.evaluate(
    ([draft, kept, tab]) => {
      localStorage.setItem(draft, kept);
      sessionStorage.setItem(tab, '1');
    },
    [DRAFT_KEY, text, TAB_KEY] as const,
  );
  await goTo(site, visit.page, '/post/step-3');
  await visit.page.getByRole('heading', { level: 1, name: 'Order Summary' }).waitFor();
  return visit;
}

const frame = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox');
/** Until the processor has mounted a field, its label has nothing to focus. */
const ready = (page: Page, name: string) => expect.poll(() => frame(page, name).isEnabled()).toBe(true);
/** Uses events: keyboard input right after the page's own field is lost while a cross-site frame takes the focus. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await ready(page, name);
  await frame(page, name).evaluate((input, value) => {
    input.focus();
    Object.assign(input, { value });
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
}
/** Where there is a card on file, another one is a choice. */
async function chooseAnotherCard(page: Page): Promise<void> {
  const another = page.getByRole('radio', { name: 'Another card' });
  await page.getByLabel('Billing address').or(another).first().waitFor();
  if (await another.isVisible()) await another.check();
}
async function fillCard(page: Page, number: string): Promise<void> {
  await chooseAnotherCard(page);
  await page.getByLabel('Billing address').fill('1739 N High St');
  await page.getByLabel('Billing zip').fill('43210');
  await type(page, 'card number', number);
  await type(page, 'expiration date', '12 / 34');
  await type(page, 'CVC', '123');
}
const BANK = 'iframe[title="3D Secure authentication"]';
const bank = (page: Page) => page.frameLocator(BANK);
/** Resolves once the bank's window has closed, because another one may follow. */
async function press(page: Page, name: string): Promise<void> {
  const shown = await page.waitForSelector(BANK);
  // An event instead of a mouse click, which misses a cross-site frame that has not been painted yet.
  await bank(page).getByRole('button', { name }).dispatchEvent('click');
  await shown.waitForElementState('hidden');
}
const sayYes = (page: Page) => press(page, 'Complete authentication');
const sayNo = (page: Page) => press(page, 'Fail authentication');
async function isListed(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/advertising-home');
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** Returns what the processor has charged for the listings with this name. */
async function taken(name: string): Promise<{ live: number; paid: number }> {
  const listings = (await rows<{ id: string }>('select id from listing where name = $1', name)).map(({ id }) => id);
  const subscriptions = (site.processor.list('subscriptions') as Stripe.Subscription[]).filter(({ metadata }) =>
    listings.includes(metadata['listing'] ?? ''),
  );
  const ids = subscriptions.map(({ id }) => id);
  const paid = (site.processor.list('invoices') as Stripe.Invoice[]).filter(
    ({ status, amount_paid, parent }) =>
      status === 'paid' && amount_paid > 0 && ids.includes(String(parent?.subscription_details?.subscription)),
  );
  return { live: subscriptions.filter(({ status }) => status === 'active').length, paid: paid.length };
}

describe('with keys', () => {
  it('loads neither the local processor nor the dev tools', async () => {
    const sourcesOf = (file: string): string[] => {
      if (!existsSync(`${file}.map`)) return [file];
      return (JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] }).sources;
    };
    const isForTrying = (source: string) => /mocks\/|server\/dev\//.test(source);
    const loaded = site.loaded().flatMap((url) => (url.startsWith('file:') ? sourcesOf(fileURLToPath(url)) : [url]));
    expect(loaded.some((source) => source.endsWith('server/integrations/payments/connect-payments.ts'))).toBe(true);
    expect(loaded.filter(isForTrying)).toEqual([]);
    // Both are in the build, so leaving them unloaded is deliberate.
    const built = globSync(resolve('dist/server/**/*.js')).flatMap(sourcesOf);
    expect(built.some((source) => source.endsWith('mocks/stripe/server.ts'))).toBe(true);
    expect(built.some((source) => source.endsWith('server/dev/dev-tools.ts'))).toBe(true);
  });

  it('serves no endpoint of either, and rejects a card number without reading it (K37)', async () => {
    const client = new RestClient(site.url);
    for (const path of ['/dev', '/dev/api/mails', '/dev/api/stripe/customers'])
      expect((await client.get(path)).status, path).toBe(404);
    expect((await client.post('/dev/processor/v1/payment_methods', {})).status).toBe(404);
    const email = `${randomUUID()}@live.example`;
    const draft = { ...houseDraft([pictures]), email, password: PASSWORD, password_confirmation: PASSWORD };
    const raw = await client.post('/api/posting/post', { ...draft, payment: testCard });
    expect(raw.status).toBe(422);
    const body = await raw.text();
    expect(JSON.parse(body)).toHaveProperty('errors.payment');
    expect(body + site.product.output()).not.toContain(testCard.cardNumber);
    expect(await rows('select 1 from account where email = $1', email)).toEqual([]);
    const policy = (await client.get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
  });
});

describe('publishing with a card', () => {
  it("collects the card in the processor's frames, which alone receive its number", async () => {
    const who = await landlord();
    const { page, context, complaints } = await atThePayment(who, 'Frame Court', { colorScheme: 'dark' });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await chooseAnotherCard(page);
    await ready(page, 'card number');
    await page.getByText('Card number', { exact: true }).click();
    await expect
      .poll(() => frame(page, 'card number').evaluate((input) => input === document.activeElement))
      .toBe(true);
    // Matches the color of the page's own fields in dark mode.
    const ink = await page.getByLabel('Billing zip').evaluate((input) => getComputedStyle(input).color);
    await expect.poll(() => frame(page, 'card number').evaluate((input) => getComputedStyle(input).color)).toBe(ink);
    const scheme = page.locator('iframe[title="Secure card number input frame"]');
    expect(await scheme.evaluate((each) => getComputedStyle(each).colorScheme)).toBe('light');

    await fillCard(page, '4242 4242 4242 4241');
    expect(await payButton(page).isDisabled()).toBe(true);
    await page.getByText('Check the card number.').first().waitFor();
    await type(page, 'card number', '4000 0000 0000 0002');
    await payButton(page).click();
    const declined = page.getByRole('dialog').filter({ hasText: /declined/i });
    await declined.getByRole('button', { name: 'OK' }).click();
    await type(page, 'card number', GOOD);
    await payButton(page).click();
    await isListed(page, 'Frame Court');
    expect(await taken('Frame Court')).toEqual({ live: 1, paid: 1 });

    const digits = /4242\D{0,3}4242\D{0,3}4242/;
    const withDigits = sent.filter((each) => digits.test(each));
    expect(withDigits.length).toBeGreaterThan(0);
    for (const each of withDigits) expect(each.startsWith('https://api.stripe.com/v1/payment_methods ')).toBe(true);
    expect((await storedText(page)) + site.product.output()).not.toMatch(digits);
    // The browser also logs the frames' 402 responses.
    expect(complaints.filter((each) => !each.includes('402'))).toEqual([]);
    await context.close();
  });

  it('shows an error when the frames do not load, and reloads them', async () => {
    const { page, context } = await atTheDashboard(await landlord());
    let blocked = true;
    await context.route('https://js.stripe.com/**', (route) => (blocked ? route.abort() : route.fallback()));
    await page.getByRole('button', { name: 'Change card' }).click();
    await page.getByText("The card fields didn't load.").waitFor();
    blocked = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await type(page, 'card number', GOOD);
    await context.close();
  });

  it('requests bank authentication where required: a decline changes nothing, an approval publishes', async () => {
    const { page, context } = await atThePayment(await landlord(), 'Question Court');
    await fillCard(page, ASKS);
    await payButton(page).click();
    await page.getByText('Your bank may ask you to confirm this payment.').waitFor();
    await sayNo(page);
    const refused = page.getByRole('dialog').filter({ hasText: "Your bank didn't confirm the payment." });
    await refused.getByRole('button', { name: 'OK' }).click();
    expect(await rows('select 1 from listing where name = $1', 'Question Court')).toEqual([]);
    expect(await rows(`select 1 from publish_intent where state in ('open', 'authenticating')`)).toEqual([]);
    await payButton(page).click();
    await sayYes(page);
    await isListed(page, 'Question Court');
    expect(await taken('Question Court')).toEqual({ live: 1, paid: 1 });
    await context.close();
  });

  itInFull('resumes the same payment after a reload during bank authentication', async () => {
    const { page, context } = await atThePayment(await landlord(), 'Reload Court');
    await fillCard(page, ASKS);
    await payButton(page).click();
    await bank(page).getByRole('button').first().waitFor();
    expect(await storedText(page)).not.toContain('_secret_');
    await page.reload();
    await site.ready(page);
    await page.getByText("Your last payment wasn't finished.").waitFor();
    await fillCard(page, GOOD);
    await payButton(page).click();
    await sayYes(page);
    await isListed(page, 'Reload Court');
    expect(await taken('Reload Court')).toEqual({ live: 1, paid: 1 });
    await context.close();
  });

  itInFull(
    'completes when the page was closed after the approval, and does not charge a returning landlord again',
    async () => {
      const { page, context } = await atThePayment(await landlord(), 'Closed Court');
      await fillCard(page, ASKS);
      await payButton(page).click();
      await bank(page).getByRole('button').first().waitFor();
      await context.route('**/graphql', (route) => route.abort());
      await sayYes(page);
      await failedLine(page).waitFor();
      await page.close();
      await context.unroute('**/graphql');
      const again = await context.newPage();
      await again.addInitScript((tab) => sessionStorage.setItem(tab, '1'), TAB_KEY);
      await goTo(site, again, '/post/step-3');
      await fillCard(again, GOOD);
      await payButton(again).click();
      await isListed(again, 'Closed Court');
      expect(await taken('Closed Court')).toEqual({ live: 1, paid: 1 });
      await context.close();
    },
  );
});

describe('the card on file', () => {
  const formOf = (page: Page) => page.getByRole('form', { name: 'Another card' });
  async function save(page: Page, number: string): Promise<void> {
    await formOf(page).waitFor();
    await fillCard(page, number);
    await formOf(page)
      .getByRole('button', { name: /save card$/i })
      .click();
  }
  async function change(page: Page, number: string): Promise<void> {
    await page.getByRole('button', { name: 'Change card' }).click();
    await save(page, number);
  }

  itInFull(
    'is replaced after bank authentication, and pays the open balance after a second authentication',
    async () => {
      const who = await landlord();
      const { page, context, complaints } = await atTheDashboard(who, { viewport: DESK });
      await change(page, ASKS);
      await sayNo(page);
      await formOf(page).getByText("Your bank didn't confirm the card. We kept your old card.").waitFor();
      await formOf(page).getByRole('button', { name: 'Keep the old card' }).click();
      await page
        .getByText(/Visa ending 4242/)
        .first()
        .waitFor();
      await change(page, '4000 0000 0000 0341');
      await page
        .getByText(/Visa ending 0341/)
        .first()
        .waitFor();

      await site.later(31);
      await page.reload();
      await site.ready(page);
      await page.getByRole('button', { name: /^Pay with another card/ }).click();
      await save(page, ASKS);
      await sayYes(page);
      await bank(page).getByRole('button').first().waitFor();
      await sayNo(page);
      await page.getByText("Your bank didn't confirm the payment. Your new card is saved").waitFor();
      expect(await taken(who.name)).toEqual({ live: 0, paid: 1 });
      await page.getByRole('button', { name: /^Pay with another card/ }).click();
      await save(page, ASKS);
      await sayYes(page);
      await sayYes(page);
      await expect.poll(() => page.getByRole('button', { name: /^Pay with another card/ }).count()).toBe(0);
      expect(await taken(who.name)).toEqual({ live: 1, paid: 2 });
      expect(complaints.filter((each) => !each.includes('402'))).toEqual([]);
      await context.close();
    },
  );

  /** Expires a listing whose canceled subscription period has ended. */
  async function expire({ listing }: Landlord): Promise<void> {
    const [row] = await rows<{ subscription: string }>(
      'select subscription from subscription where listing_id = $1',
      listing,
    );
    await rows(
      `update listing set status = 13, expires_at = now() - interval '1 hour', canceled_at = now() - interval '1 day'
       where id = $1`,
      listing,
    );
    await site.stripe.subscriptions.cancel(row?.subscription ?? '');
    await expect
      .poll(() => rows('select status from subscription where listing_id = $1', listing))
      .toEqual([{ status: 'canceled' }]);
  }

  it('requires bank authentication when a listing is reactivated: after a decline, after a reload, once', async () => {
    const who = await landlord();
    const { page, context } = await atTheDashboard(who);
    await change(page, ASKS);
    await sayYes(page);
    await page
      .getByText(/Visa ending 3184/)
      .first()
      .waitFor();
    await expire(who);
    await page.reload();
    await site.ready(page);
    await page.getByRole('button', { name: /^List it again/ }).click();
    await page.getByRole('button', { name: 'Pay $29 and list it' }).click();
    await sayNo(page);
    await page.getByText("Your bank didn't confirm the payment.").waitFor();
    await page.getByRole('button', { name: 'Pay $29 and list it' }).click();
    await bank(page).getByRole('button').first().waitFor();
    await page.reload();
    await site.ready(page);
    await page.getByRole('button', { name: /^Finish payment/ }).click();
    await page.getByRole('button', { name: 'Pay $29 and list it' }).click();
    await sayYes(page);
    await page.getByText(`${who.name} is listed again.`).waitFor();
    expect(await taken(who.name)).toEqual({ live: 1, paid: 2 });
    await context.close();
  });
});
