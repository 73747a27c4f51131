import type { Where } from '../store.ts';
import type { ObjectType } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';
import { invalidRequest } from './errors.ts';
import type { DateRange } from './params.ts';

const DEFAULT_LIMIT = 10;

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/** Returns one page of an object type, newest first, in the format of Stripe's lists. */
export function page(
  work: Transaction,
  kind: ObjectType,
  url: string,
  where: readonly (Where | undefined)[],
  { limit = DEFAULT_LIMIT, starting_after }: Paging,
): object {
  const rows: object[] = work.store.list(
    kind,
    where.filter((each) => each !== undefined),
    { limit: limit + 1, before: starting_after === undefined ? undefined : place(work, kind, starting_after) },
  );
  return { object: 'list', data: rows.slice(0, limit), has_more: rows.length > limit, url };
}

function place(work: Transaction, kind: ObjectType, id: string): number {
  const found = work.store.place(kind, id);
  if (found === undefined)
    throw invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'starting_after' });
  return found;
}

/** Returns a condition on a value; undefined without a value. */
export function whenEqual(path: string, value: string | undefined): Where | undefined {
  return value === undefined ? undefined : { path, is: '=', value };
}

/** Returns the conditions for `created[gte]=…` and `created[lte]=…`. */
export function inDateRange({ gte, lte }: DateRange = {}): (Where | undefined)[] {
  return [
    gte === undefined ? undefined : { path: '$.created', is: '>=', value: gte },
    lte === undefined ? undefined : { path: '$.created', is: '<=', value: lte },
  ];
}
