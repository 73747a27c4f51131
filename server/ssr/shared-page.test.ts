import { expect, it } from 'vitest';
import type { Rendered } from '../../client/app/entry-server.tsx';
import { SingleFlightCache } from '../concurrency/single-flight-cache.ts';
import { READS_AT_ONCE, ReadBudget } from '../read-budget.ts';
import { sharedPage } from './shared-page.ts';

const page = (html: string): Rendered => ({ status: 200, html });
const [flooder, visitor] = ['192.0.2.1', '192.0.2.2'];

it('serves a page at once that waits in the queue of another client', async () => {
  const pages = new SingleFlightCache<Rendered>({ max: 100, ttlMs: 1000 });
  const budget = new ReadBudget(1000);
  const open = (ip: string, key: string, render: () => Promise<Rendered>) =>
    sharedPage({ pages, key, budget, ip }, render);
  const { promise: held, resolve: release } = Promise.withResolvers<Rendered>();
  const flood = Array.from({ length: READS_AT_ONCE }, (_, index) => open(flooder, `/${index}`, () => held));
  const queued = open(flooder, '/', async () => page('rendered for the flooder'));
  expect(await open(visitor, '/', async () => page('rendered for the visitor'))).toEqual(
    page('rendered for the visitor'),
  );
  release(page('held'));
  await Promise.all(flood);
  // The page that is cached by now.
  expect(await queued).toEqual(page('rendered for the visitor'));
});

it('renders a page once for all who ask while it is rendered, at the cost of the first', async () => {
  const pages = new SingleFlightCache<Rendered>({ max: 100, ttlMs: 1000 });
  const budget = new ReadBudget(1000);
  const { promise, resolve } = Promise.withResolvers<Rendered>();
  const started = Promise.withResolvers<void>();
  const first = sharedPage({ pages, key: '/', budget, ip: visitor }, () => {
    started.resolve();
    return promise;
  });
  await started.promise;
  const others = [flooder, visitor].map((ip) =>
    sharedPage({ pages, key: '/', budget, ip }, () => Promise.reject(new Error('rendered twice'))),
  );
  resolve(page('once'));
  expect(await Promise.all([first, ...others])).toEqual(Array(3).fill(page('once')));
});
