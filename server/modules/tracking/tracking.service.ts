import type { FieldErrors } from '../../../domain/field-errors.ts';
import { ACTIVE, REMOVED } from '../../../domain/options/listing-status.ts';
import type { MatchAction } from '../../../domain/tracking/match-actions.ts';
import { parseMatchEvents, type MatchEvent } from '../../../domain/tracking/match-event.ts';
import { fillDays, firstDay, type ActivityDay, type ActivitySpan } from '../../../domain/tracking/activity.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { dropMonths, makeMonths, oldestEnd } from './tracking-months.ts';

/** Activity of a listing on one day (UTC). */
interface TrackedDay {
  /** YYYY-MM-DD. */
  day: string;
  /** The count of each action; absent actions did not happen. */
  times: Partial<Record<MatchAction, number>>;
  /** The mean position in lists, from 1; null when it appeared in none. */
  position: number | null;
}

/** Retention of a month's counts after its end, in days; landlords compare with last year. */
const RETENTION_DAYS = 400;

/** A college counts when it is one of those that the listing is shown under; others would create arbitrary rows. */
const NEAR_COLLEGE = 'abs(c.lat - l.lat) < 0.2 and abs(c.lon - l.lon) < 0.5';
/** Above this many rows for a listing's day, colleges are not distinguished: a program may send all fifty of a city. */
const MAX_ROWS_A_DAY = 64;

/**
 * Adds events to the day's counts; skips listings that are not active and those of the caller. Ordered by key, so that
 * two batches never deadlock.
 */
const COUNT = `
  insert into tracked_match as known (listing_id, day, action, site, school_id, times, placed, positions)
  select l.id, $1::date, sent.action, sent.site, coalesce(c.id, 0),
    count(*)::integer, count(sent.position)::integer, coalesce(sum(sent.position), 0)
  from unnest($2::bigint[], $3::text[], $4::text[], $5::integer[], $6::integer[])
      as sent(listing_id, action, site, school_id, position)
    join listing l on l.id = sent.listing_id and l.status = ${ACTIVE} and l.account_id is distinct from $7::bigint
    left join college c on c.id = sent.school_id and ${NEAR_COLLEGE}
      and (select count(*) from tracked_match before where before.listing_id = l.id and before.day = $1::date) < ${MAX_ROWS_A_DAY}
  group by l.id, sent.action, sent.site, c.id
  order by l.id, sent.action, sent.site, coalesce(c.id, 0)
  on conflict (listing_id, day, action, site, school_id) do update
    set times = known.times + excluded.times, placed = known.placed + excluded.placed,
      positions = known.positions + excluded.positions`;

const BY_DAY = `
  select to_char(day, 'YYYY-MM-DD') as day, action, sum(times)::integer as times, sum(placed)::integer as placed,
    sum(positions)::float8 as positions
  from tracked_match where listing_id = any($1) and day >= $2::date group by day, action order by day, action`;

interface DayRow {
  day: string;
  action: MatchAction;
  times: number;
  placed: number;
  positions: number;
}

/** Counts how often listings were viewed, opened and contacted, by day, listing and brand, with no personal data. */
export class TrackingService {
  constructor(private readonly deps: Pick<ServiceDeps, 'pool' | 'throttle' | 'clock'>) {}

  /**
   * Records one event or a list of at most fifty (`parseMatchEvents`) and returns the errors, or undefined. Counts
   * nothing for a caller that opts out of tracking or is a crawler, nor landlords' visits to their own listings.
   * @throws TooManyRequests after 300 calls a minute from one address, which may serve a whole campus.
   */
  async record(
    input: unknown,
    { ip, mayTrack, accountId }: { ip: string; mayTrack: boolean; accountId: number | null },
  ): Promise<{ errors: FieldErrors } | undefined> {
    await this.deps.throttle.take('track', ip);
    const events = parseMatchEvents(input);
    if ('errors' in events) return events;
    if (mayTrack) await this.#count(events.read, accountId);
    return undefined;
  }

  /** Returns the combined days of listings since `from`, oldest first; days without activity are left out. */
  async byDay(listingIds: readonly number[], from: Date): Promise<TrackedDay[]> {
    const { rows } = await this.deps.pool.query<DayRow>(BY_DAY, [listingIds, from.toISOString().slice(0, 10)]);
    const days = Map.groupBy(rows, ({ day }) => day);
    return [...days].map(([day, actions]) => {
      const sum = (of: 'placed' | 'positions') => actions.reduce((all, row) => all + row[of], 0);
      return {
        day,
        times: Object.fromEntries(actions.map(({ action, times }) => [action, times])),
        position: sum('placed') > 0 ? sum('positions') / sum('placed') : null,
      };
    });
  }

  /** Makes the months ahead and drops expired ones; returns how many months and rows it removed. */
  async deleteExpired(): Promise<number> {
    const now = this.deps.clock.now();
    await makeMonths(this.deps.pool, now);
    const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
    return dropMonths(this.deps.pool, before.toISOString().slice(0, 10));
  }

  /** Returns the next time at which `deleteExpired` has something to remove; null while nothing is counted. */
  async nextExpiry(): Promise<Date | null> {
    const end = await oldestEnd(this.deps.pool);
    return end && new Date(end.getTime() + RETENTION_DAYS * DAY_MS);
  }

  async #count(events: readonly MatchEvent[], accountId: number | null): Promise<void> {
    await this.deps.pool.query(COUNT, [
      this.deps.clock.now().toISOString().slice(0, 10),
      events.map(({ housingId }) => housingId),
      events.map(({ action }) => action),
      events.map(({ poweredBy }) => poweredBy),
      events.map(({ schoolId }) => schoolId),
      events.map(({ housingPosition }) => housingPosition),
      accountId,
    ]);
  }
}

const LISTINGS = `select id from listing where account_id = $1 and status <> ${REMOVED} and ($2::bigint is null or id = $2)`;

const REQUESTS = `
  select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as requests
  from lead where listing_id = any($1) and spam_at is null and created_at >= $2::timestamptz group by 1`;

/** Reports activity on a landlord's listings by day (UTC): counts from which no one can be identified. */
export class ActivityService {
  constructor(private readonly deps: Pick<ServiceDeps, 'pool' | 'clock'> & { tracking: TrackingService }) {}

  /** Returns every day of a span that ends today, for one listing of the account or for all; nothing for another's listing. */
  async ofAccount(accountId: number, listingId: number | null, span: ActivitySpan): Promise<ActivityDay[]> {
    const { pool, tracking, clock } = this.deps;
    const now = clock.now();
    const from = `${firstDay(now, span)}T00:00:00Z`;
    const { rows: listings } = await pool.query<{ id: string }>(LISTINGS, [accountId, listingId]);
    const ids = listings.map(({ id }) => Number(id));
    const seen = await tracking.byDay(ids, new Date(from));
    const { rows: requestRows } = await pool.query<{ day: string; requests: number }>(REQUESTS, [ids, from]);
    const requestsOn = new Map(requestRows.map(({ day, requests }) => [day, requests]));
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
