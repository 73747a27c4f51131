import { gzipSync } from 'node:zlib';
import { launchChrome } from '../../tests/setup/chrome.ts';
import { kilobytes, measurePageWeight, weightLimits } from '../../tests/setup/page-weight.ts';
import type { BenchOptions } from '../bench.ts';
import { figure, inTurn, statistics, table, withGoal, type Goal, type Tables } from '../harness/measure.ts';
import { openProduct } from '../harness/servers.ts';
import { auditPage, type AuditFigure } from './audit.ts';

const PLACE = 'site=cr&location_type=college&location_id=204796';
const frames = { questionnaire: `/embed?${PLACE}`, matches: `/embed/matches?${PLACE}` };
const LOADER_GOAL = { atMost: 3 };
const FRAME_GOAL = { atMost: weightLimits.scripts };
/** Figures of the host page, with the goal of what the widget adds. */
const hostFigures: [title: string, name: AuditFigure, digits: number, goal: Goal][] = [
  ['FCP, ms', 'fcp', 0, {}],
  ['LCP, ms', 'lcp', 0, { atMost: 50 }],
  ['TBT, ms', 'tbt', 0, { atMost: 20 }],
  ['CLS', 'cls', 3, { atMost: 0 }],
  ['performance', 'performance', 0, {}],
];

/** Measures what the widget adds to the page that embeds it, and weighs its scripts. */
export async function measure({ sizes, rounds }: BenchOptions, open: AsyncDisposableStack): Promise<Tables> {
  const { origin } = await openProduct(open, { listings: sizes[0] });
  // Another site than the product's localhost to a browser.
  const host = `${origin.replace('localhost', '127.0.0.1')}/examples/college-page.html`;
  const loader = Buffer.from(await (await fetch(`${origin}/widget.js`)).arrayBuffer());
  const weights = [
    ['`/widget.js`, gzip', ...withGoal(kilobytes(gzipSync(loader).length), 2, LOADER_GOAL)],
    ['the same, plain', ...withGoal(kilobytes(loader.length), 2)],
  ];
  for (const [name, path] of Object.entries(frames)) {
    const { scripts } = await measurePageWeight(origin, path);
    weights.push([`scripts of the frame, ${name}, brotli`, ...withGoal(kilobytes(scripts), 1, FRAME_GOAL)]);
  }
  // Without a widget that loads, nothing would be measured.
  const browser = await launchChrome('whole');
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(host);
  await page.locator('#housing iframe').waitFor();
  await page.locator('#housing a').waitFor({ state: 'hidden' });
  await browser.close();

  // Throttled for real: the simulation counts async scripts before the paint as blocking.
  const audit = (blockedUrlPatterns: string[]) => () =>
    auditPage(host, { throttlingMethod: 'devtools', blockedUrlPatterns });
  const runs = await inTurn({ rounds, rotate: true }, { before: audit(['*/widget.js*']), after: audit([]) });
  const rows = hostFigures.map(([title, name, digits, goal]) => {
    const [before, after] = [runs.before.map((run) => run[name]), runs.after.map((run) => run[name])];
    const more = after.map((value, round) => value - (before[round] ?? NaN));
    const medians = [before, after].map((values) => figure(statistics(values).median, digits));
    return [title, ...medians, ...withGoal(statistics(more).median, digits, goal)];
  });
  return {
    'widget weights': table('file | KB | goal', weights),
    'widget host page': table('figure | without the widget | with it | more | goal', rows),
  };
}
