import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../time-spans.ts';
import { freshnessDue, freshnessLabel } from './freshness.ts';

const start = Date.UTC(2027, 0, 1);
const at = (day: number) => new Date(start + day * DAY_MS);
const dayOf = (date: Date) => (date.getTime() - start) / DAY_MS;

/** Does everything due for 200 days for one listing; `delays[n]` is how long the nth email takes, null if it bounces. */
function simulate(delays: readonly (number | null)[]) {
  const emails: number[] = [];
  let staleOn: number | null = null;
  const arrivals = () =>
    emails.flatMap((sent, index) => {
      const delay = delays[index % delays.length] ?? null;
      return delay === null ? [] : sent + delay;
    });
  for (let now = 0; now < 200;) {
    const delivered = arrivals().filter((day) => day <= now);
    const last = emails.at(-1);
    const deliveredAt = delivered.length === 0 ? null : at(Math.min(...delivered));
    const [due] = freshnessDue(
      [{ since: at(0), deliveredAt, stale: staleOn !== null }],
      last === undefined ? null : at(last),
      at(now),
    );
    if (!due) throw new Error('Nothing is known of the listing.');
    if (due.stale) staleOn = now;
    if (due.request) emails.push(now);
    expect(due.next > at(now)).toBe(true);
    now = dayOf(due.next);
  }
  return { emails, staleOn, firstDelivery: Math.min(...arrivals()) };
}

it('sends an email every 30 days, and 30 days after a delivered one a listing stands after the fresh ones', () => {
  expect(simulate([0])).toMatchObject({ emails: [30, 60, 90, 120, 150, 180], staleOn: 60 });
  expect(simulate([null, 2])).toMatchObject({ staleOn: 92 });
  expect(simulate([null]).staleOn).toBeNull();
});

it('makes no listing stale within 30 days of the first delivery, and sends no two emails within 30 days', () => {
  const delay = fc.oneof(fc.constant(null), fc.constant(0), fc.double({ min: 0, max: 20, noNaN: true }));
  fc.assert(
    fc.property(fc.array(delay, { minLength: 1, maxLength: 8 }), (delays) => {
      const { emails, staleOn, firstDelivery } = simulate(delays);
      if (staleOn !== null) expect(staleOn).toBeCloseTo(firstDelivery + 30, 4);
      for (const [index, day] of emails.entries()) expect(day - (emails[index - 1] ?? 0)).toBeGreaterThan(30 - 1e-6);
    }),
  );
});

it('waits up to a week for other listings, so that one email is about all that nobody confirmed for 30 days', () => {
  const due = (days: readonly number[], requestedAt: number | null, now: number) =>
    freshnessDue(
      days.map((day) => ({ since: at(day), deliveredAt: null, stale: false })),
      requestedAt === null ? null : at(requestedAt),
      at(now),
    ).map(({ request, next }) => [request, dayOf(next)]);
  expect(due([0, 3, 9], null, 30)).toEqual([
    [false, 33],
    [false, 33],
    [false, 33],
  ]);
  expect(due([0, 3, 9], null, 33)).toEqual([
    [true, 63],
    [true, 63],
    [false, 63],
  ]);
  // Two were confirmed a day after the email of day 33.
  expect(due([34, 34, 9], 33, 63)).toEqual([
    [false, 64],
    [false, 64],
    [false, 64],
  ]);
});

it('says when a listing was confirmed, that it is stale, or nothing', () => {
  const label = (confirmedAt: Date | null, notConfirmedSince: Date | null = null) =>
    freshnessLabel({ confirmedAt, notConfirmedSince }, at(10));
  expect([label(at(9.5)), label(at(9)), label(at(7)), label(at(11)), label(null)]).toEqual([
    'Confirmed today',
    'Confirmed yesterday',
    'Confirmed 3 days ago',
    'Confirmed today',
    null,
  ]);
  expect(label(at(2), at(2))).toBe('Not confirmed since January 3');
  expect(label(at(-20), at(-20))).toBe('Not confirmed since December 12, 2026');
});
