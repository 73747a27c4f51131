import { milesBetween, type Point } from '../places/distance.ts';

/** So far a student would look for another college to live at. */
export const ALTERNATIVE_COLLEGE_MILES = 60;

/** Two circles whose middles are nearer than this hold mostly the same homes. */
const APART_MILES = 5;
const MOST = 12;

/**
 * The places to try where too little is found around a point: nearest first, each some miles from the point and from the
 * ones before it, so that every one of them looks at other homes.
 */
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
