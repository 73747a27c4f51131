import type { Pool, PoolClient } from 'pg';
import { stateByCode, states } from '../../../../domain/options/states.ts';
import { transact } from '../../../sql/transactions.ts';
import { insertNames, storeColleges } from './store-colleges.ts';
import type { City } from '../city.entity.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { cityNames, stateNames } from '../../../../domain/places/search/name-variants.ts';
import { CITY, STATE } from '../../../../domain/places/place-types.ts';
import { cityWeight, STATE_WEIGHT } from '../../../../domain/places/search/place-weight.ts';
import { starterColleges } from '../starter/starter-colleges.ts';

const cityRows = (cities: readonly City[]) =>
  cities.flatMap((city) =>
    cityNames({ ...city, stateName: stateByCode(city.state)?.name ?? '' }).map((name) => ({
      place_type: CITY,
      place_id: city.id,
      weight: cityWeight(city.weight),
      ...name,
    })),
  );

const stateRows = () =>
  states.flatMap((state) =>
    stateNames(state).map((name) => ({ place_type: STATE, place_id: state.fips, weight: STATE_WEIGHT, ...name })),
  );

async function loadCities(client: PoolClient, gazetteer: Gazetteer) {
  const { rows } = await client.query<{ known: boolean }>('select exists (select from city) as known');
  if (rows[0]?.known) return;
  const cities = gazetteer.cities();
  await client.query('insert into city select * from jsonb_populate_recordset(null::city, $1)', [
    JSON.stringify(cities),
  ]);
  await insertNames(client, [...stateRows(), ...cityRows(cities)]);
}

async function loadStarters(client: PoolClient, gazetteer: Gazetteer) {
  const { rows } = await client.query<{ id: number }>('select id from college');
  const known = new Set(rows.map(({ id }) => id));
  const missing = starterColleges.filter(({ id }) => !known.has(id));
  if (missing.length > 0) await storeColleges(client, gazetteer, missing, { starter: true });
}

/**
 * Loads cities, states and the starter colleges into the database. Existing rows are unchanged, so it may run at every
 * start; processes that start at the same time are serialized.
 */
export async function loadPlaces(pool: Pool, gazetteer: Gazetteer): Promise<void> {
  await transact(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('places', 0))`);
    await loadCities(client, gazetteer);
    await loadStarters(client, gazetteer);
  });
  await pool.query('analyze city, college, place_name');
}
