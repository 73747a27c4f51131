import { brandCodes } from '../../brands/brand.ts';
import fc from '../../../tests/setup/properties.ts';
import { describe, expect, it } from 'vitest';
import { estimateMinutes, milesBetween, milesInMinutes, roundMiles, travelModes } from '../distance.ts';
import { directionsQuery } from './directions-query.ts';
import { travelTimesLabel } from './travel-times.ts';
import { directionsFromFields, estimateLeg, isSamePlace, parseDirections, routeUrl } from './directions.ts';

const lofts = { lat: 40.0067, lon: -83.0125, id: 7 };
const ohioState = { lat: 40.0008, lon: -83.0158, id: '204796' };
const read = (query: string) => parseDirections(Object.fromEntries(new URLSearchParams(query)));

describe('the directions URL', () => {
  it('has the documented query, with its defaults', () => {
    expect(String(directionsQuery({ home: lofts, school: ohioState }))).toBe(
      'latitude_housing=40.0067&longitude_housing=-83.0125&site=cr&latitude_school=40.0008&longitude_school=-83.0158' +
        '&mode=driving&school_id=204796&online_ad_id=7',
    );
  });

  it('parses its own output', () => {
    const [lat, lon] = [fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })];
    const place = fc.record({ lat, lon, id: fc.option(fc.nat(), { nil: undefined }) });
    const [site, mode] = [fc.constantFrom(...brandCodes), fc.constantFrom(...travelModes)];
    fc.assert(
      fc.property(place, place, site, mode, (home, school, from, how) => {
        const parsed = read(String(directionsQuery({ home, school, site: from, mode: how })));
        if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
        const { request } = parsed;
        expect(request).toMatchObject({ site: from, mode: how });
        expect([request.homeId, request.schoolId]).toEqual([home.id, school.id]);
        expect(milesBetween(request.home, home) + milesBetween(request.school, school)).toBeLessThan(0.001);
      }),
    );
  });

  it('defaults to cr and driving, and accepts no other site than ours', () => {
    const where = 'latitude_housing=40&longitude_housing=-83&latitude_school=40.1&longitude_school=-83';
    expect(read(where)).toMatchObject({ request: { site: 'cr', mode: 'driving', schoolId: undefined } });
    expect(read(`${where}&site=nobody&mode=walking`)).toMatchObject({ request: { site: 'default', mode: 'walking' } });
  });

  it('reports errors by parameter name', () => {
    expect(
      parseDirections({ latitude_housing: '91', longitude_housing: ['1', '2'], mode: 'flying', school_id: 'x' }),
    ).toEqual({
      errors: {
        latitude_housing: ['This must be in degrees, from -90 to 90.'],
        longitude_housing: ['Send this parameter only once.'],
        latitude_school: ['This must be in degrees, from -90 to 90.'],
        longitude_school: ['This must be in degrees, from -180 to 180.'],
        mode: ['This must be walking, cycling or driving.'],
        school_id: ['This must be a number.'],
      },
    });
    const fields = { latitudeHousing: 40, longitudeHousing: -83, latitudeSchool: Number.NaN, longitudeSchool: 1e-9 };
    expect(directionsFromFields(fields)).toEqual({
      wrong: 'latitude_school: This must be in degrees, from -90 to 90.',
    });
  });
});

describe('an estimate', () => {
  it('is a third longer than the straight line, at the speed of the travel mode', () => {
    const leg = estimateLeg(lofts, ohioState, 'walking');
    const straight = milesBetween(lofts, ohioState);
    expect(leg.miles).toBe(straight * 1.3);
    expect(travelModes.map((mode) => estimateLeg(lofts, ohioState, mode).minutes)).toEqual([10, 3, 1]);
  });

  it('has the minutes that a listing shows, which are those of the distance shown', () => {
    // 0.58 miles: a walk of 15 minutes, and of 16 for the 0.6 miles that are shown.
    const home = { lat: 40.0084, lon: -83.0158 };
    const shown = roundMiles(milesBetween(home, { lat: 40, lon: -83.0158 }));
    const leg = estimateLeg(home, { lat: 40, lon: -83.0158 }, 'walking');
    expect([shown, leg.minutes]).toEqual([0.6, estimateMinutes(0.6, 'walking')]);
    expect(travelTimesLabel(shown)).toBe(`about ${leg.minutes} min walk`);
  });

  it('is consistent in reverse: a place within ten minutes is ten minutes away', () => {
    for (const mode of travelModes) expect(estimateMinutes(milesInMinutes(10, mode), mode)).toBe(10);
  });
});

it("opens in a maps site, with that site's name for each travel mode", () => {
  expect(routeUrl({ lat: 40, lon: -83 }, { lat: 40.1, lon: -83.1 }, 'cycling')).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=40%2C-83&destination=40.1%2C-83.1&travelmode=bicycling',
  );
});

it('accepts a name only for a place at that location', () => {
  expect([isSamePlace(lofts, ohioState), isSamePlace(lofts, { lat: 41, lon: -83 })]).toEqual([true, false]);
});
