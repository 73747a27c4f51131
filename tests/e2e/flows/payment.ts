import { noTerms } from '../../../domain/posting/drafts/draft-limits.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  DRAFT_KEY,
  emptyDraft,
  serializeDraft,
  TAB_KEY,
} from '../../../client/features/posting/draft/persistence/stored-draft.ts';
import type { RealSite } from '../support/real-site.ts';
import {
  addPictureAndFinish,
  fillCard,
  fillPassword,
  goOnTo,
  logIn,
  PASSWORD,
  payButton,
} from '../support/posting-page.ts';
import { openAsVisitor, goTo, pathOf, type VisitorPage } from '../support/site.ts';
import { itInFull } from '../../setup/full.ts';

/** Opens the payment as the demo landlord with a complete listing; `first`: what to do just before. */
async function atThePayment(
  site: RealSite,
  first: (page: Page) => Promise<void> = async () => {},
): Promise<VisitorPage & { draftId: string }> {
  const visit = await openAsVisitor(site, '/login');
  const { page } = visit;
  await logIn(page);
  await page.waitForURL('**/advertising-home');
  await first(page);
  const draftId = await restoreDraft(site, page);
  await page.getByRole('heading', { name: 'Images' }).waitFor();
  await addPictureAndFinish(page);
  return { ...visit, draftId };
}

/** Opens the payment as a landlord without an account. */
async function atTheFirstPayment(site: RealSite): Promise<VisitorPage & { draftId: string }> {
  const visit = await openAsVisitor(site, '/');
  const { page } = visit;
  const draftId = await restoreDraft(site, page);
  await page.getByRole('heading', { name: 'Create a Password' }).waitFor();
  await fillPassword(page);
  for (const next of ['Property Location', 'Floorplan Information', 'Images']) await goOnTo(page, next);
  await addPictureAndFinish(page);
  return { ...visit, draftId };
}

/** Opens step 2 with a draft that lacks only images, as after a reload. */
async function restoreDraft(site: RealSite, page: Page): Promise<string> {
  const draftId = crypto.randomUUID();
  const written = {
    ...emptyDraft(draftId),
    draftId,
    type: 84,
    name: 'Payment Hall',
    contact: { firstName: 'Rosa', lastName: 'Neil', email: `${draftId}@walnut.example`, phone: '6145557788' },
    location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210', coordinates: null, pin: false },
    floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '900', rent: '1150', ...noTerms() }],
    amenities: [29],
    description: 'Two rooms near campus.',
  };
  await page.evaluate(
    ([draft, kept, tab]) => {
      localStorage.setItem(draft, kept);
      sessionStorage.setItem(tab, '1');
    },
    [DRAFT_KEY, serializeDraft(written, Date.now()), TAB_KEY] as const,
  );
  await goTo(site, page, '/post/step-2');
  return draftId;
}

