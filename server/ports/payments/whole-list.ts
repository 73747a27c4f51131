import { rethrow } from './declines.ts';

/** Every item of a list, however many pages it has. @throws PaymentsUnavailable */
export async function wholeList<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  try {
    for await (const item of list) items.push(item);
  } catch (error) {
    rethrow(error);
  }
  return items;
}
