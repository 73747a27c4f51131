import { noTerms } from '../../domain/posting/drafts/draft-limits.ts';
import { describe, expect, test } from 'vitest';
import { milesBetween } from '../../domain/places/distance.ts';
import { billingPeriod } from '../../domain/billing/billing-period.ts';
import { imageIdOfPair } from '../../domain/images/image-urls.ts';
import { stepErrors } from '../../domain/posting/validation-rules.ts';
import { createWorld } from './create-world.ts';
import { colleges } from '../data/colleges.ts';
import { demoImageNames } from '../../demo/listings/demo-images.ts';
import { DEMO_PASSWORD, EMPTY_LANDLORD, LANDLORD } from '../data/seed.ts';
import { isPassword } from './password-digest.ts';
import { countLeads, searchable } from '../listings/lead-months.ts';
import { isKnownImage, newImagePair, readDemoImage } from '../images.ts';
import { accountOf } from '../scenarios/setup/arrange.ts';
import { BASE_URL, heldWorld, homeCalled } from './world.fixture.ts';

const at = (iso: string) => createWorld({ now: () => new Date(iso), baseUrl: BASE_URL });
const NOW = '2026-11-21T12:00:00Z';

describe('a fresh world', () => {
  test('is deterministic for a time, and has the same ids at any time', () => {
    expect(at(NOW).db).toEqual(at(NOW).db);
    const stable = ({ db }: ReturnType<typeof at>) => ({
      homes: db.listings.map(({ id, slug, draftId, images }) => [id, slug, draftId, images]),
      accounts: db.accounts,
      leads: db.leads.map(({ id, email, listingId }) => [id, email, listingId]),
    });
    expect(stable(at('2031-02-28T23:59:59Z'))).toEqual(stable(at(NOW)));
  });

  test('shares no state with another', () => {
    const [one, other] = [at(NOW), at(NOW)];
    homeCalled(one, 'High Street Lofts').name = 'Changed';
    one.db.prices[84] = 0;
    for (const { floorplans, amenities } of one.db.listings) {
      floorplans.length = 0;
      amenities.push(1);
    }
    expect(other.db).toEqual(at(NOW).db);
  });

  test('is plain JSON, small enough for browser storage', () => {
    const text = JSON.stringify(at(NOW).db);
    expect(JSON.parse(text)).toEqual(at(NOW).db);
    expect(text.length).toBeLessThan(1_000_000);
  });

  test('continues a saved database, unless that has another schema version', () => {
    const saved = at(NOW).db;
    saved.listings.length = 3;
    const again = (db: typeof saved) => createWorld({ now: () => new Date(NOW), baseUrl: BASE_URL, saved: db }).db;
    expect(again(saved).listings).toHaveLength(3);
    expect(again({ ...saved, form: -1 }).listings.length).toBeGreaterThan(200);
  });

  test('has unique ids, addresses, phones and keys', () => {
    const { db } = at(NOW);
    const alone = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    alone(db.listings.map(({ id }) => id));
    alone(db.listings.map(({ slug }) => slug));
    alone(db.listings.map(({ draftId }) => draftId));
    alone(db.listings.flatMap(({ vanityPhone }) => vanityPhone ?? []));
    alone(db.accounts.map(({ email }) => email));
    alone(db.leads.map(({ id }) => id));
    expect(db.lastId).toMatchObject({ listing: db.listings.at(-1)?.id, lead: db.leads.length });
  });

  test('has only listings that pass the rules, except those that document why not', () => {
    const { db } = at(NOW);
    const refused = db.listings.flatMap((row) => {
      const { name, type, contact, address, city, state, zip, lat, lon, amenities, description, images } = row;
      const draft = {
        name,
        type,
        contact,
        amenities,
        description,
        images,
        account: null,
        virtualTour: row.virtualTour ?? '',
        textsForReview: [],
        location: { address, city, state, zip, coordinates: { lat, lon }, pin: true },
        floorplans: row.floorplans.map(({ bedrooms, bathrooms, sq, rent }) => ({
          ...noTerms(),
          bedrooms,
          bathrooms,
          sq: String(sq),
          rent: String(rent),
        })),
      };
      const errors = stepErrors('complete-step', draft, true);
      return Object.keys(errors).length > 0 ? [[name, ...Object.keys(errors)]] : [];
    });
    expect(refused).toEqual([
      ['No Picture Flats', 'images'],
      ['A Home of an Older Kind', 'type', 'images'],
    ]);
  });
});

