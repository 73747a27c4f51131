import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/setup/database.ts';
import { milesBetween } from '../../../../domain/places/distance.ts';
import { closestListings, type MatchableListing } from '../../../../domain/search/matching.ts';
import { rentsByBedrooms } from '../../../../domain/search/rent-statistics.ts';
import { SIMILAR_COUNT, similarCriteria } from '../../../../domain/search/similar-listings.ts';
import { SeededRandom } from '../../../../demo/seeded-random.ts';
import { createOrm } from '../../../orm.ts';
import { PlacesService } from '../../places/places.service.ts';
import { writeTestListings } from '../housing.fixture.ts';
import { HousingService } from '../housing.service.ts';

const { url, pool, drop } = await createTestDatabase();
const orm = await createOrm(url);
const { em } = orm;
const places = new PlacesService({ em, pool });
const housing = new HousingService({ em, pool, places, clock: { now: () => new Date() }, baseUrl: 'https://here' });
afterAll(async () => {
  await orm.close();
  await drop();
});

const CENTRE = { lat: 40, lon: -83 };
const random = new SeededRandom('what homes cost');
/** Listings within about thirty miles, each with one to three floorplans, some with two of the same size. */
const homes: MatchableListing[] = Array.from({ length: 300 }, (_, index) => ({
  id: index + 1,
  type: random.chance(0.5) ? 84 : 85,
  state: random.chance(0.7) ? 'OH' : 'MI',
  lat: CENTRE.lat + random.between(-0.3, 0.3),
  lon: CENTRE.lon + random.between(-0.4, 0.4),
  amenities: [],
  publishedAt: index * 1000,
  floorplans: Array.from({ length: random.whole(1, 3) }, () => ({
    bedrooms: random.whole(1, 11),
    bathrooms: random.whole(2, 6) / 2,
    sq: 500,
    rent: random.whole(400, 3000),
  })),
}));
beforeAll(async () => {
  await writeTestListings(pool, homes);
  await housing.reindexAll();
});

it('returns the rents at a place as the plain rule does', async () => {
  for (const point of [CENTRE, { lat: 40.2, lon: -83.2 }, { lat: 10, lon: 10 }]) {
    const around = homes.filter((home) => milesBetween(home, point) <= 10);
    expect(await housing.offer(point)).toEqual({ listingsCount: around.length, rents: rentsByBedrooms(around) });
  }
  const ohio = homes.filter(({ state }) => state === 'OH');
  expect(await housing.offer({ state: 'OH' })).toEqual({ listingsCount: ohio.length, rents: rentsByBedrooms(ohio) });
});

it("returns an unavailable listing's location, and the similar listings that the plain rule finds closest to it", async () => {
  const stood = homes[7] as MatchableListing;
  const slug = `home-${stood.id}`;
  expect(await housing.unavailable(slug)).toBeNull();
  for (const [column, value] of [
    ['status', 13],
    ['status', -1],
    ['rented_at', new Date()],
  ] as const) {
    await pool.query(`update listing set status = 1, rented_at = null where id = $1`, [stood.id]);
    await pool.query(`update listing set ${column} = $2 where id = $1`, [stood.id, value]);
    await housing.reindexAll();
    const gone = await housing.unavailable(slug);
    expect(gone).toMatchObject({ city: 'Columbus', state: stood.state, floorplans: stood.floorplans });
    const others = homes.filter(({ id }) => id !== stood.id);
    const wanted = closestListings(others, { kind: 'point', point: stood }, similarCriteria(stood.floorplans));
    const similar = gone ? await housing.similar(gone) : [];
    expect(similar.map(({ id }) => id)).toEqual(wanted.slice(0, SIMILAR_COUNT).map(({ id }) => id));
    // Distances from the unavailable listing are not revealed.
    expect(similar.every(({ distance }) => distance === null)).toBe(true);
  }
  for (const nobody of ['home-9999', 'No Home', '']) expect(await housing.unavailable(nobody)).toBeNull();
});
