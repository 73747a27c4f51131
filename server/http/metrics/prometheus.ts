/** The labels that distinguish the series of a metric. */
export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  labels?: Labels;
  value: number;
}

/** A metric in Prometheus's text format, version 0.0.4. */
interface Metric {
  write(): string;
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const inLabel = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
const labelled = (labels: Labels) => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${inLabel(value)}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
};
const head = (name: string, help: string, type: 'counter' | 'gauge' | 'histogram') =>
  `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${name} ${type}\n`;
const line = (name: string, labels: Labels, value: number) => `${name}${labelled(labels)} ${value}\n`;

/** Returns a gauge, read at the time of the request. */
export function gauge(name: string, help: string, samples: readonly Sample[]): string {
  return head(name, help, 'gauge') + samples.map(({ labels = {}, value }) => line(name, labels, value)).join('');
}

/** Returns a counter whose value is read at the time of the request. */
export function total(name: string, help: string, value: number): string {
  return head(name, help, 'counter') + line(name, {}, value);
}

/** A counter since the start of the process. */
export class Counter implements Metric {
  readonly #name: string;
  readonly #help: string;
  readonly #series = new Map<string, { labels: Labels; value: number }>();

  /** @param known series that exist from the start, so that their first increment is visible as a rise. */
  constructor(name: string, help: string, known: readonly Labels[] = []) {
    this.#name = name;
    this.#help = help;
    for (const labels of known) this.add(labels, 0);
  }

  add(labels: Labels = {}, by = 1): void {
    this.series(labels).value += by;
  }

  /** Returns the series of these labels, for frequent use. */
  series(labels: Labels): { value: number } {
    const key = Object.values(labels).join('\n');
    let series = this.#series.get(key);
    if (!series) this.#series.set(key, (series = { labels, value: 0 }));
    return series;
  }

  write(): string {
    const lines = [...this.#series.values()].map(({ labels, value }) => line(this.#name, labels, value));
    return head(this.#name, this.#help, 'counter') + lines.join('');
  }
}

interface Spread {
  labels: Labels;
  /** The number of values in each bucket and in no lower one. */
  counts: number[];
  sum: number;
  count: number;
}

/** A histogram of durations, by buckets. */
export class Histogram implements Metric {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Spread>();

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    this.series(labels)(value);
  }

  /** Returns a function that records a value under these labels, for frequent use. */
  series(labels: Labels): (value: number) => void {
    const key = Object.values(labels).join('\n');
    const known = this.#series.get(key);
    const spread = known ?? { labels, counts: this.#bounds.map(() => 0), sum: 0, count: 0 };
    if (!known) this.#series.set(key, spread);
    return (value) => {
      const bucket = this.#bounds.findIndex((bound) => value <= bound);
      if (bucket >= 0) spread.counts[bucket] = (spread.counts[bucket] ?? 0) + 1;
      spread.sum += value;
      spread.count++;
    };
  }

  write(): string {
    return (
      head(this.#name, this.#help, 'histogram') + [...this.#series.values()].map((each) => this.#lines(each)).join('')
    );
  }

  #lines({ labels, counts, sum, count }: Spread): string {
    let below = 0;
    const buckets = this.#bounds.map((bound, at) => {
      below += counts[at] ?? 0;
      return line(`${this.#name}_bucket`, { ...labels, le: String(bound) }, below);
    });
    return [
      ...buckets,
      line(`${this.#name}_bucket`, { ...labels, le: '+Inf' }, count),
      line(`${this.#name}_sum`, labels, sum),
      line(`${this.#name}_count`, labels, count),
    ].join('');
  }
}
