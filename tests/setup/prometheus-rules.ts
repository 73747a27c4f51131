import { readFileSync } from 'node:fs';

type Labels = Record<string, string>;
interface Sample {
  labels: Labels;
  value: number;
}
/** What one scrape of `/metrics` returned, by name; `at` is in seconds. */
export interface Scrape {
  at: number;
  samples: Map<string, Sample[]>;
}

/** Reads the text of `/metrics`; null is a process that did not answer. Adds `up`, as Prometheus does. */
export function readScrape(text: string | null, at: number): Scrape {
  const up = { labels: { __name__: 'up', job: 'nearcampus' }, value: text === null ? 0 : 1 };
  const read = [...(text ?? '').matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', inner = '', value]) => {
    const labels = [...inner.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', is = '']) => [key, is]);
    return { labels: { __name__: name, ...Object.fromEntries(labels) }, value: Number(value) };
  });
  return { at, samples: Map.groupBy([up, ...read], ({ labels }) => labels.__name__) };
}

type Value = number | Sample[];
const vector = (value: Value): Sample[] => (typeof value === 'number' ? [{ labels: {}, value }] : value);
const key = ({ __name__: _, ...labels }: Labels, by = Object.keys(labels)): string =>
  JSON.stringify(by.toSorted().map((name) => [name, labels[name] ?? '']));

const OPERATORS: Record<string, (left: number, right: number) => number | boolean> = {
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '==': (left, right) => left === right,
};
const LEVELS = [['or'], ['and'], ['>', '<', '=='], ['-'], ['*', '/']];
const AGGREGATES: Record<string, (values: number[]) => number> = {
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  sum: (values) => values.reduce((all, value) => all + value, 0),
};
const UNITS: Record<string, number> = { m: 60, h: 3600, d: 86_400 };

/**
 * Evaluates the part of PromQL that the rules use on the scrapes at both ends of every range. As in Prometheus, a
 * counter that has one scrape only has not increased. @throws for anything else, so that a rule is never read wrongly.
 */
export function evaluate(expression: string, [before, now]: readonly [Scrape, Scrape]): Sample[] {
  const tokens: string[] = expression.match(/"[^"]*"|\w+(?:\.\w+)?|==|=~|\S/g) ?? [];
  const next = (): string => tokens[0] ?? '';
  const take = (expected?: string): string => {
    const token = tokens.shift() ?? '';
    if (expected !== undefined && token !== expected) throw new Error(`${token} instead of ${expected}: ${expression}`);
    return token;
  };
  const inside = (): Value => {
    take('(');
    const value = level(0);
    take(')');
    return value;
  };
  const selector = (name: string): { find: (scrape: Scrape) => Sample[]; seconds: number } => {
    const matchers: ((labels: Labels) => boolean)[] = [];
    if (next() === '{') {
      take('{');
      const label = take();
      const [operator, wanted] = [take(), take().slice(1, -1)];
      const pattern = new RegExp(`^(?:${wanted})$`);
      matchers.push((labels) => (operator === '=~' ? pattern.test(labels[label] ?? '') : labels[label] === wanted));
      take('}');
    }
    const range = next() === '[' ? /^(\d+)([mhd])$/.exec([take('['), take(), take(']')][1] ?? '') : null;
    const find = ({ samples }: Scrape) =>
      (samples.get(name) ?? []).filter(({ labels }) => matchers.every((fits) => fits(labels)));
    return { find, seconds: range ? Number(range[1]) * (UNITS[range[2] ?? ''] ?? NaN) : 0 };
  };
  const primary = (): Value => {
    if (next() === '(') return inside();
    const word = take();
    if (/^[\d.]+$/.test(word)) return Number(word);
    if (word === 'time') {
      take('(');
      take(')');
      return now.at;
    }
    const aggregate = AGGREGATES[word];
    if (aggregate) {
      const by = next() === 'by' ? tokens.splice(0, tokens.indexOf(')') + 1).slice(2, -1) : [];
      const groups = Map.groupBy(vector(inside()), ({ labels }) => key(labels, by));
      return [...groups.values()].map((group) => ({
        labels: Object.fromEntries(by.map((name) => [name, group[0]?.labels[name] ?? ''])),
        value: aggregate(group.map(({ value }) => value)),
      }));
    }
    if (word === 'rate' || word === 'increase') {
      take('(');
      const { find, seconds } = selector(take());
      take(')');
      const earlier = new Map(find(before).map(({ labels, value }) => [key(labels), value]));
      return find(now).flatMap(({ labels, value }) => {
        const from = earlier.get(key(labels));
        return from === undefined ? [] : [{ labels, value: (value - from) / (word === 'rate' ? seconds : 1) }];
      });
    }
    if (word === 'histogram_quantile') {
      take('(');
      const quantile = Number(take());
      take(',');
      const buckets = vector(level(0));
      take(')');
      const bounds = buckets
        .map(({ labels, value }) => ({ bound: labels['le'] === '+Inf' ? Infinity : Number(labels['le']), value }))
        .toSorted((left, right) => left.bound - right.bound);
      const wanted = quantile * (bounds.at(-1)?.value ?? 0);
      const found = bounds.findIndex(({ value }) => wanted > 0 && value >= wanted);
      if (found < 0) return [];
      const [low = { bound: 0, value: 0 }, high] = [bounds[found - 1], bounds[found]];
      if (!high || high.bound === Infinity) return [{ labels: {}, value: low.bound }];
      const share = (wanted - low.value) / (high.value - low.value);
      return [{ labels: {}, value: low.bound + (high.bound - low.bound) * share }];
    }
    return selector(word).find(now);
  };
  function level(at: number): Value {
    const operators = LEVELS[at];
    if (!operators) return primary();
    let left = level(at + 1);
    while (operators.includes(next())) {
      const operator = take();
      const right = level(at + 1);
      const others = vector(right);
      const matching = (labels: Labels) => others.find((other) => key(other.labels) === key(labels));
      if (operator === 'and') left = vector(left).filter(({ labels }) => matching(labels));
      else if (operator === 'or') left = [...vector(left), ...others];
      else {
        const calculate = OPERATORS[operator];
        if (typeof left === 'number' && typeof right === 'number') left = Number(calculate?.(left, right));
        else
          left = (
            typeof left === 'number' ? others.map(({ labels }) => ({ labels, value: Number(left) })) : left
          ).flatMap(({ labels, value }) => {
            const other = typeof right === 'number' ? right : matching(labels)?.value;
            const result = other === undefined ? false : (calculate?.(value, other) ?? false);
            return result === false ? [] : [{ labels, value: result === true ? value : result }];
          });
      }
    }
    return left;
  }
  const value = level(0);
  if (tokens.length > 0) throw new Error(`Not read: ${tokens.join(' ')} in ${expression}`);
  return vector(value);
}

const text = readFileSync('deploy/prometheus/nearcampus.rules.yml', 'utf8');
export const rules = [...text.matchAll(/- alert: (\w+)\n +expr: (.*)/g)].map(([, alert = '', expr = '']) => ({
  alert,
  expr,
}));

/** Returns the alerts whose expression holds, whatever time they wait before they tell somebody. */
export const firing = (scrapes: readonly [Scrape, Scrape]): string[] =>
  rules.filter(({ expr }) => evaluate(expr, scrapes).length > 0).map(({ alert }) => alert);
