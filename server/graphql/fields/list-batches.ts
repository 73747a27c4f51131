import { setImmediate } from 'node:timers/promises';

/** How many items of a long list are worked on in one turn of the event loop; other requests are answered between. */
export const LIST_BATCH = 20;

/** Maps a list in batches: a promise for each item, as graphql-js accepts them in a list. */
export function mapInBatches<Item, Result>(
  items: readonly Item[],
  toResult: (item: Item) => Result,
): Promise<Awaited<Result>>[] {
  let turn = Promise.resolve();
  return items.map((item, index) => {
    if (index > 0 && index % LIST_BATCH === 0) turn = turn.then(() => setImmediate());
    return turn.then(() => toResult(item)) as Promise<Awaited<Result>>;
  });
}
