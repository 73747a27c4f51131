import { ALERT_CONFIRMATION_DAYS, MAX_ALERT_PLACES, UNSUBSCRIBED_DAYS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { nextDigestTime } from '../../../domain/alerts/digest-schedule.ts';
import { tooManyPlacesError, unknownPlaceError } from '../../../domain/alerts/alert-limits.ts';
import { subscriberSummary } from '../../../domain/alerts/subscriber-view.ts';
import { parseAlertChange, parseSubscriber, type NewSubscriber } from '../../../domain/alerts/subscriber.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { isHoneypotFilled } from '../../../domain/leads/lead-rules.ts';
import { stateByFips } from '../../../domain/options/states.ts';
import type { HousingFilter } from '../../../domain/search/search-query.ts';
import { matchingListingsSql, type SearchArea } from '../housing/search/search-sql.ts';
import { newListingsEmailKey, type AlertDeps } from './new-listing-alerts.ts';
import { lockName } from '../../sql/statements.ts';
import { subscribersWhere, type NamedSearchArea, type SubscriberRow } from './subscriber-row.ts';
import type { SubscriberView } from './subscriber.view.ts';
import { unsubscribeHeaders, unsubscribePath } from './unsubscribe-link.ts';
import { confirmAlertEmail } from '../../emails/templates/alerts/confirm-alert.email.tsx';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { deleteInBatches } from '../../jobs/delete-in-batches.ts';
import type { ServiceDeps } from '../service-deps.ts';

type SubscriberOutcome = { saved: { id: number } } | { errors: FieldErrors };

type AlertOutcome = { changed: SubscriberView | null } | { errors: FieldErrors };

interface SubscribersDeps extends AlertDeps, Pick<ServiceDeps, 'throttle'> {
  /** Minimum duration of a save in milliseconds, so that timing does not reveal whether the address was known; for tests. */
  answerMs?: number;
}

const MIN_RESPONSE_MS = 150;
/** The longest time between the moment of a change and its commit: a search in between did not find it. */
const LATE_COMMIT_SECONDS = 60;
const newId = () => randomInt(1, 2 ** 47);
/** SQL of the alert of an address and a place. */
const SAME_ALERT = 'lower(email) = lower(?) and place_type = ? and place_id = ?';
const TOKEN = /^[\w-]{22}$/;
/** The latest emails that an unsubscribe withdraws; an instant alert may queue dozens while no mail server accepts them. */
const WITHDRAWN_EMAILS = 1000;

/** Saves, unsubscribes and resubscribes renters who receive new-listings emails. NewListingAlerts sends them. */
export class SubscribersService {
  constructor(private readonly deps: SubscribersDeps) {}

  /**
   * Saves a subscriber (`parseSubscriber`); the same address and place updates the existing one with the new search.
   * Nothing reveals whether the address was known: not the result, its timing or the id, which is random.
   * @throws TooManyRequests after ten a minute from one IP address, or three confirmation emails to a mailbox.
   */
  async save(input: unknown, { ip }: { ip: string }): Promise<SubscriberOutcome> {
    const { throttle, answerMs = MIN_RESPONSE_MS } = this.deps;
    await throttle.take('subscribe', ip);
    const read = parseSubscriber(input);
    if ('errors' in read) return read;
    const [outcome] = await Promise.all([this.#save(read.read, ip), pause(answerMs)]);
    return outcome;
  }

  /** Returns the subscriber of an emailed link; null if the token is invalid or was unsubscribed long ago. */
  async byToken(token: string): Promise<SubscriberView | null> {
    if (!TOKEN.test(token)) return null;
    const [row] = await subscribersWhere(this.deps.orm.em.fork(), 'token = ?', [token]);
    return row ? this.#view(row) : null;
  }

  /**
   * Changes the search and the frequency of an alert by the token of an emailed link, and confirms its address: only
   * its owner has the link. `changed` is null for an unknown token. Listings that the new search shows are not new.
   */
  async edit(token: string, sent: { searchFilter: object; frequency: string }): Promise<AlertOutcome> {
    const { orm, places, clock } = this.deps;
    if (!TOKEN.test(token)) return { changed: null };
    const [known] = await subscribersWhere(orm.em.fork(), 'token = ?', [token]);
    if (!known) return { changed: null };
    const parsed = parseAlertChange(known.filter, sent);
    if ('errors' in parsed) return parsed;
    const { filter, frequency } = parsed.read;
    const location = await places.location(filter.locationType, filter.locationId);
    const row = await orm.em.fork().transactional(async (em) => {
      const [found] = await subscribersWhere(em, 'token = ? for update', [token]);
      if (!found) return null;
      const before = await searchedIn(em, found.filter);
      if (before) await this.#knowEarlier(em, found.id, before);
      if (location) await this.#seen(em, found.id, { filter, location }, before);
      const now = clock.now();
      await em.execute(
        `update subscriber set search_filter = ?::jsonb, frequency = ?, next_at = ?, saved_at = ?,
           confirmed_at = coalesce(confirmed_at, ?), unsubscribed_at = null where id = ?`,
        [JSON.stringify(filter), frequency, nextDigestTime(now, frequency), now, now, found.id],
      );
      return { ...found, filter, frequency, confirmedAt: found.confirmedAt ?? now, unsubscribedAt: null };
    });
    return { changed: row && (await this.#view(row)) };
  }

  /** Unsubscribes the token's subscriber, or resubscribes it and confirms its address; null for an unknown token. */
  async change(token: string, subscribed: boolean): Promise<SubscriberView | null> {
    if (!TOKEN.test(token)) return null;
    const { orm } = this.deps;
    const row = await orm.em.fork().transactional(async (em) => {
      const [found] = await subscribersWhere(em, 'token = ? for update', [token]);
      if (!found) return found;
      const now = this.deps.clock.now();
      if (subscribed) {
        if (found.unsubscribedAt === null && found.confirmedAt !== null) return found;
        const saved = await searchedIn(em, found.filter);
        if (saved) await this.#knowEarlier(em, found.id, saved);
        await this.#resubscribe(em, found);
        return { ...found, unsubscribedAt: null, confirmedAt: found.confirmedAt ?? now };
      }
      if (found.unsubscribedAt === null) await this.#unsubscribe(em, found);
      return { ...found, unsubscribedAt: found.unsubscribedAt ?? now };
    });
    return row ? this.#view(row) : null;
  }

  /** Deletes subscribers that unsubscribed long ago or were never confirmed, with their addresses; returns how many. */
  async deleteUnsubscribed(): Promise<number> {
    const before = (days: number) => new Date(this.deps.clock.now().getTime() - days * DAY_MS);
    return deleteInBatches(
      this.deps.orm.em.fork(),
      'subscriber',
      'unsubscribed_at < ? or (confirmed_at is null and saved_at < ?)',
      [before(UNSUBSCRIBED_DAYS), before(ALERT_CONFIRMATION_DAYS)],
    );
  }

  async #save(subscriber: NewSubscriber, ip: string): Promise<SubscriberOutcome> {
    const { orm, places, throttle } = this.deps;
    const { filter, place, searchedBy } = subscriber;
    // Queried before the transaction: a second connection inside it could wait for the pool forever.
    const location = await places.location(filter.locationType, filter.locationId);
    if (!location) return { errors: unknownPlaceError(searchedBy) };
    if (!(await places.location(place.type, place.id))) return { errors: unknownPlaceError('schoolId') };
    // Spam gets the same response, and nothing is stored.
    if (isHoneypotFilled(subscriber)) return { saved: { id: newId() } };
    if (await this.#isEmailDue(subscriber)) await throttle.takeEmail('alertConfirmation', subscriber.email, ip);
    return orm.em.fork().transactional(async (em) => {
      await lockName(em, `subscriber:${subscriber.email.toLowerCase()}`);
      const [known] = await subscribersWhere(em, SAME_ALERT, [subscriber.email, place.type, place.id]);
      const active = known?.unsubscribedAt === null;
      if (!active && (await this.#placesOf(em, subscriber.email)) >= MAX_ALERT_PLACES)
        return { errors: tooManyPlacesError() };
      const row = known ?? (await this.#make(em, subscriber));
      const confirmed = active && known.confirmedAt !== null;
      if (confirmed) await this.#seen(em, row.id, { filter, location }, await searchedIn(em, known.filter));
      await this.#write(em, row.id, subscriber);
      if (!confirmed) await this.#requestConfirmation(em, row, subscriber, location);
      return { saved: { id: row.id } };
    });
  }

  /** Returns whether a save emails a link: the alert is not confirmed, and has had none today. */
  async #isEmailDue({ email, place }: NewSubscriber): Promise<boolean> {
    const em = this.deps.orm.em.fork();
    const [known] = await subscribersWhere(em, SAME_ALERT, [email, place.type, place.id]);
    if (!known) return true;
    if (known.unsubscribedAt === null && known.confirmedAt !== null) return false;
    return !(await this.deps.mail.isQueued(em, this.#confirmationKey(known)));
  }

  #confirmationKey({ id, unsubscribedAt = null }: Pick<SubscriberRow, 'id'> & Partial<SubscriberRow>): string {
    return `confirm-alert:${id}:${unsubscribedAt?.getTime() ?? 0}:${this.deps.clock.now().toISOString().slice(0, 10)}`;
  }

  async #placesOf(em: EntityManager, email: string): Promise<number> {
    const [row] = await em.execute<{ places: number }[]>(
      'select count(*)::int as places from subscriber where lower(email) = lower(?) and unsubscribed_at is null',
      [email],
    );
    return row?.places ?? 0;
  }

  async #make(em: EntityManager, { email, place }: NewSubscriber): Promise<{ id: number; token: string }> {
    const now = this.deps.clock.now();
    const made = { id: newId(), token: randomBytes(16).toString('base64url') };
    await em.execute(
      `insert into subscriber (id, token, email, place_type, place_id, search_filter, next_at, created_at, saved_at, new_since)
       values (?, ?, ?, ?, ?, '{}', ?, ?, ?, ?)`,
      [made.id, made.token, email, place.type, place.id, nextDigestTime(now), now, now, now],
    );
    return made;
  }

  /**
   * Records the listings that the renter sees while saving: they are not new. Listings that the previous search
   * would have sent the next morning stay new; otherwise saving twice would lose them. For confirmed alerts.
   */
  async #seen(em: EntityManager, id: number, now: Search, before: Search | null): Promise<void> {
    const pending = before
      ? `and listing_id not in (select listing_id from (${matchingListingsSql(before.location, before.filter)}) old
           where listing_id not in (select unnest(known_listing_ids) from subscriber where id = ${id}))`
      : '';
    await em.execute(
      `update subscriber set known_listing_ids = array(
         select unnest(known_listing_ids) union
         select listing_id from (${matchingListingsSql(now.location, now.filter)}) fits where true ${pending})
       where id = ${id}`,
    );
  }

  /**
   * Records, when an alert is confirmed, the listings that its search found when it was saved. Those that may have
   * changed since are new; until the confirmation the row has their moment only, for anybody can save alerts.
   */
  async #knowEarlier(em: EntityManager, id: number, { filter, location }: Search): Promise<void> {
    await em.execute(
      `update subscriber set new_since = null, known_listing_ids = array(
         select unnest(known_listing_ids) union
         select fits.listing_id from (${matchingListingsSql(location, filter)}) fits join listing l on l.id = fits.listing_id
          where l.updated_at < new_since - interval '${LATE_COMMIT_SECONDS} seconds')
       where id = ? and new_since is not null`,
      [id],
    );
  }

  async #write(em: EntityManager, id: number, subscriber: NewSubscriber): Promise<void> {
    const { email, firstName, lastName, phone, filter, site, frequency = null } = subscriber;
    const now = this.deps.clock.now();
    const nextAt = nextDigestTime(now, frequency ?? 'daily');
    const renter = [email, firstName, lastName, phone];
    await em.execute(
      `update subscriber set email = ?, first_name = ?, last_name = ?, phone = ?, search_filter = ?::jsonb, site = ?,
         saved_at = ?, frequency = coalesce(?, frequency),
         confirmed_at = case when unsubscribed_at is null then confirmed_at end,
         next_at = case when unsubscribed_at is null and coalesce(?, frequency) = frequency then next_at else ? end,
         new_since = case when unsubscribed_at is null then new_since else ? end,
         unsubscribed_at = null
       where id = ?`,
      [...renter, JSON.stringify(filter), site, now, frequency, frequency, nextAt, now, id],
    );
  }

  /** Emails the link that begins an alert, at most once a day for each address and place, and after each unsubscribe. */
  async #requestConfirmation(
    em: EntityManager,
    row: Pick<SubscriberRow, 'id' | 'token'> & Partial<SubscriberRow>,
    { email, filter, site, frequency = row.frequency ?? 'daily' }: NewSubscriber,
    { displayName }: NamedSearchArea,
  ): Promise<void> {
    const { mail, address, postalAddress } = this.deps;
    const { token } = row;
    const content = confirmAlertEmail({ filter, frequency, displayName, site, token, address, postalAddress });
    const headers = unsubscribeHeaders(address(site, unsubscribePath(token)));
    await mail.queue(em, { key: this.#confirmationKey(row), to: email, account: null, headers, ...content });
  }

  async #unsubscribe(em: EntityManager, { id, emailsSent }: SubscriberRow): Promise<void> {
    await em.execute(
      `update subscriber set unsubscribed_at = ?, first_name = '', last_name = '', phone = '' where id = ?`,
      [this.deps.clock.now(), id],
    );
    const keys = Array.from({ length: Math.min(emailsSent, WITHDRAWN_EMAILS) }, (_, back) =>
      newListingsEmailKey(id, emailsSent - back),
    );
    await this.deps.mail.withdraw(em, keys, 'Unsubscribed before it was sent.');
  }

  async #resubscribe(em: EntityManager, { id, frequency }: SubscriberRow): Promise<void> {
    const now = this.deps.clock.now();
    await em.execute(
      `update subscriber set unsubscribed_at = null, confirmed_at = coalesce(confirmed_at, ?), next_at = ? where id = ?`,
      [now, nextDigestTime(now, frequency), id],
    );
  }

  async #view(row: SubscriberRow): Promise<SubscriberView> {
    const { locationType, locationId } = row.filter;
    return subscriberSummary(row, (await this.deps.places.location(locationType, locationId))?.displayName);
  }
}

/** A search filter with its area. */
interface Search {
  filter: HousingFilter;
  location: SearchArea;
}

/** Reads a previous search over the transaction's own connection; null if its place no longer exists. */
async function searchedIn(em: EntityManager, filter: HousingFilter): Promise<Search | null> {
  const { locationType, locationId } = filter;
  if (locationType === 'state') {
    const state = stateByFips(locationId)?.code;
    return state === undefined ? null : { filter, location: { lat: null, lon: null, state } };
  }
  const place = `select lat, lon, state from ${locationType} where id = ?`;
  const [location] = await em.execute<SearchArea[]>(place, [locationId]);
  return location ? { filter, location } : null;
}
