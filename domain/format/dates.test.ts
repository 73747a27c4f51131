import { expect, test } from 'vitest';
import { billingPeriod } from '../billing/billing-period.ts';
import { calendarMonth } from '../leads/lead-cap.ts';
import { freshnessLabel } from '../listings/freshness.ts';
import { earliestToday, formatLocalDay, isCalendarDay, moveDateLabel } from '../search/questionnaire.ts';
import { formatTimeWithoutZone, formatUtcDate, formatUtcMoment } from './dates.ts';
import { formatDate, formatDay } from './local-dates.ts';

/** The first moment of 2027 in UTC, when America has 2026, and the last, when Asia has 2028. */
const [first, last] = [new Date('2027-01-01T00:00:00Z'), new Date('2027-12-31T23:59:59Z')];
const iso = ({ from, until }: { from: Date; until: Date }) => [from.toISOString(), until.toISOString()];

test('dates of bills and emails are those of UTC in every time zone', () => {
  expect([first, last].map((moment) => formatUtcDate(moment, 'long'))).toEqual([
    'January 1, 2027',
    'December 31, 2027',
  ]);
  expect(formatUtcDate(first, 'short')).toBe('Jan 1');
  expect(formatUtcMoment(last)).toBe('December 31, 2027 at 11:59 PM UTC');
  expect(formatTimeWithoutZone('2027-08-15T00:30')).toBe('Sun, Aug 15 at 12:30 AM');
  expect(moveDateLabel('2027-08-01')).toBe('August 1, 2027');
  expect(freshnessLabel({ notConfirmedSince: first }, last)).toBe('Not confirmed since January 1');
  expect(freshnessLabel({ notConfirmedSince: new Date(first.getTime() - 1) }, first)).toBe(
    'Not confirmed since December 31, 2026',
  );
});

test('months are counted in UTC in every time zone', () => {
  expect(iso(calendarMonth(first))).toEqual(['2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z']);
  expect(iso(calendarMonth(last))).toEqual(['2027-12-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z']);
  // Daylight saving time begins and ends in between, and a 31st is a 30th.
  const anchor = new Date('2026-10-31T02:00:00Z');
  expect(iso(billingPeriod(anchor, first))).toEqual(['2026-12-31T02:00:00.000Z', '2027-01-31T02:00:00.000Z']);
  expect(iso(billingPeriod(anchor, new Date('2027-04-30T01:59:59Z')))).toEqual([
    '2027-03-31T02:00:00.000Z',
    '2027-04-30T02:00:00.000Z',
  ]);
  expect(billingPeriod(anchor, new Date('2027-04-30T02:00:00Z')).until.toISOString()).toBe('2027-05-31T02:00:00.000Z');
});

test('a reader has the days of their own time zone', () => {
  const lateInYear = new Date(2027, 11, 31, 23, 59);
  for (const minute of [0, 24 * 60 - 1]) expect(formatLocalDay(new Date(2027, 0, 5, 0, minute))).toBe('2027-01-05');
  expect(formatDate(lateInYear, 'long')).toBe('December 31, 2027');
  expect(formatDay(lateInYear, new Date(2027, 0, 1))).toBe('December 31');
  expect(formatDay(lateInYear, new Date(2028, 0, 1))).toBe('December 31, 2027');
});

test('a move-in day has passed once it has in the last time zone', () => {
  expect(earliestToday(new Date('2027-03-02T11:59:59Z'))).toBe('2027-03-01');
  expect(earliestToday(new Date('2027-03-02T12:00:00Z'))).toBe('2027-03-02');
  expect(['2028-02-29', '2027-02-29', '2027-04-31', '0000-01-01', '2027-1-1'].map(isCalendarDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
