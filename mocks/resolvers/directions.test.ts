import { describe, expect, test } from 'vitest';
import { ask, callerOf, heldWorld } from '../world/world.fixture.ts';

const { world } = heldWorld();
const visitor = callerOf(world);

const DIRECTIONS = `query ($input: DirectionsInput!) { directions(input: $input) {
  routes { mode minutes estimate } listing { name } school { displayName } } }`;
const lofts = world.db.listings.find(({ name }) => name === 'High Street Lofts');
const where = {
  latitudeHousing: lofts?.lat,
  longitudeHousing: lofts?.lon,
  latitudeSchool: 40,
  longitudeSchool: -83.008,
};
const find = (more: object) => ask<{ directions: unknown }>(visitor, DIRECTIONS, { input: { ...where, ...more } });

describe('directions', () => {
  test('returns every travel mode, the requested one first, between the places in the address', async () => {
    const { data } = await find({ mode: 'cycling', onlineAdId: String(lofts?.id), schoolId: '204796' });
    expect(data.directions).toEqual({
      routes: [
        { mode: 'cycling', minutes: expect.any(Number), estimate: true },
        { mode: 'walking', minutes: expect.any(Number), estimate: true },
        { mode: 'driving', minutes: expect.any(Number), estimate: true },
      ],
      listing: { name: 'High Street Lofts' },
      school: { displayName: 'Ohio State University' },
    });
  });

  test('ignores a name that does not belong to the location', async () => {
    const elsewhere = { latitudeHousing: 41, latitudeSchool: 42, onlineAdId: String(lofts?.id), schoolId: '204796' };
    expect((await find(elsewhere)).data.directions).toMatchObject({ listing: null, school: null });
  });

  test('rejects an unknown destination and names the invalid value', async () => {
    const { refused } = await find({ latitudeSchool: 91 });
    expect(refused).toEqual([
      { code: 'BAD_USER_INPUT', message: 'latitude_school: This must be in degrees, from -90 to 90.' },
    ]);
  });
});
