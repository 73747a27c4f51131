import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { nextDigestTime } from '../../../domain/alerts/digest-schedule.ts';
import type { Clock } from '../../clock.ts';
import { matchingListingsSql } from '../housing/search/fitting-sql.ts';
import type { ListingView } from '../housing/listing.view.ts';
import type { EmailService } from '../../emails/email.service.ts';
import { newListingsEmail } from '../../emails/templates/new-listings.email.ts';
import type { SiteUrl } from '../../emails/site-url.ts';
import { subscribersWhere, type NamedSearchArea, type PlacePort, type SubscriberRow } from './subscriber-row.ts';
import { unsubscribeHeaders, unsubscribePath } from './unsubscribe-link.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

export interface NewListingAlertsDeps {
  orm: MikroORM;
  mail: EmailService;
  places: PlacePort;
  housing: { listings(ids: readonly number[]): Promise<Map<number, ListingView>> };
  clock: Clock;
  address: SiteUrl;
  /** Where the operator gets mail on paper. */
  postalAddress: string;
  onError: (error: unknown) => void;
}

const BATCH = 200;
/** Then something else that is due has its turn; the rest comes with the next sweep, seconds later. */
const MAX_RUN_MS = 5000;
/** A letter holds so many homes and stays below what mail programs cut off; the rest comes the next morning. */
export const MAX_LISTINGS_PER_EMAIL = 100;
/** One that could not be told is tried again after this. */
const RETRY_MS = HOUR_MS;

const DUE = 'unsubscribed_at is null and next_at <= ?';

/** What a subscriber's letter of new homes is known by: the first, the second, … of theirs. */
export const newListingsEmailKey = (id: number, letter: number): string => `new-homes:${id}:${letter}`;

/**
 * Tells subscribers of new homes, each once a day. New is what a search finds now and what the subscriber neither saw when
 * they saved it nor was told since (`known`): so none is missed and none comes twice, whatever the clock, a restart,
 * another process or the home's landlord does in between (ADR 0025).
 */
export class NewListingAlerts {
  readonly #deps: NewListingAlertsDeps;

  constructor(deps: NewListingAlertsDeps) {
    this.#deps = deps;
  }

  /** Tells those who are due, as many as some seconds hold; answers how many that were. */
  async run(): Promise<number> {
    const { orm, clock } = this.#deps;
    const until = performance.now() + MAX_RUN_MS;
    let told = 0;
    for (let more = true; more;) {
      const due = await subscribersWhere(orm.em.fork(), `${DUE} order by next_at, id limit ${BATCH}`, [clock.now()]);
      for (const subscriber of due) await this.#sendOrPostpone(subscriber);
      told += due.length;
      more = due.length === BATCH && performance.now() < until;
    }
    return told;
  }

  /** When the next subscriber is due; null without any. */
  async nextDue(): Promise<Date | null> {
    const [row] = await this.#deps.orm.em
      .fork()
      .execute<{ due: string | Date | null }[]>(
        'select min(next_at) as due from subscriber where unsubscribed_at is null',
      );
    return row?.due ? new Date(row.due) : null;
  }

  /** One that goes wrong holds up nobody else. */
  async #sendOrPostpone(subscriber: SubscriberRow): Promise<void> {
    const { orm, clock, onError } = this.#deps;
    try {
      await this.#sendTo(subscriber);
    } catch (error) {
      onError(error);
      const later = new Date(clock.now().getTime() + RETRY_MS);
      await orm.em.fork().execute('update subscriber set next_at = ? where id = ?', [later, subscriber.id]);
    }
  }

  async #sendTo({ id, filter }: SubscriberRow): Promise<void> {
    const { orm, places, clock } = this.#deps;
    // Asked before the transaction: inside it, a second connection could wait for the pool for ever.
    const location = await places.location(filter.locationType, filter.locationId);
    await orm.em.fork().transactional(async (em) => {
      // Locked, and looked at again: another process may have told it, or its owner stopped or changed it just now.
      const [row] = await subscribersWhere(em, `id = ? and ${DUE} for update`, [id, clock.now()]);
      if (!row) return;
      const fresh = location ? await newTo(em, row, location) : [];
      if (location && fresh.length > 0) await this.#send(em, row, location, fresh);
      await em.execute(
        `update subscriber set known = known || '{${fresh.join(',')}}'::bigint[], letters = letters + ?, next_at = ?
          where id = ?`,
        [fresh.length > 0 ? 1 : 0, nextDigestTime(clock.now()), id],
      );
    });
  }

  async #send(em: EntityManager, row: SubscriberRow, location: NamedSearchArea, ids: readonly number[]): Promise<void> {
    const { housing, mail, address, postalAddress } = this.#deps;
    const { id, email, token, site, letters } = row;
    const found = await housing.listings(ids);
    const homes = ids.flatMap((home) => found.get(home) ?? []);
    const letter = newListingsEmail({
      ...row,
      displayName: location.displayName,
      address,
      postalAddress,
      location,
      homes,
    });
    const headers = unsubscribeHeaders(address(site, unsubscribePath(token)));
    await mail.queue(em, { key: newListingsEmailKey(id, letters + 1), to: email, headers, ...letter });
  }
}

/** The homes that a subscriber's search finds and that are new to them, in the order of the search. */
async function newTo(em: EntityManager, { id, filter }: SubscriberRow, location: NamedSearchArea): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select listing_id::float8 as id from (${matchingListingsSql(location, filter)}) fits
      where listing_id not in (select unnest(known) from subscriber where id = ?)
      order by featured desc, rank, listing_id limit ${MAX_LISTINGS_PER_EMAIL}`,
    [id],
  );
  return rows.map((row) => row.id);
}
