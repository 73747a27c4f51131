import { milesBetween, type Point } from '../places/distance.ts';

/** Miles within which another college is a realistic alternative. */
export const ALTERNATIVE_COLLEGE_MILES = 60;

/** Minimum distance between two search centers in miles; closer ones contain mostly the same listings. */
const APART_MILES = 5;
const MOST = 12;

/** Returns alternatives to a point, nearest first, some miles from each other, so that each covers other listings. */
export function alternativeColleges<College extends Point & { id: number }>(
  colleges: readonly College[],
  from: Point,
): College[] {
  const nearest = colleges
    .map((college) => ({ college, miles: milesBetween(from, college) }))
    .filter(({ miles }) => miles >= APART_MILES && miles <= ALTERNATIVE_COLLEGE_MILES)
    .toSorted((a, b) => a.miles - b.miles || a.college.id - b.college.id);
  const chosen: College[] = [];
  for (const { college } of nearest) {
    if (chosen.length === MOST) break;
    if (chosen.every((other) => milesBetween(other, college) >= APART_MILES)) chosen.push(college);
  }
  return chosen;
}
