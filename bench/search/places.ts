import { SeededRandom } from '../../demo/seeded-random.ts';
import { displayName } from '../../domain/places/search/display-name.ts';
import { CITY, COLLEGE, STATE } from '../../domain/places/place-types.ts';
import { LivePlaceIndex } from '../../server/modules/places/place-search.ts';
import { createOrm } from '../../server/orm.ts';
import { withTypingError } from '../../tests/setup/typing-error.ts';
import type { BenchOptions } from '../bench.ts';
import { figure, isMissed, statistics, table, withGoal, type Goal, type Tables } from '../harness/measure.ts';
import { createDatabase } from '../harness/servers.ts';
import { benchColleges, type BenchCollege } from './sample-searches.ts';

/** The length of a name's prefix at which people stop and look. */
const PREFIX = 12;
const SHOWN_MISSES = 12;
const random = new SeededRandom('typing errors');
const mistyped = (text: string) => [withTypingError(text, random)];

/** Texts by which people look for a college, and the goal for the percentage among the first three results. */
const texts: [name: string, of: (college: BenchCollege) => readonly string[], goal: Goal][] = [
  ['its name', ({ name }) => [name], {}],
  ['its name with one typing error', ({ name }) => mistyped(name), { atLeast: 98 }],
  ['its everyday name with one', ({ name }) => mistyped(displayName(name)), {}],
  [`the first ${PREFIX} letters of it with one`, ({ name }) => mistyped(displayName(name).slice(0, PREFIX)), {}],
  ['a nickname', ({ nicknames }) => nicknames, { atLeast: 95 }],
];

/** Searches for every college as people type it; fails if a goal is missed. */
export async function measure({ colleges, enrollment }: BenchOptions, open: AsyncDisposableStack): Promise<Tables> {
  const { url, pool } = await createDatabase(open, { colleges, enrollment });
  const all = (await benchColleges(pool)).toSorted((a, b) => a.id - b.id);
  const orm = await createOrm(url);
  open.defer(() => orm.close());
  const index = await new LivePlaceIndex(orm.em).refresh();
  const misses: string[][] = [];
  const rows: string[][] = [];
  for (const [name, textsOf, goal] of texts) {
    const [times, ranks]: [number[], number[]] = [[], []];
    for (const college of all)
      for (const text of textsOf(college)) {
        const from = performance.now();
        const { items } = await index.find({ text, types: [COLLEGE, STATE, CITY], page: 1 });
        times.push(performance.now() - from);
        const rank = items.slice(0, 3).findIndex(({ type, id }) => type === 'college' && id === college.id);
        ranks.push(rank);
        if (rank < 0 && name === 'a nickname') misses.push([text, college.name]);
      }
    const { count, median, p95 } = statistics(times);
    const percent = (isFound: (rank: number) => boolean) => (100 * ranks.filter(isFound).length) / count;
    const [first, amongThree] = [percent((rank) => rank === 0), percent((rank) => rank >= 0)];
    if (isMissed(amongThree, goal)) process.exitCode = 1;
    const shares = [figure(first, 2), ...withGoal(amongThree, 2, goal)];
    rows.push([name, figure(count), ...shares, figure(median, 1), figure(p95, 1)]);
  }
  return {
    places: table('text | searches | first, % | among the first three, % | goal | median, ms | p95, ms', rows),
    'missed nicknames': table('nickname | college', misses.slice(0, SHOWN_MISSES)),
  };
}
