import { billingPeriod } from '../billing/billing-period.ts';
import { HOUSE_MONTHLY_LEADS, NETWORK_LEADS_A_DAY } from '../limits.ts';
import { ACTIVE } from '../options/listing-status.ts';
import { HOUSE } from '../options/property-types.ts';
import { DAY_MS } from '../time-spans.ts';

/** Returns the calendar month, in UTC, in which the leads of a listing without a subscription are counted. */
export function calendarMonth(now: Date): { from: Date; until: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), until: new Date(Date.UTC(year, month + 1)) };
}

/** The current month of a subscription. */
export interface SubscribedMonth {
  anchor: Date;
  periodStart: Date;
  pastDueSince: Date | null;
}

/** Returns since when a listing's leads are counted: the month renews when it is paid for, or else with the calendar's. */
export function leadMonthStart(month: SubscribedMonth | undefined, now: Date): Date {
  if (!month) return calendarMonth(now).from;
  const { anchor, periodStart, pastDueSince } = month;
  return pastDueSince ? billingPeriod(anchor, new Date(pastDueSince.getTime() - 1)).from : periodStart;
}

/** Returns whether a listing has a lead cap: an expired house receives everything that waits (K23). */
export const hasLeadCap = ({ type, status }: { type: number; status: number }): boolean =>
  type === HOUSE && status === ACTIVE;

/** Maximum number of spam marks a month that each restore a place in a house's lead cap (K23). */
const SPAM_PLACES = 3;

/** Returns how many places of its lead cap a house has used: one a delivered lead; spam marks restore a few (K23). */
export const leadsUsed = (delivered: number, spam: number): number => delivered - Math.min(SPAM_PLACES, spam);

/** Returns how many more leads a listing receives in the month in which it used so many places (K23); null without a limit. */
export const remainingLeads = (type: number, used: number): number | null =>
  type === HOUSE ? Math.max(0, HOUSE_MONTHLY_LEADS - used) : null;

export interface LeadCapState<Time> {
  type: number;
  status: number;
  /** Null for a listing that costs nothing. */
  paid: { cancelAtPeriodEnd: boolean; pastDueSince: Time | null; periodEnd: Time } | undefined;
}

/** Returns when a house's lead cap resets (K23): with its next paid month, else the calendar's; null if uncertain. */
export function leadCapResetsAt<Time>({ type, status, paid }: LeadCapState<Time>, calendarEnd: Time): Time | null {
  if (!hasLeadCap({ type, status })) return null;
  if (!paid) return calendarEnd;
  return paid.cancelAtPeriodEnd || paid.pastDueSince ? null : paid.periodEnd;
}

/** Who sent a lead. */
export interface LeadSender {
  mailbox: string;
  /** A digest; null where it is not known anymore. */
  network: string | null;
  /** Whether the email address is confirmed. */
  confirmed: boolean;
}

/** The leads of one mailbox that a house received this month, without follow-ups. */
export interface MailboxLeads extends LeadSender {
  /** When the first of them was sent. */
  sentAt: Date;
  delivered: number;
  /** How many of them are marked as spam. */
  spam: number;
}

/** A house's leads of the current month: decides which further ones it receives (K23). */
export class LeadMonth {
  readonly #mailboxes: Map<string, MailboxLeads>;

  constructor(received: readonly MailboxLeads[]) {
    this.#mailboxes = new Map(received.map((leads) => [leads.mailbox, leads]));
  }

  /** Whether no further lead is delivered, and the house leaves the results. */
  get isFull(): boolean {
    return this.#used >= HOUSE_MONTHLY_LEADS && this.#fair >= HOUSE_MONTHLY_LEADS;
  }

  /**
   * Counts a lead if it is to be delivered: one of ten, or while the fair count is below ten one that counts there or
   * has a confirmed address. @returns whether it is.
   */
  take(sender: LeadSender, sentAt: Date): boolean {
    const [used, fair] = [this.#used, this.#fair];
    if (used >= HOUSE_MONTHLY_LEADS && fair >= HOUSE_MONTHLY_LEADS) return false;
    const known = this.#mailboxes.get(sender.mailbox);
    const { delivered, ...first } = known ?? { ...sender, sentAt, delivered: 0, spam: 0 };
    this.#mailboxes.set(sender.mailbox, { ...first, delivered: delivered + 1 });
    if (used < HOUSE_MONTHLY_LEADS || sender.confirmed || this.#fair > fair) return true;
    if (known) this.#mailboxes.set(sender.mailbox, known);
    else this.#mailboxes.delete(sender.mailbox);
    return false;
  }

  get #used(): number {
    const sum = (count: (leads: MailboxLeads) => number) =>
      [...this.#mailboxes.values()].reduce((total, leads) => total + count(leads), 0);
    return leadsUsed(
      sum(({ delivered }) => delivered),
      sum(({ spam }) => spam),
    );
  }

  /** The mailboxes: of the unconfirmed ones of a network, three a day; against floods. */
  get #fair(): number {
    const counted: MailboxLeads[] = [];
    /** When the counted ones of each network were sent, of the last day. */
    const ofDay = new Map<string, number[]>();
    for (const leads of [...this.#mailboxes.values()].toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime())) {
      const { network, confirmed } = leads;
      const at = leads.sentAt.getTime();
      const recent = (ofDay.get(network ?? '') ?? []).filter((before) => before > at - DAY_MS);
      const isLimited = network !== null && !confirmed;
      if (isLimited && recent.length >= NETWORK_LEADS_A_DAY) continue;
      counted.push(leads);
      if (isLimited) ofDay.set(network, [...recent, at]);
    }
    return leadsUsed(counted.length, counted.filter(({ spam, delivered }) => spam === delivered).length);
  }
}
