import type { z } from 'zod';
import { route, type Call, type Route, type SchemaInput } from '../route.ts';
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

/** Creates the route of a list: one page of an object type, newest first, in the format of Stripe's lists. */
export function listRoute<Schema extends z.ZodType<Paging & { expand?: string[] | undefined }>>(
  path: string,
  kind: ObjectType,
  schema: Schema,
  where: (call: Call<SchemaInput<Schema>>) => readonly (Where | undefined)[] = () => [],
): Route {
  return route('GET', path, schema, (call) => {
    const { work, id } = call;
    const conditions = where(call).filter((each) => each !== undefined);
    const { limit = DEFAULT_LIMIT, starting_after } = call.params as Paging;
    const before = starting_after === undefined ? undefined : place(work, kind, starting_after);
    const rows: object[] = work.store.list(kind, conditions, { limit: limit + 1, before });
    const url = path.replace(':id', id);
    return { object: 'list', data: rows.slice(0, limit), has_more: rows.length > limit, url };
  });
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
