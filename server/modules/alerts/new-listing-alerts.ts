import type { EntityManager } from '@mikro-orm/postgresql';
import { nextDigestTime } from '../../../domain/alerts/digest-schedule.ts';
import { matchingListingsSql } from '../housing/search/search-sql.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { newListingsEmail } from '../../emails/templates/alerts/new-listings.email.tsx';
import type { SiteUrl } from '../../emails/site-url.ts';
import { arrayOf, selectMoment } from '../../sql/statements.ts';
import { subscribersWhere, type NamedSearchArea, type SubscriberRow } from './subscriber-row.ts';
import { unsubscribeHeaders, unsubscribePath } from './unsubscribe-link.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

/** What saving alerts and sending them have in common. */
export interface AlertDeps extends Pick<ServiceDeps, 'orm' | 'mail' | 'clock'> {
  places: Pick<PlacesService, 'location'>;
  address: SiteUrl;
  /** The operator's postal address. */
  postalAddress: string;
}

const BATCH = 200;
/** Longest duration of one run in milliseconds; the rest follows with the next sweep, seconds later. */
const MAX_RUN_MS = 5000;
/** Keeps an email below the size that email clients truncate; the remaining listings follow the next morning. */
export const MAX_LISTINGS_PER_EMAIL = 100;
/** Delay before a failed subscriber is retried, in milliseconds. */
const RETRY_MS = HOUR_MS;

const ACTIVE = 'unsubscribed_at is null and confirmed_at is not null';
const DUE = `${ACTIVE} and next_at <= ?`;

/** Degrees of latitude and longitude around a place that certainly include its ten miles, also in Alaska. */
const [LATITUDES, LONGITUDES] = [0.15, 0.4];
const isNear = (table: 'college' | 'city') =>
  `(s.search_filter ->> 'locationType' = '${table}' and exists (select from ${table} p
     where p.id = (s.search_filter ->> 'locationId')::int
       and abs(p.lat - l.lat) < ${LATITUDES} and abs(p.lon - l.lon) < ${LONGITUDES}))`;

/** Returns the key of a subscriber's nth new-listings email. */
export const newListingsEmailKey = (id: number, count: number): string => `new-homes:${id}:${count}`;

/**
 * Emails subscribers about new listings: at once, daily or weekly. A listing is new if the search finds it now and the
 * subscriber neither saw it when saving the search nor was emailed about it (`known_listing_ids`). None is missed or
 * repeated, regardless of clock changes, restarts, concurrent processes or the landlord's edits (ADR 0025).
 */
export class NewListingAlerts {
  constructor(private readonly deps: AlertDeps & Pick<ServiceDeps, 'housing' | 'onError'>) {}

  /** Emails due subscribers for up to `MAX_RUN_MS`; returns how many were processed. */
  async run(): Promise<number> {
    const { orm, clock } = this.deps;
    const until = performance.now() + MAX_RUN_MS;
    let notified = 0;
    await this.#wakeInstant();
    for (let more = true; more;) {
      const due = await subscribersWhere(orm.em.fork(), `${DUE} order by next_at, id limit ${BATCH}`, [clock.now()]);
      for (const subscriber of due) await this.#sendOrPostpone(subscriber);
      notified += due.length;
      more = due.length === BATCH && performance.now() < until;
    }
    return notified;
  }

  /** Returns when the next subscriber is due; null if there is none. */
  nextDue(): Promise<Date | null> {
    return selectMoment(
      this.deps.orm.em.fork(),
      `select least((select min(next_at) from subscriber where ${ACTIVE}),
                    (select min(created_at) from alert_trigger)) as at`,
    );
  }

  /** Makes the instant alerts around changed listings due; their own searches decide which listings are new. */
  async #wakeInstant(): Promise<void> {
    const { orm, clock } = this.deps;
    await orm.em.fork().transactional(async (em) => {
      const changed = await em.execute<{ id: string }[]>('delete from alert_trigger returning listing_id as id');
      if (changed.length === 0) return;
      await em.execute(
        `update subscriber set next_at = ? where id in (
           select s.id from subscriber s, listing l
            where s.frequency = 'instant' and s.unsubscribed_at is null and s.confirmed_at is not null and l.id = any(?::bigint[])
              and (${isNear('college')} or ${isNear('city')} or s.search_filter ->> 'locationType' = 'state'))`,
        [clock.now(), arrayOf(changed.map(({ id }) => id))],
      );
    });
  }

  /** Postpones a failing subscriber so that it does not block the others. */
  async #sendOrPostpone(subscriber: SubscriberRow): Promise<void> {
    const { orm, clock, onError } = this.deps;
    try {
      await this.#sendTo(subscriber);
    } catch (error) {
      onError(error);
      const later = new Date(clock.now().getTime() + RETRY_MS);
      await orm.em.fork().execute('update subscriber set next_at = ? where id = ?', [later, subscriber.id]);
    }
  }

  async #sendTo({ id, filter }: SubscriberRow): Promise<void> {
    const { orm, places, clock } = this.deps;
    // Queried before the transaction: a second connection inside it could wait for the pool forever.
    const location = await places.location(filter.locationType, filter.locationId);
    await orm.em.fork().transactional(async (em) => {
      // Locked and read again, since another process or the subscriber may have changed it.
      const [row] = await subscribersWhere(em, `id = ? and ${DUE} for update`, [id, clock.now()]);
      if (!row) return;
      const fresh = location ? await newTo(em, row, location) : [];
      if (location && fresh.length > 0) await this.#send(em, row, location, fresh);
      await em.execute(
        `update subscriber set known_listing_ids = known_listing_ids || '{${fresh.join(',')}}'::bigint[], emails_sent = emails_sent + ?, next_at = ?
          where id = ?`,
        [fresh.length > 0 ? 1 : 0, nextDigestTime(clock.now(), row.frequency), id],
      );
    });
  }

  async #send(em: EntityManager, row: SubscriberRow, location: NamedSearchArea, ids: readonly number[]): Promise<void> {
    const { housing, mail, address, postalAddress } = this.deps;
    const { id, email, token, site, emailsSent } = row;
    const found = await housing.listings(ids);
    const homes = ids.flatMap((home) => found.get(home) ?? []);
    const { displayName } = location;
    const content = newListingsEmail({ ...row, displayName, address, postalAddress, location, homes });
    const headers = unsubscribeHeaders(address(site, unsubscribePath(token)));
    const key = newListingsEmailKey(id, emailsSent + 1);
    await mail.queue(em, { key, to: email, account: null, headers, ...content });
  }
}

/** Returns the listings that a subscriber's search finds and that are new to them, in search order. */
async function newTo(em: EntityManager, { id, filter }: SubscriberRow, location: NamedSearchArea): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select listing_id::float8 as id from (${matchingListingsSql(location, filter)}) fits
      where listing_id not in (select unnest(known_listing_ids) from subscriber where id = ?)
      order by rank limit ${MAX_LISTINGS_PER_EMAIL}`,
    [id],
  );
  return rows.map((row) => row.id);
}
