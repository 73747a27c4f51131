import { noTerms } from '../../../../domain/posting/drafts/draft-limits.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBilling, type BillingFixture } from '../../billing/billing.fixture.ts';
import { fullDraft } from '../../billing/billing-wiring.fixture.ts';
import { imagePairUrls } from '../../../../domain/images/image-urls.ts';

let money: BillingFixture;
let id: number;
let viewer: number;
beforeAll(async () => {
  money = await startBilling();
  const outcome = await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  ({ listing: id, madeAccount: viewer } = { listing: outcome.listing, madeAccount: outcome.madeAccount });
});
afterAll(() => money.close());

it('returns the draft as it was written', async () => {
  const draft = await money.posting.draftOf(id);
  expect(draft).toMatchObject({
    type: 84,
    name: 'Maple Court',
    contact: { firstName: 'Rosa', lastName: 'Ortiz', phone: '(614) 555-2143' },
    location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210' },
    floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '850', rent: '1150', ...noTerms() }],
    amenities: [29, 38],
    description: 'Two rooms near campus!',
  });
  expect(draft).not.toHaveProperty('account');
});

it('updates the listing, its contact, its floorplans and its search index, and keeps its address', async () => {
  const before = await money.posting.draftOf(id);
  const draft = {
    ...before,
    name: 'Maple Court North',
    floorplans: [
      {
        bedrooms: 9,
        bathrooms: 1.5,
        sq: '400',
        rent: '700',
        feesMonthly: '25',
        utilities: '0',
        deposit: '700',
        oneTime: '',
        leaseMonths: [9, 12],
        availableOn: '2027-08-15',
      },
      { bedrooms: 3, bathrooms: 2, sq: '1000', rent: '1500', ...noTerms() },
    ],
    images: [...before.images, imagePairUrls(randomUUID())],
  };
  expect(await money.posting.edit({ id, version: 1, draft, viewer })).toEqual({ listing: id });
  expect(await money.posting.draftOf(id)).toEqual(draft);
  expect(await money.rows('select version, slug from listing where id = $1', [id])).toEqual([
    { version: 2, slug: `maple-court-columbus-${id}` },
  ]);
  expect(
    await money.rows('select rents from offer where listing_id = $1 and bedrooms in (2, 3, 9) order by bedrooms', [id]),
  ).toMatchObject([{ rents: expect.arrayContaining([1500]) }, { rents: expect.arrayContaining([700]) }]);
});

it('keeps the text of the landlord when the plain description is sent back, and stores a new one (K36)', async () => {
  const stored = () => money.rows('select description, description_text from listing where id = $1', [id]);
  const edit = async (description: string) => {
    const draft = { ...(await money.posting.draftOf(id)), description };
    return money.posting.edit({ id, version: null, draft, viewer });
  };
  await edit("It's $5\nfor parking!");
  const written = [{ description: 'Its 5 for parking', description_text: "It's $5\nfor parking!" }];
  expect(await stored()).toEqual(written);
  await edit('Its 5 for parking');
  expect(await stored()).toEqual(written);
  await edit('Parking is free.');
  expect(await stored()).toEqual([{ description: 'Parking is free.', description_text: 'Parking is free.' }]);
});

it('rejects a stale edit with the current listing and changes nothing', async () => {
  const draft = { ...(await money.posting.draftOf(id)), name: 'Too late' };
  expect(await money.posting.edit({ id, version: 1, draft, viewer })).toEqual({ stale: id });
  expect((await money.posting.draftOf(id)).name).toBe('Maple Court North');
});

it('confirms the listing, unless it is one of a change of several (K65)', async () => {
  const draft = await money.posting.draftOf(id);
  const confirmed = () => money.rows('select confirmed_at from listing where id = $1', [id]);
  const before = await confirmed();
  expect(await money.posting.edit({ id, draft, viewer, confirms: false })).toEqual({ listing: id });
  expect(await confirmed()).toEqual(before);
  await money.posting.edit({ id, draft, viewer });
  expect(await confirmed()).not.toEqual(before);
});

it('lets the last write win when no version is given', async () => {
  const draft = { ...(await money.posting.draftOf(id)), name: 'Last' };
  expect(await money.posting.edit({ id, draft, viewer })).toEqual({ listing: id });
});

it('rejects the same errors as a new listing', async () => {
  const draft = await money.posting.draftOf(id);
  expect(await money.posting.edit({ id, draft: { ...draft, floorplans: [] }, viewer })).toHaveProperty(
    'errors.floorplans',
  );
  expect(
    await money.posting.edit({
      id,
      draft: { ...draft, images: [{ large: 'https://elsewhere.example/a.jpg', small: '/b' }] },
      viewer,
    }),
  ).toHaveProperty('errors.images');
  expect(await money.posting.edit({ id, draft: { ...draft, type: 85 }, viewer })).toHaveProperty('errors.type');
  expect(await money.posting.edit({ id, draft: 7, viewer })).toHaveProperty('errors.notification');
  expect(await money.posting.edit({ id, draft, viewer: null })).toHaveProperty('errors.auth');
});
