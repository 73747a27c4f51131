import type { Where } from '../store.ts';
import type { Kind } from '../stored.ts';
import type { Work } from '../work.ts';
import { invalidRequest } from './errors.ts';
import type { Moments } from './params.ts';

const DEFAULT_LIMIT = 10;

export interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** One page of a kind, newest first, as Stripe's lists answer. */
export function page(
  work: Work,
  kind: Kind,
  url: string,
  where: readonly (Where | undefined)[],
  { limit = DEFAULT_LIMIT, starting_after, ending_before }: Paging,
): object {
  if (starting_after && ending_before)
    throw invalidRequest('You cannot parameterize a list with both `starting_after` and `ending_before`.', {
      param: 'ending_before',
    });
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

function place(work: Work, kind: Kind, id: string, param: string): number {
  const found = work.store.place(kind, id);
  if (found === undefined) throw invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
  return found;
}

/** A condition that holds only when a value was asked for. */
export function equal(path: string, value: string | undefined): Where | undefined {
  return value === undefined ? undefined : { path, is: '=', value };
}

/** `created=…` or `created[gte]=…`. */
export function within(path: string, moments: Moments | undefined): Where[] {
  if (moments === undefined) return [];
  if (typeof moments === 'number') return [{ path, is: '=', value: moments }];
  const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
  return Object.entries(signs).flatMap(([name, is]) => {
    const value = moments[name as keyof typeof signs];
    return value === undefined ? [] : [{ path, is, value }];
  });
}
