import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../../domain/limits.ts';
import { EDIT_CONFLICT } from '../../domain/posting/posting-errors.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Changing a listing over HTTP: who is found by it at once, and who comes too late. */
let app: ServedApp;
let rosa: RestClient;
let renter: RestClient;
let draft: ReturnType<typeof houseDraft>;
let listing: { id: number; slug: string; version: number };

beforeAll(async () => {
  app = await serveApp();
  rosa = new RestClient(app.url);
  renter = new RestClient(app.url);
  draft = houseDraft([await rosa.upload(await samplePhoto())]);
  const password = 'seven blue kites';
  const account = { email: 'rosa@chittenden.example', password, password_confirmation: password };
  const answer = await rosa.post('/api/posting/post', { ...draft, ...account, payment: testCard });
  expect(answer.status).toBe(200);
  ({ listing } = (await answer.json()) as { listing: typeof listing });
});
beforeEach(async () => void (await app.rows('delete from throttle')));
afterAll(() => app.close());

const edit = (more: object) => rosa.post('/api/posting/edit', { ...draft, id: listing.id, ...more });
const found = async (bedrooms: number, budget: number) => {
  const query = `location_type=state&location_id=39&bedrooms=${bedrooms}&bathrooms=1&budget=${budget}`;
  return (await (await renter.get(`/api/housing/search?${query}`)).text()).includes(listing.slug);
};

it('is found by its new rent and rooms with the answer to the edit', async () => {
  // asked before, so that an answer that is kept would be seen
  expect([await found(4, 2400), await found(9, 650)]).toEqual([true, false]);
  const floorplans = [{ bedrooms: 9, bathrooms: 1, sq: '400', rent: '650' }];
  const answer = await edit({ version: listing.version, floorplans, name: 'Chittenden Studios' });
  expect([answer.status, await answer.json()]).toMatchObject([200, { listing: { version: 2, slug: listing.slug } }]);
  expect([await found(4, 2400), await found(9, 650)]).toEqual([false, true]);
  const query = `{ listing(slug: "${listing.slug}") { name rentFrom } }`;
  const home = await (await renter.post('/graphql', { query })).json();
  expect(home).toMatchObject({ data: { listing: { name: 'Chittenden Studios', rentFrom: 650 } } });
});

it('answers 409 to an outdated edit with the current state, and changes nothing', async () => {
  const late = await edit({ version: 1, name: 'Too late' });
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { message: EDIT_CONFLICT, listing: { id: listing.id, version: 2 }, draft: { name: 'Chittenden Studios' } },
  ]);
  expect(await app.rows('select name, version from listing where id = $1', [listing.id])).toEqual([
    { name: 'Chittenden Studios', version: 2 },
  ]);
  expect((await edit({ version: 2, name: 'In time' })).status).toBe(200);
});

it('answers 202 to an edit that is sent for review, which waits for staff (K66)', async () => {
  const held = { description: 'Quiet rooms. No kids.' };
  expect((await edit(held)).status).toBe(422);
  const answer = await edit({ ...held, review: true });
  expect([answer.status, await answer.json()]).toMatchObject([
    202,
    { status: 'REVIEW', listing: { id: listing.id }, review: { id: expect.any(String) } },
  ]);
  expect(await app.rows('select 1 from edit_review')).toHaveLength(1);
});

it('reports a conflict to the second of two concurrent edits', async () => {
  const [{ version } = { version: 0 }] = await app.rows<{ version: number }>(
    'select version from listing where id = $1',
    [listing.id],
  );
  const both = await Promise.all(['One', 'Other'].map((name) => edit({ version, name })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('keeps the extension of a phone, and drops it with an edit without one', async () => {
  const contact = { ...draft.contact, phone: '614-555-7143 ext. 12' };
  const phoneNow = async () => {
    const query = `{ myListing(slug: "${listing.slug}") { draft { contact { phone } } } }`;
    const answer = await (await rosa.post('/graphql', { query })).json();
    return (answer as { data: { myListing: { draft: { contact: { phone: string } } } } }).data.myListing.draft.contact
      .phone;
  };
  expect((await edit({ contact })).status).toBe(200);
  expect(await phoneNow()).toBe('(614) 555-7143 x12');
  expect((await edit({})).status).toBe(200);
  expect(await phoneNow()).toBe('(614) 555-7143');
  const long = await edit({ contact: { ...contact, phone: '(614) 555-7143 x1234567' } });
  expect([long.status, await long.json()]).toMatchObject([422, { errors: { 'contact.phone': expect.anything() } }]);
});

it('shows the caption of an image, and rejects one that is too long or unlawful', async () => {
  const captioned = (caption: string) => draft.images.map((image) => ({ ...image, caption }));
  expect((await edit({ images: captioned(' The\nkitchen ') })).status).toBe(200);
  const query = `{ listing(slug: "${listing.slug}") { images { caption } } }`;
  expect(await (await renter.post('/graphql', { query })).json()).toEqual({
    data: { listing: { images: [{ caption: 'The kitchen' }] } },
  });
  for (const caption of ['x'.repeat(81), 'No children, please'])
    expect(await (await edit({ images: captioned(caption) })).json()).toMatchObject({
      errors: { images: expect.anything() },
    });
});

it('shows a link to a virtual tour, keeps it, takes it away, and rejects one that is not public', async () => {
  const tour = 'https://tours.example.com/maple?m=1';
  const shown = async () => {
    const query = `{ listing(slug: "${listing.slug}") { virtualTour } }`;
    return (await (await renter.post('/graphql', { query })).json()) as object;
  };
  expect((await edit({ virtualTour: ` ${tour} ` })).status).toBe(200);
  expect(await shown()).toEqual({ data: { listing: { virtualTour: tour } } });
  for (const virtualTour of ['javascript:alert(1)', 'https://10.0.0.1/']) {
    const refused = await edit({ virtualTour });
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: { virtualTour: expect.anything() } }]);
  }
  expect(await shown()).toEqual({ data: { listing: { virtualTour: tour } } });
  expect((await edit({ virtualTour: '' })).status).toBe(200);
  expect(await shown()).toEqual({ data: { listing: { virtualTour: null } } });
});

it('limits the edits of an account, over REST and GraphQL together', async () => {
  const overGraphql = async () => {
    const query = `mutation { editListing(id: "${listing.id}", draft: { name: "One more" }) { __typename } }`;
    return (await rosa.post('/graphql', { query })).json();
  };
  expect((await edit({ name: 'Often edited' })).status).toBe(200);
  await app.rows(`update throttle set points = $1 where key like 'edit:%'`, [rateLimits.edit - 1]);
  expect(await overGraphql()).toMatchObject({ data: { editListing: { __typename: 'Invalid' } } });
  const refused = await edit({ name: 'Once too often' });
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(await overGraphql()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  expect(await app.rows('select name from listing where id = $1', [listing.id])).toEqual([{ name: 'Often edited' }]);
});

it('answers 404 to its owner once it has been removed (K41)', async () => {
  await app.rows('update listing set status = -1 where id = $1', [listing.id]);
  expect((await edit({ name: 'Back again' })).status).toBe(404);
});