/** Changes an apartment of the demo landlord to a house, which credits the rest of its month. */
async function getCredit(site: RealSite, page: Page): Promise<void> {
  const { rows } = await site.product.database.pool.query<{ slug: string }>(
    `select slug from listing l join account a on a.id = account_id join subscription s on s.listing_id = l.id
      where a.email = 'landlord@demo.example' and l.status = 1 and type = 84 and canceled_at is null
        and past_due_since is null order by period_end desc limit 1`,
  );
  await goTo(site, page, `/edit/${rows[0]?.slug}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: /^House/ }).click();
  await page.getByText('is credited to your next bill').waitFor();
  await page.getByRole('button', { name: 'Publish Changes →' }).click();
  await page.waitForURL('**/advertising-home');
}

/** Returns the ledger's charges for a draft's listings, in cents. */
const booked = async ({ product }: RealSite, draftId: string) => {
  const { rows } = await product.database.pool.query<{ listing: string; cents: number | null }>(
    `select l.id as listing, amount_cents as cents from listing l left join ledger on listing_id = l.id where draft_id = $1`,
    [draftId],
  );
  return rows.map(({ cents }) => cents);
};

/** Lets calls of this operation reach the server and drops their responses. Resolves at the first dropped one. */
async function loseAnswers(page: Page, operation: string): Promise<{ lost: Promise<void> }> {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const called = route.request().postDataJSON() as { operationName?: string };
    if (called.operationName !== operation) return route.fallback();
    await route.fetch();
    await route.abort();
    resolve();
  });
  return { lost };
}

const endsAtTheDashboard = (page: Page) => expect.poll(() => pathOf(page)).toBe('/advertising-home');

/**
 * Tests that a payment is charged once whatever the user or the network does meanwhile (K27). Needs the product itself,
 * because it reads the ledger.
 */
export function paymentFlows(site: () => RealSite): void {
  it('charges once when the button is pressed twice, the response lost and the page reloaded; it ends at the listing', async () => {
    const { page, context, draftId } = await atThePayment(site());
    await fillCard(page, '4242 4242 4242 4242');
    const { lost } = await loseAnswers(page, 'PublishListing');
    await payButton(page).dblclick();
    await lost;
    await page.unrouteAll();
    await page.reload();
    // The account has the result, and the page shows it without another press.
    await endsAtTheDashboard(page);
    expect(await booked(site(), draftId)).toEqual([4900]);
    await context.close();
  });

  it('charges once when two tabs pay at the same moment, and both end at the listing', async () => {
    const { page, context, draftId } = await atThePayment(site());
    const other = await context.newPage();
    // A duplicated tab has session storage, so it does not start anew.
    await other.addInitScript((tab) => sessionStorage.setItem(tab, '1'), TAB_KEY);
    await goTo(site(), other, '/post/step-3');
    await other.getByRole('heading', { level: 1, name: 'Order Summary' }).waitFor();
    for (const tab of [page, other]) await fillCard(tab, '4242 4242 4242 4242');
    // The faster one may navigate the other away before its button is pressed.
    await Promise.any([payButton(page).dblclick(), payButton(other).dblclick()]);
    for (const tab of [page, other]) await endsAtTheDashboard(tab);
    expect(await booked(site(), draftId)).toEqual([4900]);
    await context.close();
  });

  it('goes on with the payment of a new landlord after a reload, which has forgotten the password', async () => {
    const { page, context, draftId } = await atTheFirstPayment(site());
    const bank = page.getByRole('dialog', { name: 'Confirm your payment' });
    await fillCard(page, '4000 0027 6000 3184');
    await payButton(page).click();
    await bank.waitFor();
    await page.reload();
    await page.getByText("Your last payment wasn't finished.").waitFor();
    expect(pathOf(page)).toBe('/post/step-3');
    await fillCard(page, '4242 4242 4242 4242');
    await payButton(page).click();
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await endsAtTheDashboard(page);
    expect(await booked(site(), draftId)).toEqual([4900]);
    // The password that was chosen before the reload.
    await page.getByRole('main').getByLabel('Email', { exact: true }).waitFor();
    await logIn(page, `${draftId}@walnut.example`, PASSWORD);
    await page.getByRole('heading', { name: 'Payment Hall' }).first().waitFor();
    await context.close();
  });

  it('asks the test bank for the cards that require it: on publish, on a change of card, on listing again', async () => {
    const { page, context, draftId } = await atThePayment(site());
    const bank = page.getByRole('dialog', { name: 'Confirm your payment' });
    const decide = async (outcome: 'Fail' | 'Complete') => {
      await bank.getByRole('button', { name: `${outcome} authentication` }).click();
      await bank.waitFor({ state: 'hidden' });
    };
    await fillCard(page, '4000 0027 6000 3184');
    await payButton(page).click();
    await decide('Fail');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    expect(await booked(site(), draftId)).toEqual([]);
    await payButton(page).click();
    await decide('Complete');
    await endsAtTheDashboard(page);
    expect(await booked(site(), draftId)).toEqual([4900]);

    await goTo(site(), page, '/advertising-home');
    await page.getByRole('button', { name: 'Change card' }).click();
    await fillCard(page, '4000 0027 6000 3184');
    const save = page.getByRole('button', { name: /save card$/i });
    await save.click();
    await decide('Fail');
    await save.click();
    await decide('Complete');
    await page.getByText('Visa ending 3184').first().waitFor();

    const expired = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^List it again/ }) });
    const name = await expired.first().getByRole('heading').innerText();
    const listing = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await listing.getByRole('button', { name: /^List it again/ }).click();
    const pay = listing.getByRole('button', { name: /^Pay/ });
    await pay.click();
    await decide('Fail');
    await pay.click();
    await decide('Complete');
    await page
      .getByRole('status')
      .filter({ hasText: `${name} is listed again.` })
      .waitFor();
    await context.close();
  });

  itInFull('shows what is charged today where there is credit, and charges that', async () => {
    const { page, context, draftId } = await atThePayment(site(), (own) => getCredit(site(), own));
    const notice = page.getByText(/^\$[\d.]+ is charged today \(\$49 less \$[\d.]+ of credit\)\.$/);
    await notice.waitFor();
    const [, charged, used] = /^\$([\d.]+) .* less \$([\d.]+) of/.exec(await notice.innerText()) ?? [];
    expect(Number(charged) + Number(used)).toBeCloseTo(49);
    await fillCard(page, '4242 4242 4242 4242');
    await payButton(page).click();
    await endsAtTheDashboard(page);
    expect((await booked(site(), draftId)).toSorted()).toEqual(
      [charged, used].map((dollars) => Math.round(Number(dollars) * 100)).toSorted(),
    );
    await context.close();
  });

  itInFull('lists an expired listing again once, whatever is pressed in two tabs', async () => {
    const { page, context } = await openAsVisitor(site(), '/login');
    await logIn(page);
    await page.waitForURL('**/advertising-home');
    // An earlier test leaves a card that needs the bank.
    await page.getByRole('button', { name: 'Change card' }).click();
    await fillCard(page, '4242 4242 4242 4242');
    await page.getByRole('button', { name: /save card$/i }).click();
    await page.getByText('Visa ending 4242').first().waitFor();
    const { rows } = await site().product.database.pool.query<{ id: string; name: string }>(
      `select l.id, l.name from listing l join account a on a.id = account_id
        where a.email = 'landlord@demo.example' and status = 13 order by l.id limit 1`,
    );
    const { id = '', name = '' } = rows[0] ?? {};
    const other = await context.newPage();
    await goTo(site(), other, '/advertising-home');
    const pay = async (tab: Page) => {
      const card = tab.getByRole('article').filter({ has: tab.getByRole('heading', { name, exact: true }) });
      await card.getByRole('button', { name: /^List it again/ }).click();
      return card.getByRole('button', { name: /^Pay/ });
    };
    const [one, two] = [await pay(page), await pay(other)];
    await Promise.all([one.dblclick(), two.click()]);
    for (const tab of [page, other])
      await tab
        .getByRole('status')
        .filter({ hasText: `${name} is listed again.` })
        .waitFor();
    const paid = await site().product.database.pool.query(
      `select 1 from ledger where listing_id = $1 and entry_type = 'charge'`,
      [id],
    );
    expect(paid.rows).toHaveLength(2);
    await context.close();
  });
}
