import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { createOrm } from '../../orm.ts';
import { writeTestListings } from '../housing/housing.fixture.ts';
import { Gazetteer } from './gazetteer.ts';
import { NameSearch } from './name-search.service.ts';
import { PlacesService } from './places.service.ts';

const database = await createTestDatabase();
const orm = await createOrm(database.url);
const { pool } = database;
const zips = new Gazetteer();
const campus = { lat: 39.9995, lon: -83.0128 };
const names = new NameSearch({
  pool,
  zips,
  geocoder: {
    locate: ({ city }) => Promise.resolve(city === 'Columbus' ? { ...campus, zip: '43210', exact: false } : null),
  },
  places: new PlacesService({ em: orm.em, pool }),
  baseUrl: 'https://homes.example',
});

beforeAll(async () => {
  const columbus = zips.cities().find(({ slug }) => slug === 'columbus-oh');
  await pool.query('insert into city (id, name, slug, state, lat, lon, weight) values ($1, $2, $3, $4, $5, $6, $7)', [
    columbus?.id,
    columbus?.name,
    columbus?.slug,
    columbus?.state,
    columbus?.lat,
    columbus?.lon,
    columbus?.weight,
  ]);
  await pool.query(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon, enrollment)
     values (1, 'Ohio State University', 'ohio-state', 'ohio-state', 'Columbus', 'OH', '43210', $1, $2, 1000)`,
    [campus.lat, campus.lon],
  );
  const home = { type: 85, state: 'OH', ...campus, publishedAt: 0, amenities: [], floorplans: [] };
  await writeTestListings(
    pool,
    [1, 2, 3, 4].map((id) => ({ ...home, id })),
  );
  await pool.query("update listing set name = (array['Oak Row', 'The Oak', '100% Oak', 'Oak Hidden'])[id]");
  await pool.query('update listing set rented_at = now() where id = 4');
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('finds a zip code by its beginning, with the page of its city', async () => {
  expect(await names.zips('4321')).toEqual([
    expect.objectContaining({ city: 'Columbus', state: 'OH', url: 'https://homes.example/city/columbus-oh' }),
  ]);
  expect((await names.zips('43210'))[0]?.zip).toBe('43210');
  expect(await names.zips('Columbus')).toEqual([]);
});

it('finds visible listings by a part of their name, those that begin with it first; a percent sign is a letter', async () => {
  const found = async (text: string) => (await names.listings(text)).map(({ name }) => name);
  expect(await found(' OAK ')).toEqual(['Oak Row', '100% Oak', 'The Oak']);
  expect(await found('0% o')).toEqual(['100% Oak']);
  expect(await found('%%%')).toEqual([]);
  expect(await found('oa')).toEqual([]);
});

it('places an address, with the colleges near it and its city', async () => {
  const found = await names.address('1739 N High St, Columbus, OH');
  expect(found).toMatchObject({ label: '1739 N High St, Columbus, OH', exact: false });
  expect(found?.places.map(({ slug }) => slug)).toEqual(['ohio-state', 'columbus-oh']);
  expect(await names.address('1 Main St, Atlantis, OH')).toBeNull();
  expect(await names.address('Columbus')).toBeNull();
});
