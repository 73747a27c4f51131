import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { startBilling, type BillingFixture } from '../billing/billing.fixture.ts';
import { fullDraft } from '../billing/billing-wiring.fixture.ts';
import { scoreLine } from './listing-signals.ts';

let money: BillingFixture;
beforeAll(async () => {
  money = await startBilling();
});
afterAll(() => money.close());

/** A gray picture of smooth shapes, encoded with a quality. */
async function photo(quality: number): Promise<Buffer> {
  const [width, height] = [800, 600];
  const shade = (at: number) => 128 + 100 * Math.sin((at % width) / 90) * Math.cos(Math.floor(at / width) / 70);
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, at) => Math.round(shade(at))));
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(900)
    .jpeg({ quality })
    .toBuffer();
}
async function upload(quality: number) {
  const stored = await money.images.store(() => photo(quality), 'a landlord');
  if (!('pair' in stored)) throw new Error(JSON.stringify(stored));
  return stored.pair;
}
const TEXT = 'Two bright rooms with a porch, a garden and a new kitchen, five minutes from campus by foot.';

it('adds a copied phone, address, description, image and a low price to a score, and holds no lawful listing', async () => {
  const original = fullDraft({ description: TEXT, images: [await upload(90)] });
  expect(await money.posting.publish({ draft: original, paymentMethod: 'pm_card_visa', viewer: null })).toHaveProperty(
    'listing',
  );
  await money.rows(
    `insert into floorplan (listing_id, position, bedrooms, bathrooms, sq, rent)
     select id, n, 2, 1, 800, 2000 from listing, generate_series(1, 12) n`,
  );
  const copy = fullDraft({
    description: `${TEXT} No kids.`,
    images: [await upload(40)],
    floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '850', rent: '700' }],
  });
  await money.posting.publish({ draft: copy, paymentMethod: 'pm_card_visa', viewer: null, review: true });
  const [held] = await money.reviews.pending();
  expect(held && scoreLine(held)).toContain(
    "score 120: the phone of another account's listing (30), the address of another account's listing (30), an image of another account's listing (20), a price far below the median nearby (40)",
  );
  // For the comparison side by side: the draft, and the one listing that it copies.
  expect(held?.similar).toEqual([
    {
      name: original.name,
      slug: expect.any(String),
      phone: held?.listing.phone,
      address: held?.listing.address,
      text: TEXT,
      images: original.images,
    },
  ]);
  const lawful = { ...copy, id: fullDraft().id, account: fullDraft().account, description: TEXT };
  expect(await money.posting.publish({ draft: lawful, paymentMethod: 'pm_card_visa', viewer: null })).toHaveProperty(
    'listing',
  );
});
