import { beforeEach, describe, expect, test } from 'vitest';
import { EMAIL_TAKEN } from '../../domain/account/login.ts';
import { ADDRESS_NOT_FOUND } from '../../domain/posting/listing-location.ts';
import {
  LOG_IN_TO_EDIT,
  UNKNOWN_STEP,
  TYPE_NOT_OFFERED,
  IMAGE_NOT_FOUND,
} from '../../domain/posting/posting-errors.ts';
import { rateLimits } from '../../domain/limits.ts';
import { Browser, wholeDraft } from '../landlord.fixture.ts';
import { heldWorld, type HeldClock } from '../world/world.fixture.ts';

let clock: HeldClock;
let browser: Browser;
beforeEach(() => {
  clock = heldWorld();
  browser = new Browser(clock.world);
});

describe('an address lookup', () => {
  const find = (address: string, city: string, state: string) =>
    browser.ask('geoInformation', { address, city, state });

  test('finds the neighborhood and the colleges around it, the same every time', async () => {
    const found = await find('1739 N High St', 'columbus', 'oh');
    expect(found).toEqual(await find('1739 N High St', 'Columbus', 'OH'));
    expect(found).toMatchObject({ __typename: 'Geo', exact: false, zip: expect.stringMatching(/^43/) });
    expect(found.schools.list).toContain('Ohio State University');
    expect(found.schools.count).toBe(found.schools.list.length);
  });

  test.each([
    ['1 Main St', 'Nowhere Zz', 'OH'],
    [' ... ', 'Columbus', 'OH'],
    ['1 Main St', 'Columbus', 'ZZ'],
  ])('rejects %s in %s, %s as not found', async (address, city, state) => {
    expect(await browser.refused('geoInformation', { address, city, state })).toEqual(ADDRESS_NOT_FOUND);
  });
});

describe('a step', () => {
  const refused = (step: string, more: object = {}) =>
    browser.refused('validateStep', { step, draft: { ...wholeDraft(clock.world), ...more } });

  test('is valid or rejected as unknown, and changes nothing', async () => {
    const before = JSON.stringify(clock.world.db.listings);
    expect(await refused('complete-step')).toEqual({});
    expect(await refused('final-step')).toEqual(UNKNOWN_STEP);
    expect(JSON.stringify(clock.world.db.listings)).toBe(before);
  });

  test("is rejected with the server's messages for values that depend on the world", async () => {
    const account = { email: 'Landlord@demo.example', password: 'long walks', passwordConfirmation: 'long walks' };
    expect(await refused('property-password-step', { account })).toEqual(EMAIL_TAKEN);
    const stranger = { large: '/pictures/a-large.jpg', small: '/pictures/a-small.jpg' };
    expect(await refused('property-images-step', { images: [stranger] })).toEqual(IMAGE_NOT_FOUND);
    const nowhere = { address: '1 Main St', city: 'Nowhere Zz', state: 'OH', zip: '44001' };
    expect(await refused('property-location-step', { location: nowhere })).toEqual({
      'location.coordinates': ["We couldn't find this address. Check it, or set the pin on the map."],
    });
    const pinned = { ...nowhere, coordinates: { lat: 40, lon: -83 } };
    expect(await refused('property-location-step', { location: pinned })).toEqual({});
    const far = {
      address: '1 High St',
      city: 'Columbus',
      state: 'OH',
      zip: '43201',
      coordinates: { lat: 42, lon: -83 },
    };
    expect(await refused('property-location-step', { location: far })).toEqual({
      'location.coordinates': ['The pin is far from this address. Set it again.'],
    });
    clock.world.db.prices[84] = 0;
    expect(await refused('property-type-step')).toEqual({ type: [TYPE_NOT_OFFERED] });
  });

  test("is rejected with the rules' messages for a zip code of another state and a malformed form", async () => {
    const location = { address: '1 Main St', city: 'Columbus', state: 'OH', zip: '90210' };
    expect(await refused('property-location-step', { location })).toEqual({
      'location.zip': ["This zip code isn't in Ohio."],
    });
    expect(await refused('complete-step', { id: 'no uuid' })).toEqual({
      id: ['Send a UUID, such as 5f0c1f6e-6f0b-4a51-9f55-0d6c8f6d5a10.'],
    });
  });

  test('requires no password and has no rate limit for a logged-in account', async () => {
    for (let n = 0; n < rateLimits.emailQuestion; n++) await refused('property-password-step', { account: null });
    await expect(refused('complete-step')).rejects.toThrow('TOO_MANY_REQUESTS');
    await browser.login();
    expect(await refused('complete-step', { account: null })).toEqual({});
    expect(await refused('property-password-step', { account: null })).toEqual({});
  });
});

describe('an edit', () => {
  const edit = async (more: Record<string, unknown> = {}, draft: Record<string, unknown> = {}) => {
    const [mine] = await browser.mine();
    if (!mine) throw new Error('The landlord has no listing.');
    const { id: _id, draftId, ...written } = mine.draft;
    const variables = { id: mine.id, version: mine.version, draft: { ...written, id: draftId, ...draft }, ...more };
    return { mine, variables };
  };

  test('changes the listing and increments its version; a stale one changes nothing and returns the current listing', async () => {
    await browser.login();
    const { mine, variables } = await edit({}, { name: ' Loft\u0000House ', description: 'New <words>.' });
    const edited = await browser.ask('editListing', variables);
    expect(edited).toMatchObject({ __typename: 'Edited', listing: { id: mine.id, version: mine.version + 1 } });
    expect(edited.listing.listing).toMatchObject({
      name: 'Loft House',
      description: 'New words.',
      slug: mine.listing.slug,
    });
    const stale = await browser.ask('editListing', variables);
    expect(stale).toMatchObject({ __typename: 'Stale', message: 'This listing has changed since you opened it.' });
    expect(stale.listing.version).toBe(mine.version + 1);
    expect(await browser.ask('editListing', { ...variables, version: null })).toMatchObject({ __typename: 'Edited' });
  });

  test('keeps its images and enforces the rules', async () => {
    await browser.login();
    const without = await edit({}, { type: null, floorplans: [] });
    expect(await browser.refused('editListing', without.variables)).toEqual({
      floorplans: ['Add at least one floorplan.'],
    });
    const foreign = await edit({}, { images: [{ large: '/x.jpg', small: '/y.jpg' }] });
    expect(await browser.refused('editListing', foreign.variables)).toEqual(IMAGE_NOT_FOUND);
  });

  test('is rejected for anyone but the owner', async () => {
    await browser.login();
    const { variables } = await edit();
    const demoHome = String(clock.world.db.listings[0]?.id);
    const ask = (id: string) => browser.ask('editListing', { ...variables, id });
    await expect(ask(demoHome)).rejects.toThrow("FORBIDDEN: This listing isn't yours.");
    await expect(ask('999999')).rejects.toThrow('NOT_FOUND: Listing not found.');
    await browser.ask('logout');
    expect(await browser.refused('editListing', variables)).toEqual(LOG_IN_TO_EDIT);
    await expect(ask('x')).rejects.toThrow('NOT_FOUND: Listing not found.');
  });
});
