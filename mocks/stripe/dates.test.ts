import fc from '../../tests/setup/properties.ts';
import { expect, test } from 'vitest';
import { nextBillingDate } from './billing/dates.ts';
import { prorateAmount } from './billing/proration.ts';

const seconds = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => Math.floor(date.getTime() / 1000));
const lastDay = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

test("puts each billing date a month after the one before, on its day or the month's last, at its time", () => {
  fc.assert(
    fc.property(seconds, fc.integer({ min: 1, max: 40 }), (anchor, periods) => {
      const start = new Date(anchor * 1000);
      let at = anchor;
      for (let period = 1; period <= periods; period += 1) {
        at = nextBillingDate(anchor, at);
        const date = new Date(at * 1000);
        const months = (date.getUTCFullYear() - start.getUTCFullYear()) * 12 + date.getUTCMonth() - start.getUTCMonth();
        expect(months).toBe(period);
        expect(date.getUTCDate()).toBe(Math.min(start.getUTCDate(), lastDay(date)));
        expect(date.toISOString().slice(11)).toBe(start.toISOString().slice(11));
      }
    }),
    { numRuns: 200 },
  );
});

test('returns the first billing date after any time', () => {
  fc.assert(
    fc.property(seconds, fc.integer({ min: 0, max: 400_000_000 }), (anchor, later) => {
      const next = nextBillingDate(anchor, anchor + later);
      expect(next).toBeGreaterThan(anchor + later);
      expect(next - (anchor + later)).toBeLessThanOrEqual(31 * 86_400);
    }),
  );
});

test('prorates a price change for the rest of the period, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 1000 }), (before, after, thousandths) => {
      const period = { start: 0, end: 1000 };
      const worth = prorateAmount(after, period, thousandths) - prorateAmount(before, period, thousandths);
      expect(Math.abs(worth - ((after - before) * (1000 - thousandths)) / 1000)).toBeLessThanOrEqual(1);
      if (before === after) expect(worth).toBe(0);
    }),
  );
});
