import { PAGE_COST, type ReadBudget } from '../read-budget.ts';
import type { SingleFlightCache } from '../concurrency/single-flight-cache.ts';
import type { Rendered } from '../../client/app/entry-server.tsx';

interface SharedPage {
  pages: SingleFlightCache<Rendered>;
  /** Undefined for a page of one client. */
  key: string | undefined;
  budget: ReadBudget;
  ip: string;
}

/**
 * Returns a page that is cached or being rendered, else renders it at this client's cost and in its turn. Nobody waits
 * for the turn of another client.
 * @throws {TooManyRequests} when this client has exhausted its lookups
 */
export async function sharedPage({ pages, key, budget, ip }: SharedPage, render: () => Promise<Rendered>) {
  const get = key === undefined ? render : () => pages.get(key, render, ({ status }) => status === 200);
  if (key !== undefined && pages.has(key)) return get();
  await budget.take(ip, PAGE_COST);
  return budget.inTurn(ip, 'small', get);
}
