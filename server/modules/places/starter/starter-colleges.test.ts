import { describe, expect, test } from 'vitest';
import { milesBetween } from '../../../../domain/places/distance.ts';
import { states } from '../../../../domain/options/states.ts';
import { Gazetteer } from '../gazetteer.ts';
import { starterColleges } from './starter-colleges.ts';

const gazetteer = new Gazetteer();
const byId = new Map(starterColleges.map((college) => [college.id, college]));

describe('the starter list', () => {
  test('has at least 300 distinct colleges, covering every state and DC', () => {
    expect(starterColleges.length).toBeGreaterThanOrEqual(300);
    expect(byId.size).toBe(starterColleges.length);
    const covered = new Set(starterColleges.map(({ state }) => state));
    expect(states.filter(({ code }) => !covered.has(code))).toEqual([]);
  });

  test('has complete rows: a six-digit UNITID, nicknames, a zip, a host, enrollment in hundreds', () => {
    for (const college of starterColleges) {
      expect(String(college.id), college.name).toMatch(/^[1-4]\d{5}$/);
      expect(college.nicknames.length, college.name).toBeGreaterThan(0);
      expect(
        college.nicknames.every((nickname) => nickname.trim() === nickname && nickname !== ''),
        college.name,
      ).toBe(true);
      expect(college.zip, college.name).toMatch(/^\d{5}$/);
      expect(college.website, college.name).toMatch(/^https:\/\/[a-z0-9.-]+\.(?:edu|com)$/);
      expect(college.enrollment % 100, college.name).toBe(0);
      expect(college.enrollment, college.name).toBeGreaterThan(500);
    }
  });

  test('places every college in its own state, near its zip', () => {
    for (const college of starterColleges) {
      const zip = gazetteer.zip(college.zip);
      expect(zip?.state, `${college.name}, ${college.zip}`).toBe(college.state);
      expect(milesBetween(college, zip ?? college), college.name).toBeLessThan(12);
    }
  });

  test.each([
    [204796, 'Ohio State'],
    [204796, 'OSU'],
    [110662, 'UCLA'],
    [176017, 'Ole Miss'],
    [228778, 'UT Austin'],
    [214777, 'Penn State'],
    [166683, 'MIT'],
    [199120, 'UNC'],
    [134130, 'UF'],
    [170976, 'UMich'],
  ])('college %i has the nickname %s', (id, nickname) => {
    expect(byId.get(id)?.nicknames).toContain(nickname);
  });
});
