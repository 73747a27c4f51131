import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../time-spans.ts';
import { freshnessDue, freshnessLabel } from './freshness.ts';

const start = Date.UTC(2027, 0, 1);
const at = (day: number) => new Date(start + day * DAY_MS);
const dayOf = (date: Date) => (date.getTime() - start) / DAY_MS;

/** Does everything due for 200 days; `delays[n]` is how long the nth email takes, null for one that bounces. */
function simulate(delays: readonly (number | null)[]) {
  const emails: number[] = [];
  let deliveredOn: number | null = null;
  let staleOn: number | null = null;
  for (let now = 0; now < 200;) {
    const arrivals = emails.flatMap((sent, index) => {
      const delay = delays[index % delays.length] ?? null;
      return delay === null || sent + delay > now ? [] : sent + delay;
    });
    deliveredOn = arrivals.length === 0 ? null : Math.min(...arrivals);
    const last = emails.at(-1);
    const state = {
      since: at(0),
      requestedAt: last === undefined ? null : at(last),
      deliveredAt: deliveredOn === null ? null : at(deliveredOn),
      stale: staleOn !== null,
    };
    const due = freshnessDue(state, at(now));
    if (due.stale) staleOn = now;
    if (due.request) emails.push(now);
    if (due.request || due.stale) continue;
    expect(due.next > at(now)).toBe(true);
    now = dayOf(due.next);
  }
  return { emails, staleOn };
}

it('sends an email every 30 days, and 30 days after a delivered one a listing stands after the fresh ones', () => {
  expect(simulate([0])).toEqual({ emails: [30, 60, 90, 120, 150, 180], staleOn: 60 });
  expect(simulate([null, 2])).toMatchObject({ staleOn: 92 });
  expect(simulate([null]).staleOn).toBeNull();
});

it('makes no listing stale within 30 days of the first delivery, and sends no two emails within 30 days', () => {
  const delay = fc.oneof(fc.constant(null), fc.constant(0), fc.double({ min: 0, max: 20, noNaN: true }));
  fc.assert(
    fc.property(fc.array(delay, { minLength: 1, maxLength: 8 }), (delays) => {
      const { emails, staleOn } = simulate(delays);
      const firstDelivery = Math.min(
        ...emails.flatMap((sent, index) => {
          const taken = delays[index % delays.length] ?? null;
          return taken === null ? [] : sent + taken;
        }),
      );
      if (staleOn !== null) expect(staleOn).toBeCloseTo(firstDelivery + 30, 4);
      for (const [index, day] of emails.entries()) expect(day - (emails[index - 1] ?? 0)).toBeGreaterThan(30 - 1e-6);
    }),
  );
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
