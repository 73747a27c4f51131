import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** The limits of a figure. */
export interface Goal {
  atMost?: number;
  atLeast?: number;
}
type Cell = string | number;
/** Markdown tables by the name of their place in a document. */
export type Tables = Record<string, string>;

/**
 * Runs each case once a round, in turn, so that the machine's other work affects all alike; `rotate` begins each round
 * with another case. The rounds of the warm-up do not count.
 */
export async function inTurn<Name extends string, Result>(
  { rounds, warmUp = 0, rotate = false }: { rounds: number; warmUp?: number; rotate?: boolean },
  cases: Record<Name, (round: number) => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(cases) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round < warmUp + rounds; round++) {
    const first = rotate ? round % names.length : 0;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const result = await cases[name](round);
      if (round >= warmUp) results[name].push(result);
    }
  }
  return results;
}

/** Returns a case that resolves with the milliseconds of some work. */
export const timed = (work: (round: number) => Promise<unknown>) => async (round: number) => {
  const from = performance.now();
  await work(round);
  return performance.now() - from;
};

export function statistics(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? NaN;
  const count = sorted.length;
  const median = (at((count - 1) >> 1) + at(count >> 1)) / 2;
  return { count, median, p95: at(Math.ceil(count * 0.95) - 1), most: at(count - 1) };
}

export const isMissed = (value: number, { atMost = Infinity, atLeast = -Infinity }: Goal): boolean =>
  !(value <= atMost && value >= atLeast);

/** Returns a cell with so many digits after the point, marked if its goal is missed. */
export const figure = (value: number, digits = 0, goal: Goal = {}): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }) +
  (isMissed(value, goal) ? ' ✗' : '');

/** Returns the text of a goal. */
export function goalText({ atMost, atLeast }: Goal): string {
  if (atMost !== undefined) return `at most ${atMost.toLocaleString('en-US')}`;
  return atLeast === undefined ? '' : `at least ${atLeast.toLocaleString('en-US')}`;
}

/** Returns two cells, a figure and its goal. */
export const withGoal = (value: number, digits: number, goal: Goal = {}) => [
  figure(value, digits, goal),
  goalText(goal),
];

/** Returns a Markdown table; ` | ` separates the columns of the heading. */
export function table(heading: string, rows: readonly (readonly Cell[])[]): string {
  const row = (cells: readonly Cell[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? figure(cell) : cell.replaceAll('|', ''))).join(' | ')} |`;
  const columns = heading.split(' | ');
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Returns the table of the conditions under which a command ran. */
export const conditions = (command: string): string =>
  table('command | cores | Node | load average at the end', [
    [`\`${command}\``, cpus().length, process.versions.node, figure(loadavg()[0] ?? NaN, 1)],
  ]);

/** Writes tables to their places in a document, `<!-- table: NAME -->` to `<!-- end -->`, or to a copy of it. */
export function writeTables(document: string, tables: Tables, out = document): void {
  let text = readFileSync(existsSync(out) ? out : document, 'utf8');
  for (const [name, content] of Object.entries(tables)) {
    const marker = `<!-- table: ${name} -->`;
    const [start, end] = [text.indexOf(marker), text.indexOf('<!-- end -->', text.indexOf(marker))];
    if (start < 0 || end < 0) throw new Error(`${document} has no place for the table "${name}".`);
    text = `${text.slice(0, start)}${marker}\n\n${content}\n\n${text.slice(end)}`;
  }
  writeFileSync(out, text);
}
