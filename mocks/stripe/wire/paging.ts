import type { Where } from '../store.ts';
import type { ObjectType } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';
import { invalidRequest } from './errors.ts';
import type { Moments } from './params.ts';

const DEFAULT_LIMIT = 10;

export interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** Returns one page of an object type, newest first, in the format of Stripe's lists. */
export function page(
  work: Transaction,
  kind: ObjectType,
  url: string,
  where: readonly (Where | undefined)[],
  { limit = DEFAULT_LIMIT, starting_after, ending_before }: Paging,
): object {
  refuseBoth(starting_after, ending_before);
  const before = starting_after && place(work, kind, starting_after, 'starting_after');
  const after = ending_before && place(work, kind, ending_before, 'ending_before');
  const rows: object[] = work.store.list(
    kind,
    where.filter((each) => each !== undefined),
    { limit: limit + 1, ...(before && { before }), ...(after && { after }) },
  );
  const has_more = rows.length > limit;
  return { object: 'list', data: has_more ? (after ? rows.slice(1) : rows.slice(0, limit)) : rows, has_more, url };
}

/** Returns one page of an object's nested list, in its own order: lines, items. */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  url: string,
  { limit = DEFAULT_LIMIT, starting_after, ending_before }: Paging,
  noun: string,
): object {
  refuseBoth(starting_after, ending_before);
  const at = (id: string, param: string): number => {
    const index = items.findIndex((item) => item.id === id);
    if (index < 0) throw invalidRequest(`No such ${noun}: '${id}'`, { code: 'resource_missing', param });
    return index;
  };
  if (ending_before !== undefined) {
    const end = at(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after === undefined ? 0 : at(starting_after, 'starting_after') + 1;
  return { object: 'list', data: items.slice(start, start + limit), has_more: items.length > start + limit, url };
}

function refuseBoth(starting_after: string | undefined, ending_before: string | undefined): void {
  if (starting_after !== undefined && ending_before !== undefined)
    throw invalidRequest('You cannot parameterize a list with both `starting_after` and `ending_before`.', {
      param: 'ending_before',
    });
}

function place(work: Transaction, kind: ObjectType, id: string, param: string): number {
  const found = work.store.place(kind, id);
  if (found === undefined) throw invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
  return found;
}

/** Returns a condition on a value; undefined without a value. */
export function whenEqual(path: string, value: string | undefined): Where | undefined {
  return value === undefined ? undefined : { path, is: '=', value };
}

/** Returns the condition for a test clock: its objects are listed only when that clock is requested. */
export function onTestClock(clock: string | undefined): Where {
  return clock === undefined ? { path: '$.test_clock', is: 'null' } : { path: '$.test_clock', is: '=', value: clock };
}

/** Returns the conditions for `created=…` or `created[gte]=…`. */
export function inDateRange(path: string, moments: Moments | undefined): Where[] {
  if (moments === undefined) return [];
  if (typeof moments === 'number') return [{ path, is: '=', value: moments }];
  const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
  return Object.entries(signs).flatMap(([name, is]) => {
    const value = moments[name as keyof typeof signs];
    return value === undefined ? [] : [{ path, is, value }];
  });
}
