/** Random numbers derived from a seed alone (mulberry32): the same seed gives the same simulation on every machine. */
export class SeededGenerator {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns a whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  /** Returns one of the items, by weight. */
  weighted<Item>(items: readonly (readonly [number, Item])[]): Item {
    let left = this.next() * items.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, item] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(items)[1];
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => [this.next(), item] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, item]) => item);
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.whole(0, 15).toString(16));
    hex[12] = '4';
    hex[16] = this.pick(['8', '9', 'a', 'b']);
    const text = hex.join('');
    return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
  }
}
