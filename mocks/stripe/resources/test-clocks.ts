import { nextBillingDate } from '../billing/dates.ts';
import { runDueOnTestClock } from '../billing/run-due.ts';
import { route } from '../route.ts';
import type { TestClock } from '../stored-objects.ts';
import { invalidRequest } from '../wire/errors.ts';
import { page } from '../wire/paging.ts';
import { integer, listSchema, objectSchema, text } from '../wire/params.ts';
import type { Transaction } from '../transaction.ts';
import { newId } from '../ids.ts';

const KEPT_SECONDS = 30 * 24 * 3600;

function testClockObject(created: number, frozenTime: number, name: string | null): TestClock {
  return {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + KEPT_SECONDS,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  };
}

export const testClocks = [
  route(
    'POST',
    '/v1/test_helpers/test_clocks',
    objectSchema({ frozen_time: integer, name: text.optional() }),
    ({ work, params }) => {
      const clock = testClockObject(work.productNow, params.frozen_time, params.name ?? null);
      work.store.put('test_helpers.test_clock', clock);
      work.emit('test_helpers.test_clock.created', clock);
      return clock;
    },
  ),
  route('GET', '/v1/test_helpers/test_clocks', listSchema({}), ({ work, params }) =>
    page(work, 'test_helpers.test_clock', '/v1/test_helpers/test_clocks', [], params),
  ),
  route('GET', '/v1/test_helpers/test_clocks/:id', objectSchema({}), ({ work, id }) =>
    work.need('test_helpers.test_clock', id),
  ),
  // Stripe responds «advancing» and continues asynchronously; here the advance is complete with the response.
  route(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    objectSchema({ frozen_time: integer }),
    ({ work, params, id }) => {
      const before = work.need('test_helpers.test_clock', id);
      if (params.frozen_time <= before.frozen_time)
        throw invalidRequest('The `frozen_time` must be later than the current frozen time of the test clock.', {
          param: 'frozen_time',
        });
      refuseTooFar(work, before, params.frozen_time);
      work.emit('test_helpers.test_clock.advancing', {
        ...before,
        status: 'advancing',
        status_details: { advancing: { target_frozen_time: params.frozen_time } },
      });
      runDueOnTestClock(work, id, params.frozen_time);
      const after = { ...before, frozen_time: params.frozen_time };
      work.store.put('test_helpers.test_clock', after);
      work.emit('test_helpers.test_clock.ready', after);
      return after;
    },
  ),
  route('DELETE', '/v1/test_helpers/test_clocks/:id', objectSchema({}), ({ work, id }) => {
    const clock = work.need('test_helpers.test_clock', id);
    work.store.removeClock(id);
    work.emit('test_helpers.test_clock.deleted', clock);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),
];

/** Limits an advance to two periods of the clock's shortest subscription. @throws StripeRequestError 400 */
function refuseTooFar(work: Transaction, clock: TestClock, until: number): void {
  for (const subscription of work.store.list('subscription', [
    { path: '$.test_clock', is: '=', value: clock.id },
    { path: '$.ended_at', is: 'null' },
  ])) {
    const recurring = subscription.items.data[0]?.price.recurring;
    if (!recurring) continue;
    const anchor = subscription.billing_cycle_anchor;
    const next = nextBillingDate(anchor, clock.frozen_time, recurring);
    if (until > nextBillingDate(anchor, nextBillingDate(anchor, next, recurring), recurring))
      throw invalidRequest(
        'You cannot advance the test clock by more than two intervals of its shortest subscription at a time.',
        { param: 'frozen_time' },
      );
  }
}
