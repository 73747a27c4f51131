import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageErrors } from '../../domain/images/image-upload.ts';
import { houseDraft, samplePhoto } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Image uploads and place lookups for a listing, as a partner's program uses them [§7], without a login. */
let app: ServedApp;
let client: RestClient;
beforeAll(async () => {
  app = await serveApp();
  await app.rows(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon)
     values (204796, 'Ohio State University', 'ohio-state', 'ohio-state', 'Columbus', 'OH', '43210', 40.0067, -83.0305)`,
  );
  client = new RestClient(app.url);
});
afterAll(() => app.close());

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string, type: string, field = 'file') {
  const form = new FormData();
  form.set(field, new File([bytes], name, { type }));
  const answer = await client.post('/api/images-upload', form);
  return { status: answer.status, body: (await answer.json()) as unknown };
}
const narrow = async () =>
  new Uint8Array(
    await sharp({ create: { width: 599, height: 900, channels: 3, background: '#777' } })
      .png()
      .toBuffer(),
  );

it('accepts an image whose file name does not say what it is, returns its two URLs, and serves both', async () => {
  const { status, body } = await upload(await samplePhoto(), 'front.bin', 'application/octet-stream');
  expect(status).toBe(200);
  expect(body).toEqual({
    data: { large: expect.stringMatching(/^\/pictures\/.*-large\.jpg$/), small: expect.stringMatching(/-small\.jpg$/) },
  });
  const { data } = body as { data: { large: string; small: string } };
  for (const path of [data.large, data.small]) {
    const picture = await fetch(app.url + path);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});

it.each([
  ['a GIF by another name', async () => new Uint8Array(Buffer.from('GIF89a...')), 'front.jpg', imageErrors.otherType],
  ['a JPEG named as a GIF', samplePhoto, 'front.gif', imageErrors.otherType],
  ['a JPEG named as a HEIC', samplePhoto, 'IMG_1.HEIC', imageErrors.fromPhone],
  ['a HEIC', async () => new Uint8Array(Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0')), 'a.jpg', imageErrors.fromPhone],
])('rejects %s, with the reason first', async (_what, make, name, words) => {
  expect(await upload(await make(), name, 'image/jpeg')).toEqual({ status: 422, body: { errors: { file: [words] } } });
});

it('accepts a narrow image, with a warning, and a draft with the pair as it was returned (K38)', async () => {
  const { status, body } = await upload(await narrow(), 'narrow.png', 'image/png');
  const data = { large: expect.any(String), small: expect.any(String) };
  expect([status, body]).toEqual([200, { data, warning: expect.stringContaining('599 pixels') }]);
  const step = { step: 'property-images-step', images: [(body as { data: object }).data] };
  expect((await client.post('/api/posting/validate-step', step)).status).toBe(200);
});

it('requires the field name "file"', async () => {
  expect(await upload(await samplePhoto(), 'a.jpg', 'image/jpeg', 'picture')).toEqual({
    status: 422,
    body: { errors: { file: [imageErrors.missing] } },
  });
});

it("returns an address's location and the colleges near it", async () => {
  const where = { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH' };
  const answer = await fetch(`${app.url}/api/posting/get-geo-information?${new URLSearchParams(where)}`);
  const { geo } = (await answer.json()) as { geo: { zip: string; schools: { count: number; list: string[] } } };
  expect(geo).toMatchObject({ lat: expect.closeTo(40, 0), lon: expect.closeTo(-83, 0) });
  expect(geo.zip).toMatch(/^43\d{3}$/);
  expect(geo.schools.list).toContain('Ohio State University');
  expect(geo.schools.count).toBe(geo.schools.list.length);
});

it('returns a starting point for the pin of an address that cannot be found', async () => {
  const lost = { address: '1 Main St', city: 'Atlantis', state: 'OH' };
  const answer = await fetch(`${app.url}/api/posting/get-geo-information?${new URLSearchParams(lost)}`);
  expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([
    422,
    ['location.coordinates'],
  ]);
  const query =
    '{ approximateLocation(city: "Atlantis", state: "OH", zip: "43210") { type area schools { displayName } } }';
  const { data } = (await (await client.post('/graphql', { query })).json()) as {
    data: { approximateLocation: { schools: { displayName: string }[] } };
  };
  expect(data.approximateLocation).toMatchObject({ type: 'zip', area: '43210' });
  expect(data.approximateLocation.schools[0]?.displayName).toBe('Ohio State University');
});

it('accepts a draft with the colleges found, and empty padding in its image list', async () => {
  const pair = await client.upload(await samplePhoto());
  const draft = houseDraft([pair]);
  const expected = {
    ...draft.location,
    coordinates: null,
    availableLocations: { count: 1, list: ['Ohio State University'] },
  };
  const check = async (changes: object, step: string) =>
    (await client.post('/api/posting/validate-step', { ...draft, ...changes, step })).status;
  expect(await check({ location: expected }, 'property-location-step')).toBe(200);
  expect(await check({ images: [pair, '', '', '', '', ''] }, 'property-images-step')).toBe(200);
  expect(await check({ images: ['', '', '', '', '', ''] }, 'property-images-step')).toBe(422);
  expect(await check({ images: Array.from({ length: 7 }, () => pair) }, 'property-images-step')).toBe(422);
});
