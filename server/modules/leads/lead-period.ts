import type { EntityManager } from '@mikro-orm/postgresql';
import {
  calendarMonth,
  leadCapResetsAt,
  LeadMonth,
  leadMonthStart,
  leadsUsed,
  remainingLeads,
  type MailboxLeads,
  type SubscribedMonth,
} from '../../../domain/leads/lead-cap.ts';
import { renewalStoppedAt } from '../../../domain/listings/listing-ending.ts';
import { arrayOf } from '../../sql/statements.ts';
import { isLive } from '../../integrations/payments/subscriptions/subscription-state.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import type { Listing } from '../listings/listing.entity.ts';

/** The month in which a listing's leads are counted. */
export interface LeadPeriod {
  from: Date;
  /** When waiting leads are delivered at the latest: the end of what is paid, for a demo listing of the calendar month. */
  until: Date;
  /** When the limit resets; null for an apartment, or while no next month is certain. */
  resetsAt: Date | null;
}

const monthOf = ({ anchor, periodStart, pastDueSince }: Subscription): SubscribedMonth => ({
  anchor,
  periodStart,
  pastDueSince: pastDueSince ?? null,
});

/** Returns the current month of a listing's leads (K23). */
export async function currentLeadPeriod(em: EntityManager, listing: Listing, now: Date): Promise<LeadPeriod> {
  const { id, type, status, expiresAt } = listing;
  const own = await em.findOne(Subscription, { listingId: id });
  const until = expiresAt ?? calendarMonth(now).until;
  const paid = own && {
    cancelAtPeriodEnd: renewalStoppedAt(listing) !== null || !isLive(own),
    pastDueSince: own.pastDueSince ?? null,
    periodEnd: until,
  };
  return {
    from: leadMonthStart(own ? monthOf(own) : undefined, now),
    until,
    resetsAt: leadCapResetsAt({ type, status, paid: paid ?? undefined }, until),
  };
}

/** Returns the leads that a listing received since the start of its month. */
export async function receivedLeads(em: EntityManager, listingId: number, from: Date): Promise<LeadMonth> {
  const rows = await em.execute<(Omit<MailboxLeads, 'sentAt'> & { sentAt: string | Date })[]>(
    `select mailbox_of(l.email) as mailbox, (array_agg(l.network order by l.id))[1] as network,
            bool_or(e.confirmed_at is not null) as confirmed, min(l.created_at) as "sentAt",
            count(*)::int as delivered, count(l.spam_at)::int as spam
       from lead l left join renter_email e on e.email = lower(l.email)
      where l.listing_id = ? and l.delivered_at >= ? and l.follows is null
      group by 1`,
    [listingId, from],
  );
  return new LeadMonth(rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt) })));
}

export interface LeadCounts {
  /** All leads so far, including waiting ones, without spam. */
  total: number;
  /** Number of leads remaining in the current month; null without a limit. */
  left: number | null;
  /** Number of leads on hold until the limit resets, without follow-ups. */
  waiting: number;
}

/** Counts the leads of many listings in one statement, by the months of LeadPeriod. */
export async function countLeads(
  em: EntityManager,
  listingIds: readonly number[],
  now: Date,
): Promise<Map<number, LeadCounts>> {
  const paid = new Map(
    (await em.find(Subscription, { listingId: { $in: [...listingIds] } })).map((own) => [own.listingId, monthOf(own)]),
  );
  const starts = listingIds.map((id) => leadMonthStart(paid.get(id), now).toISOString());
  const rows = await em.execute<
    { id: string; type: number; total: number; delivered: number; spam: number; waiting: number }[]
  >(
    `select listing.id, listing.type, count(lead.id) filter (where lead.spam_at is null)::int as total,
            count(lead.id) filter (where follows is null and delivered_at >= month.start)::int as delivered,
            count(lead.spam_at) filter (where follows is null and delivered_at >= month.start)::int as spam,
            count(lead.id) filter (where follows is null and delivered_at is null and spam_at is null)::int as waiting
       from unnest(?::bigint[], ?::timestamptz[]) as month (listing, start)
       join listing on listing.id = month.listing
       left join lead on lead.listing_id = listing.id
      group by listing.id`,
    [arrayOf(listingIds), arrayOf(starts)],
  );
  return new Map(
    rows.map(({ id, type, total, delivered, spam, waiting }) => [
      Number(id),
      { total, left: remainingLeads(type, leadsUsed(delivered, spam)), waiting },
    ]),
  );
}
