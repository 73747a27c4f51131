import { rethrowUnavailable } from './cards/card-declines.ts';

/** Yields every item of a paginated list. @throws PaymentsUnavailable */
export async function* eachOf<Item>(list: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    for await (const item of list) yield item;
  } catch (error) {
    rethrowUnavailable(error);
  }
}

/** Returns every item of a paginated list. @throws PaymentsUnavailable */
export async function listAll<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of eachOf(list)) items.push(item);
  return items;
}

/** Returns the ID of an object that the processor sends as an ID or expanded. */
export const objectId = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
