import { rethrowUnavailable } from './cards/card-declines.ts';

/** Returns every item of a paginated list. @throws PaymentsUnavailable */
export async function listAll<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  try {
    for await (const item of list) items.push(item);
  } catch (error) {
    rethrowUnavailable(error);
  }
  return items;
}
