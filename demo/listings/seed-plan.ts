import { milesBetween } from '../../domain/places/distance.ts';
import type { CollegeFacts } from '../../domain/places/college-facts.ts';
import { SeededRandom } from '../seeded-random.ts';

/** The location of one demo listing, and whether it must be active and visible. */
export interface Plot {
  college: CollegeFacts;
  /** Zero-based index among the listings of that college. */
  turn: number;
  sureActive: boolean;
}

export const ACTIVE_PER_COLLEGE = 5;
export const DEFAULT_LISTINGS = 2000;

/** A listing is at most four miles from its college, so a college this close is within ten miles of it too. */
const NEIGHBOUR_MILES = 6;

/** Colleges whose students are mostly online: their campus needs fewer listings than enrollment suggests. */
const mostlyOnline = new Set([183026, 104717, 232557, 150987, 142522, 105668, 152637, 135081]);

/** Largest counted enrollment, in thousands: multi-college systems count no more than the largest single campus. */
const LARGEST_CAMPUS = 46;

/** Returns how many listings a college draws beyond the guaranteed ones, weighted toward large campuses. */
const weightOf = ({ id, enrollment }: CollegeFacts) =>
  mostlyOnline.has(id) ? 1 : Math.min(LARGEST_CAMPUS, Math.max(1, enrollment / 1000)) ** 2.5;

/** Returns the guaranteed listings of each college, so that each has five within ten miles, counting those of nearby colleges. */
function sureCounts(colleges: readonly CollegeFacts[]): number[] {
  const neighbours = colleges.map((college) =>
    colleges.flatMap((other, index) => (milesBetween(college, other) <= NEIGHBOUR_MILES ? [index] : [])),
  );
  const counts = colleges.map(() => 0);
  for (const [index, near] of neighbours.entries()) {
    const there = near.reduce((sum, other) => sum + (counts[other] ?? 0), 0);
    counts[index] = Math.max(0, ACTIVE_PER_COLLEGE - there);
  }
  return counts;
}

/** Returns a function that maps a number from 0 to 1 to a college by weight. */
function byWeight(colleges: readonly CollegeFacts[]): (share: number) => CollegeFacts {
  const ends: number[] = [];
  for (const college of colleges) ends.push((ends.at(-1) ?? 0) + weightOf(college));
  return (share) => {
    const wanted = share * (ends.at(-1) ?? 0);
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return colleges[low] as CollegeFacts;
  };
}

/** Yields the plots of a seed that can be extended: five for each college, the largest first, then by enrollment. */
export function* plots(colleges: readonly CollegeFacts[], listings: number): Generator<Plot> {
  const largestFirst = colleges.toSorted((a, b) => b.enrollment - a.enrollment || a.id - b.id);
  const turns = new Map<number, number>();
  const plot = (college: CollegeFacts, sureActive: boolean): Plot => {
    const turn = turns.get(college.id) ?? 0;
    turns.set(college.id, turn + 1);
    return { college, turn, sureActive };
  };
  const sure = sureCounts(largestFirst);
  let count = 0;
  for (let round = 0; round < ACTIVE_PER_COLLEGE; round++)
    for (const [index, college] of largestFirst.entries())
      if (round < (sure[index] ?? 0) && count++ < listings) yield plot(college, true);
  const draw = byWeight(largestFirst);
  const random = new SeededRandom('plots');
  for (; count < listings; count++) yield plot(draw(random.next()), false);
}
