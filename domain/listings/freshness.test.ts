import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../time-spans.ts';
import {
  freshnessLabel,
  nextFreshnessAction,
  type FreshnessState,
  type FreshnessStep,
  type Reminder,
} from './freshness.ts';

const start = Date.UTC(2027, 0, 1);
const at = (day: number) => new Date(start + day * DAY_MS);
const dayOf = (date: Date) => (date.getTime() - start) / DAY_MS;

/** Does everything due for 200 days; `delays[n]` is how long the nth reminder takes, null for one that bounces. */
function simulate(delays: readonly (number | null)[]) {
  const reminders: Reminder[] = [];
  const taken: { step: FreshnessStep; day: number }[] = [];
  let reached: FreshnessStep | null = null;
  for (let now = at(0); dayOf(now) < 200;) {
    const visible: FreshnessState = {
      since: at(0),
      reached,
      reminders: reminders.map((one) => ({
        ...one,
        deliveredAt: one.deliveredAt && one.deliveredAt <= now ? one.deliveredAt : null,
      })),
    };
    const next = nextFreshnessAction(visible, now);
    if (next.action === 'take') {
      taken.push({ step: next.step, day: dayOf(now) });
      reached = next.step;
    } else if (next.action === 'remind') {
      const delay = delays[reminders.length % delays.length] ?? null;
      const deliveredAt = delay === null ? null : new Date(now.getTime() + delay * DAY_MS);
      reminders.push({ queuedAt: now, deliveredAt, announces: next.announces, stepAt: next.stepAt });
    } else if (next.until === null) break;
    else {
      expect(next.until > now).toBe(true);
      now = next.until;
    }
  }
  return { reminders, taken };
}

it('reminds every 14 days, and moves down and hides 30 and 45 days after the first reminder', () => {
  const { reminders, taken } = simulate([0]);
  expect(reminders.map(({ queuedAt }) => dayOf(queuedAt))).toEqual([14, 28, 42, 56]);
  expect(reminders.map(({ announces }) => announces)).toEqual([null, null, 'stale', 'hidden']);
  expect(taken).toEqual([
    { step: 'stale', day: 44 },
    { step: 'hidden', day: 59 },
  ]);
});

it('takes no step before its day, nor without an announcement delivered two days before, whatever bounces', () => {
  const delay = fc.oneof(fc.constant(null), fc.constant(0), fc.double({ min: 0, max: 20, noNaN: true }));
  fc.assert(
    fc.property(fc.array(delay, { minLength: 1, maxLength: 8 }), (delays) => {
      const { reminders, taken } = simulate(delays);
      const dayZero = Math.min(...reminders.map(({ deliveredAt }) => (deliveredAt ? dayOf(deliveredAt) : Infinity)));
      expect(taken.map(({ step }) => step)).toEqual(['stale', 'hidden'].slice(0, taken.length));
      for (const { step, day } of taken) {
        expect(day).toBeGreaterThanOrEqual(dayZero + (step === 'stale' ? 30 : 45) - 1e-6);
        const told = reminders.some(
          ({ announces, deliveredAt }) => announces === step && deliveredAt && dayOf(deliveredAt) <= day - 2 + 1e-6,
        );
        expect(told).toBe(true);
      }
      const days = reminders.map(({ queuedAt }) => dayOf(queuedAt));
      for (const [index, day] of days.entries()) expect(day - (days[index - 1] ?? 0)).toBeGreaterThanOrEqual(14 - 1e-6);
      if (delays.every((one) => one === null)) expect(taken).toEqual([]);
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
  expect(label(at(2), at(2))).toBe('Not confirmed since Jan 3');
});