describe('the seed', () => {
  const { world } = heldWorld();
  const near = (slug: string) => {
    const college = colleges.find((one) => one.slug === slug);
    return college && searchable(world).filter((home) => milesBetween(home, college) <= 10).length;
  };

  test('has places with several pages of listings, with one page, and with none', () => {
    expect(near('ohio-state-university-main-campus')).toBeGreaterThan(40);
    expect(near('university-of-michigan-ann-arbor')).toBeGreaterThan(20);
    expect(near('vanderbilt-university')).toBe(2);
    expect(near('university-of-wyoming')).toBe(0);
    expect(near('university-of-alaska-fairbanks')).toBe(0);
  });

  test('has a landlord with a listing in every status, whose months match their billing day', () => {
    const owner = accountOf(world, LANDLORD);
    const own = world.db.listings.filter(({ accountId }) => accountId === owner.id);
    expect(own).toHaveLength(12);
    const states = own.map((row) => {
      if (row.status === 13) return 'expired';
      if (row.pastDueSince) return 'past due';
      if (row.rentedAt) return 'hidden';
      if (row.canceledAt) return 'canceled';
      return countLeads(world, row).left === 0 ? 'capped' : 'active';
    });
    expect(new Set(states)).toEqual(new Set(['active', 'canceled', 'expired', 'hidden', 'past due', 'capped']));
    for (const row of own.filter(({ status, pastDueSince }) => status === 1 && !pastDueSince))
      expect(row.expiresAt).toBe(billingPeriod(new Date(row.anchor ?? ''), world.now()).until.toISOString());
    const capped = homeCalled(world, 'Woodruff House');
    expect(own[states.indexOf('capped')]).toBe(capped);
    const leads = world.db.leads.filter(({ listingId }) => listingId === capped.id);
    expect(leads.filter(({ deliveredAt }) => deliveredAt === null)).toHaveLength(3);
    expect(searchable(world)).not.toContain(capped);
  });

  test('has a house at its monthly limit on any day of the month', () => {
    for (let day = 0; day < 400; day += 29) {
      const { world: then } = heldWorld(new Date(Date.parse(NOW) + day * 86_400_000).toISOString());
      const house = homeCalled(then, 'Woodruff House');
      expect(countLeads(then, house).left, then.now().toISOString()).toBe(0);
    }
  });

  test('has passwords that match their digests, and an account without listings', async () => {
    for (const email of [LANDLORD, EMPTY_LANDLORD]) {
      const account = accountOf(world, email);
      expect(await isPassword(DEMO_PASSWORD, account.passwordDigest)).toBe(true);
      expect(await isPassword('demo-Landlord', account.passwordDigest)).toBe(false);
    }
    const nobody = accountOf(world, 'landlord-0@demo.example');
    expect(await isPassword('', nobody.passwordDigest)).toBe(false);
    const empty = accountOf(world, EMPTY_LANDLORD);
    expect(world.db.listings.filter(({ accountId }) => accountId === empty.id)).toEqual([]);
  });
});

describe('images', () => {
  const { world } = heldWorld();

  test('are files of the pool, each another', async () => {
    const ids = new Set(world.db.listings.flatMap(({ images }) => images.map(imageIdOfPair)));
    expect([...ids].filter((id) => id === null || !demoImageNames.has(id))).toEqual([]);
    const images = await Promise.all([...ids].map((id) => readDemoImage(world, id ?? '')));
    const contents = await Promise.all(
      images.map(async (image) => Buffer.from((await image?.bytes()) ?? []).toString('base64')),
    );
    expect(new Set(images.map((image) => image?.type))).toEqual(new Set(['image/webp']));
    expect(new Set(contents).size).toBe(ids.size);
  });

  test('creates an image pair for an upload, the same in every run', async () => {
    const { world: other } = heldWorld();
    const pair = newImagePair(world);
    expect(newImagePair(other)).toEqual(pair);
    expect(isKnownImage(world, pair)).toBe(true);
    expect((await readDemoImage(world, imageIdOfPair(pair) ?? ''))?.type).toBe('image/webp');
    expect(isKnownImage(at(NOW), pair)).toBe(false);
    expect(isKnownImage(world, { ...pair, small: pair.large })).toBe(false);
    expect(await readDemoImage(world, 'nobody')).toBeUndefined();
  });
});
