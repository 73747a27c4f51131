import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from '../setup/properties.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';

/** The position of a listing is the same wherever it is shown, whatever its address, zip code and pin (K39). */
let product: ListingLifecycle;
beforeAll(async () => {
  product = await startListingLifecycle('2026-11-02T12:00:00Z');
  await product.app.rows(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon) values
     (204796, 'Ohio State University', 'ohio-state', 'ohio-state', 'Columbus', 'OH', '43210', 40.0007, -83.0145),
     (202222, 'Columbus State Community College', 'columbus-state', 'columbus-state', 'Columbus', 'OH', '43215', 39.9693, -82.9872),
     (201548, 'Capital University', 'capital', 'capital', 'Columbus', 'OH', '43209', 39.9553, -82.9372)
     on conflict do nothing`,
  );
});
afterAll(() => product.app.close());

interface Where {
  address: string;
  city: string;
  zip: string;
  coordinates: { lat: number; lon: number } | null;
  pin: boolean;
}

const get = async (path: string, query: Record<string, string>) => {
  const response = await fetch(`${product.app.url}${path}?${new URLSearchParams(query)}`);
  return (await response.json()) as Record<string, unknown>;
};
type GeoBody = { geo?: { lat: number; lon: number; schools: { count: number; list: string[] } }; errors?: object };

/** Requests the answers of every call that places an address. */
async function answers({ address, city, zip, coordinates, pin }: Where) {
  const pinned: Record<string, string> =
    pin && coordinates ? { lat: String(coordinates.lat), lon: String(coordinates.lon) } : {};
  const query: Record<string, string> = { address, city, state: 'OH', zip, ...pinned };
  const geo = (await get('/api/posting/get-geo-information', query)) as GeoBody;
  const list = (await get('/api/schools/list-for-posting', query)) as { data?: { name: string }[]; errors?: object };
  const graphql = await product.renter.post('/graphql', {
    query: `query ($address: String!, $city: String!, $state: String!, $zip: String, $pin: CoordinatesInput) {
      geoInformation(address: $address, city: $city, state: $state, zip: $zip, pin: $pin) {
        ... on Geo { lat lon schools { count list } } ... on Invalid { errors { field } }
      }
    }`,
    variables: { address, city, state: 'OH', zip, pin: pin ? coordinates : null },
  });
  const { data } = (await graphql.json()) as { data: { geoInformation: object } };
  const step = await product.renter.post('/api/posting/validate-step', {
    step: 'property-location-step',
    location: { address, city, state: 'OH', zip, coordinates, pin },
  });
  return { geo, list, graphql: data.geoInformation, step: (await step.json()) as { errors?: object } };
}

const fields = (errors: object | undefined) => Object.keys(errors ?? {});

const zips = fc.constantFrom('43210', '43201', '43215', '43085', '45701', '90024');
const near = fc.record({
  lat: fc.double({ min: 39.9, max: 40.1, noNaN: true }),
  lon: fc.double({ min: -83.1, max: -82.9, noNaN: true }),
});
const address = fc.record({
  address: fc.integer({ min: 1, max: 9999 }).map((number) => `${number} N High St`),
  city: fc.constantFrom('Columbus', 'columbus ', 'Atlantis'),
});
const wheres: fc.Arbitrary<Where> = fc
  .oneof(
    fc.record({ zip: zips, coordinates: fc.option(near), pin: fc.constant(true) }),
    // an earlier lookup's, of another address in the city
    fc.record({
      zip: fc.constantFrom('43210', '43201', '43215'),
      coordinates: fc.option(near),
      pin: fc.constant(false),
    }),
  )
  .chain((place) => address.map((written) => ({ ...written, ...place })));

it('answers alike for any address, zip code and pin', async () => {
  await fc.assert(
    fc.asyncProperty(wheres, async (where) => {
      const { geo, list, graphql, step } = await answers(where);
      expect(fields(list.errors)).toEqual(fields(geo.errors));
      if (!geo.geo) {
        expect(graphql).toEqual({ errors: fields(geo.errors).map((field) => ({ field })) });
        expect(fields(step.errors)).toEqual(fields(geo.errors));
        return;
      }
      const { lat, lon, schools } = geo.geo;
      expect(graphql).toEqual({ lat, lon, schools });
      expect(list.data?.length).toBe(schools.count);
      expect(step.errors).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

it.each<[string, Partial<Where>]>([
  ['an address in its zip code', {}],
  ['an address with the position of an earlier lookup', { coordinates: { lat: 39.97, lon: -82.99 } }],
  ['a pin', { coordinates: { lat: 40.0031, lon: -83.0192 }, pin: true }],
])('publishes the location of the lookup: %s', async (_name, change) => {
  const where: Where = { address: '1739 N High St', city: 'Columbus', zip: '43210', coordinates: null, pin: false };
  const location = { ...where, ...change };
  const { geo } = await answers(location);
  const { slug, id, edit } = await product.landlord({ location: { ...location, state: 'OH' } });
  const shown = async () => {
    const query = `{ listing(slug: "${slug}") { lat lon nearbySchools { displayName } } }`;
    const { listing } = await product.ask<{
      listing: { lat: number; lon: number; nearbySchools: { displayName: string }[] };
    }>(product.renter, query);
    return { ...listing, nearbySchools: listing.nearbySchools.map(({ displayName }) => displayName) };
  };
  const published = await shown();
  expect(published).toMatchObject({ lat: geo.geo?.lat, lon: geo.geo?.lon });
  expect(published.nearbySchools[0]).toBe('Ohio State University');
  expect(geo.geo?.schools.list.slice(0, published.nearbySchools.length)).toEqual(published.nearbySchools);
  expect(id).toBeGreaterThan(0);
  expect((await edit({ name: 'Renamed', location: { ...location, state: 'OH' } })).status).toBe(200);
  expect(await shown()).toEqual(published);
});

it.each([
  ['a few miles', { lat: 39.9, lon: -82.9 }, /^The pin is about \d+(\.\d)? miles outside zip 43210\./],
  ['an ocean', { lat: 40.1, lon: -3.3 }, /^The pin is more than 50 miles outside zip 43210\./],
])(
  'rejects a pin that is %s outside its zip code everywhere, and says how far',
  async (_name, coordinates, message) => {
    const where: Where = { address: '1739 N High St', city: 'Columbus', zip: '43210', coordinates, pin: true };
    const { geo, step } = await answers(where);
    const errors = { 'location.coordinates': [expect.stringMatching(message)] };
    expect([geo, step]).toEqual([{ errors }, { errors }]);
  },
);
