import { describe, expect, it } from 'vitest';
import { uniqueSlug, slugify } from '../domain/places/search/normalize.ts';
import { cities } from '../mocks/data/cities.ts';
import { colleges } from '../mocks/data/colleges.ts';
import { Gazetteer } from '../server/modules/places/gazetteer.ts';
import { starterColleges } from '../server/modules/places/starter/starter-colleges.ts';

const gazetteer = new Gazetteer();

describe('the mock places', () => {
  it('are colleges of the server, with the same data and addresses', () => {
    const slugs = new Set<string>();
    const theirs = new Map(
      starterColleges.map((college) => [
        college.id,
        { ...college, slug: uniqueSlug(college.name, college.city, slugs), cityId: cityOf(college) },
      ]),
    );
    expect(colleges.length).toBeGreaterThanOrEqual(40);
    for (const { subdomain, ...college } of colleges) {
      expect(college).toEqual(theirs.get(college.id));
      expect(subdomain).toBe(slugify(new URL(college.website).hostname.split('.').at(-2) ?? ''));
    }
    expect(new Set(colleges.map(({ subdomain }) => subdomain)).size).toBe(colleges.length);
  });

  it("are cities of the server, including every college's own", () => {
    const theirs = new Map(gazetteer.cities().map((city) => [city.id, city]));
    for (const { areaCode, ...city } of cities) {
      expect(city).toEqual(theirs.get(city.id));
      expect(areaCode).toMatch(/^[2-9]\d\d$/);
    }
    const known = new Set(cities.map(({ id }) => id));
    expect(colleges.filter(({ cityId }) => !known.has(cityId))).toEqual([]);
  });
});

function cityOf({ city, state, zip }: { city: string; state: string; zip: string }): number | null {
  const place = gazetteer.zip(zip);
  const first = gazetteer.zipsOf(city, state)[0] ?? (place && gazetteer.zipsOf(place.city, place.state)[0]);
  return first ? Number(first.zip) : null;
}
