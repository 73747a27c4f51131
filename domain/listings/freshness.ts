import { formatUtcDate, type Moment } from '../format/dates.ts';
import { DAY_MS } from '../time-spans.ts';

/** The limits of K65, in days. Stale and hidden count from the first delivered reminder that nobody answered. */
export const FRESHNESS = {
  /** Between a confirmation and a reminder, and between two reminders. */
  reminder: 14,
  /** Until a listing stands after the fresh ones. */
  stale: 30,
  /** Until it is hidden. */
  hidden: 45,
  /** Between a delivered announcement and what it announces, at least. */
  notice: 2,
  /** How long a link works. */
  link: 60,
} as const;

/** What happens to a listing that stays unconfirmed: it stands after the fresh ones, then it is hidden. */
export const freshnessSteps = ['stale', 'hidden'] as const;
export type FreshnessStep = (typeof freshnessSteps)[number];

/** A reminder since the last confirmation. */
export interface Reminder {
  queuedAt: Date;
  /** When a mail server accepted it; null while it waits, and if it bounced. */
  deliveredAt: Date | null;
  /** The step that it announces, if any, and for when. */
  announces: FreshnessStep | null;
  stepAt: Date | null;
}

export interface FreshnessState {
  /** When the landlord last confirmed, or published. */
  since: Date;
  reached: FreshnessStep | null;
  /** Oldest first. */
  reminders: readonly Reminder[];
}

export type FreshnessAction =
  | { action: 'wait'; until: Date | null }
  | { action: 'remind'; announces: FreshnessStep | null; stepAt: Date | null }
  | { action: 'take'; step: FreshnessStep };

const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
const earliest = (dates: readonly Date[]): Date | null =>
  dates.length === 0 ? null : new Date(Math.min(...dates.map(Number)));
const latest = (...dates: Date[]): Date => new Date(Math.max(...dates.map(Number)));

/**
 * Returns what is due for a listing now (K65). Day 0 is the first delivered reminder, and no step is taken unless a
 * delivered reminder announced it: one that bounced hides nothing.
 */
export function nextFreshnessAction({ since, reached, reminders }: FreshnessState, now: Date): FreshnessAction {
  const next = reached === null ? 'stale' : reached === 'stale' ? 'hidden' : null;
  if (next === null) return { action: 'wait', until: null };
  const announced = reminders.filter(({ announces }) => announces === next);
  const due = earliest(
    announced.flatMap(({ deliveredAt, stepAt }) =>
      deliveredAt && stepAt ? [latest(stepAt, after(deliveredAt, FRESHNESS.notice))] : [],
    ),
  );
  if (due && due <= now) return { action: 'take', step: next };
  const remindAt = after(reminders.at(-1)?.queuedAt ?? since, FRESHNESS.reminder);
  if (remindAt <= now) {
    const dayZero = earliest(reminders.flatMap(({ deliveredAt }) => deliveredAt ?? []));
    const stepAt = dayZero && latest(after(dayZero, FRESHNESS[next]), after(now, FRESHNESS.notice));
    // A later step is announced by the reminder before it.
    return stepAt && stepAt <= after(now, FRESHNESS.reminder)
      ? { action: 'remind', announces: next, stepAt }
      : { action: 'remind', announces: null, stepAt: null };
  }
  // An announcement may still be on its way when its step is due.
  const unsent = announced.flatMap(({ deliveredAt, stepAt }) => (deliveredAt || !stepAt ? [] : stepAt));
  const looks = unsent.map((stepAt) => latest(stepAt, after(now, 1)));
  return { action: 'wait', until: earliest([remindAt, ...(due ? [due] : []), ...looks]) };
}

export const CONFIRMED_TODAY = 'Confirmed today';

/** Returns 'Confirmed today', 'Confirmed yesterday' or 'Confirmed 3 days ago', by days of 24 hours. */
function confirmedLabel(confirmedAt: Moment, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - new Date(confirmedAt).getTime()) / DAY_MS));
  if (days === 0) return CONFIRMED_TODAY;
  return days === 1 ? 'Confirmed yesterday' : `Confirmed ${days} days ago`;
}

/** Returns what renters read about a listing's freshness; null when its landlord never confirmed it. */
export function freshnessLabel(
  { confirmedAt, notConfirmedSince }: { confirmedAt?: Moment | null; notConfirmedSince?: Moment | null },
  now: Date,
): string | null {
  if (notConfirmedSince) return `Not confirmed since ${formatUtcDate(notConfirmedSince, 'short')}`;
  return confirmedAt ? confirmedLabel(confirmedAt, now) : null;
}
