import { fillDays, firstDay, type ActivityDay, type ActivitySpan } from '../../../domain/tracking/activity.ts';
import { REMOVED } from '../../../domain/options/listing-status.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { TrackingService } from './tracking.service.ts';

type ActivityDeps = Pick<ServiceDeps, 'pool' | 'clock'> & { tracking: TrackingService };

const LISTINGS = `select id from listing where account_id = $1 and status <> ${REMOVED} and ($2::bigint is null or id = $2)`;

const REQUESTS = `
  select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as requests
  from lead where listing_id = any($1) and spam_at is null and created_at >= $2::timestamptz group by 1`;

/** Reports activity on a landlord's listings by day (UTC): counts from which no one can be identified. */
export class ActivityService {
  constructor(private readonly deps: ActivityDeps) {}

  /** Returns every day of a span that ends today, for one listing of the account or for all; nothing for another's listing. */
  async ofAccount(accountId: number, listingId: number | null, span: ActivitySpan): Promise<ActivityDay[]> {
    const { pool, tracking, clock } = this.deps;
    const now = clock.now();
    const from = `${firstDay(now, span)}T00:00:00Z`;
    const { rows: listings } = await pool.query<{ id: string }>(LISTINGS, [accountId, listingId]);
    const ids = listings.map(({ id }) => Number(id));
    const seen = await tracking.byDay(ids, new Date(from));
    const { rows: asked } = await pool.query<{ day: string; requests: number }>(REQUESTS, [ids, from]);
    const requestsOn = new Map(asked.map(({ day, requests }) => [day, requests]));
    const days = new Map(seen.map(({ day, times }) => [day, times]));
    const known = [...new Set([...days.keys(), ...requestsOn.keys()])].map((day) => ({
      day,
      views: days.get(day)?.click ?? 0,
      matches: days.get(day)?.view ?? 0,
      requests: requestsOn.get(day) ?? 0,
    }));
    return fillDays(now, span, known);
  }
}
