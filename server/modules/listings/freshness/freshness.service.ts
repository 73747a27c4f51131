import type { EntityManager } from '@mikro-orm/postgresql';
import { hashToken, isToken } from '../../../secrets.ts';
import { arrayOf, lockName } from '../../../sql/statements.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { FRESHNESS, freshnessDue, isConfirmationDue } from '../../../../domain/listings/freshness.ts';
import { ACTIVE, REMOVED } from '../../../../domain/options/listing-status.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';
import { stillAvailableEmail } from '../../../emails/templates/listings/still-available.email.tsx';
import type { ServiceDeps } from '../../service-deps.ts';
import { lockListingsByContact } from '../lock-listings.ts';
import { confirmAvailability, createConfirmLink, sendContactLink } from './confirm-links.ts';

type FreshnessDeps = Pick<ServiceDeps, 'orm' | 'mail' | 'housing' | 'clock' | 'baseUrl'>;

type StoredTime = string | Date;

interface ListedRow {
  id: string;
  name: string;
  /** Null for a listing without a contact, about which nobody can be asked. */
  email: string | null;
  since: StoredTime;
  stale: boolean;
  delivered: StoredTime | null;
}

/** A listing of an emailed link. */
export interface LinkedListing {
  id: number;
  name: string;
  address: string;
  /** Whether renters can find it; only then it can be confirmed. */
  listed: boolean;
}

const BATCH = 100;

/** Listings that renters can find, and of which nothing is known yet (no due time) or something is due. */
const LISTED = `status = ${ACTIVE} and hidden_at is null and not demo`;
const DUE = `${LISTED} and (confirm_due_at is null or confirm_due_at <= ?)`;

/**
 * A link works for each of its listings once, until it is confirmed in any way, for so many days; one that confirms
 * the email alone while that is the contact email.
 */
const LINKED = `from confirmation_reminder r join listing l on l.id = r.listing_id
  join listing_contact c on c.listing_id = l.id
  where r.token_hash = ? and r.queued_at > ? and r.answered_at is null and (not r.email_only or r.email = c.email)
    and l.status <> ${REMOVED}`;

const CAN_CONFIRM = `(l.status = ${ACTIVE} and l.hidden_at is null)`;

/** Asks landlords by email whether their listings are available, and moves down what stays unconfirmed (K65). */
export class FreshnessService {
  constructor(private readonly deps: FreshnessDeps) {}

  /** Does what is due; returns how many accounts had something due. One that fails does not block the others. */
  async run(): Promise<number> {
    const { orm, clock } = this.deps;
    const failed: unknown[] = [];
    let done = 0;
    for (let last = 0; ;) {
      const sql = `select distinct account_id as id from listing where ${DUE} and account_id > ? order by id limit ${BATCH}`;
      const due = await orm.em.fork().execute<{ id: string }[]>(sql, [clock.now(), last]);
      for (const { id } of due) await this.#check(Number(id)).catch((error: unknown) => void failed.push(error));
      done += due.length;
      last = Number(due.at(-1)?.id ?? 0);
      if (due.length < BATCH) break;
    }
    if (failed.length > 0) throw new AggregateError(failed, 'Freshness of listings');
    return done;
  }

  /** Returns when the next listing is due; null if there is none. */
  async nextDue(): Promise<Date | null> {
    const { orm, clock } = this.deps;
    const [row] = await orm.em.fork().execute<{ due: StoredTime | null; unplanned: boolean }[]>(
      `select (select min(confirm_due_at) from listing where ${LISTED}) as due,
         exists (select from listing where ${LISTED} and confirm_due_at is null) as unplanned`,
    );
    if (row?.unplanned) return clock.now();
    return row?.due ? new Date(row.due) : null;
  }

  /**
   * Returns what an emailed link confirms: listings, or an address alone. Null for a used or expired link.
   */
  async linked(token: string): Promise<{ email: string | null; listings: LinkedListing[] } | null> {
    if (!isToken(token)) return null;
    const rows = await this.deps.orm.em.fork().execute<(LinkedListing & { email: string | null })[]>(
      `select l.id::float8 as id, l.name, concat_ws(', ', l.address, l.city) as address, ${CAN_CONFIRM} as listed,
          case when r.email_only then r.email end as email ${LINKED} order by l.id`,
      [hashToken(token), this.#oldestLink()],
    );
    const [first] = rows;
    return first ? { email: first.email, listings: rows } : null;
  }

  /**
   * Confirms the listings of an emailed link that renters can find, each once, and the contact email that it went to;
   * with `only`, that listing alone, and not by a link that confirms the email alone.
   * @returns the names of the confirmed listings; null for a link that is used or expired.
   */
  async confirmByLink(token: string, only: number | null = null): Promise<string[] | null> {
    if (!isToken(token)) return null;
    const { orm, clock, housing } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      const find = async () => {
        const rows = await em.execute<{ id: number; name: string; email: string | null; emailOnly: boolean }[]>(
          `select l.id::float8 as id, l.name, r.email, r.email_only as "emailOnly" ${LINKED}
            and (r.email_only or ${CAN_CONFIRM})`,
          [hashToken(token), this.#oldestLink()],
        );
        return only === null ? rows : rows.filter(({ id, emailOnly }) => id === only && !emailOnly);
      };
      const found = await find();
      const [first] = found;
      if (!first) return null;
      const ids = found.map(({ id }) => id);
      const same = await lockListingsByContact(em, ids, 'lower(c.email) = lower(?)', [first.email]);
      // The locks were waited for: another press may have used the link, or an edit ended it.
      const rows = await find();
      if (rows.length === 0) return null;
      if (!first.emailOnly) {
        const available = rows.map(({ id }) => id);
        await confirmAvailability(em, available, clock.now());
        await housing.reindex(em, available);
      }
      if (first.email !== null) await this.#confirmEmail(em, same, first.email);
      return rows.map(({ name }) => name);
    });
  }

  /** Confirms an address for those of some locked listings that have it as their contact, and ends its links. */
  async #confirmEmail(em: EntityManager, locked: readonly number[], email: string): Promise<void> {
    const rows = await em.execute<{ id: string }[]>(
      `update listing_contact set email_confirmed_at = ?
        where listing_id = any(?::bigint[]) and lower(email) = lower(?) returning listing_id as id`,
      [this.deps.clock.now(), arrayOf(locked), email],
    );
    const ids = rows.map(({ id }) => Number(id));
    // Links to other addresses count toward the limits of a day.
    await em.execute(
      'delete from confirmation_reminder where email_only and lower(email) = lower(?) and listing_id = any(?::bigint[])',
      [email, arrayOf(ids)],
    );
    await this.deps.housing.reindex(em, ids);
  }

  /** Confirms all of an account's listings that are to be confirmed. @returns their ids */
  confirmAll(account: number): Promise<number[]> {
    const { orm, clock, housing } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      const now = clock.now();
      const rows = await em.execute<{ id: number; since: StoredTime }[]>(
        `select id::float8 as id, coalesce(confirmed_at, published_at) as since
           from listing where account_id = ? and ${LISTED} order by id for update`,
        [account],
      );
      const ids = rows.filter(({ since }) => isConfirmationDue(since, now)).map(({ id }) => id);
      await confirmAvailability(em, ids, now);
      await housing.reindex(em, ids);
      return ids;
    });
  }

  /** Sends the contact of a listing a link that confirms its email. @returns why none is sent */
  sendContactLink(listingId: number): Promise<FieldErrors | null> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      // Before its contact, as an edit does.
      await em.execute('select 1 from listing where id = ? for update', [listingId]);
      return sendContactLink(em, this.deps, listingId, { requested: true });
    });
  }

  #oldestLink(): Date {
    return new Date(this.deps.clock.now().getTime() - FRESHNESS.link * DAY_MS);
  }

  /**
   * Sends one email to each address of an account whose listings are to be confirmed, moves down what nobody confirmed
   * in time, and stores when the next of its listings is due. Read under locks: another process may have done it, or
   * the landlord may have confirmed.
   */
  #check(account: number): Promise<void> {
    const { orm, clock, housing } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      await lockName(em, `availability of account ${account}`);
      const now = clock.now();
      const listed = await em.execute<ListedRow[]>(
        `select l.id, l.name, c.email, coalesce(l.confirmed_at, l.published_at) as since, l.stale_at is not null as stale,
            (select min(m.sent_at) from confirmation_reminder r join email m on m.id = r.email_id
              where r.listing_id = l.id and not r.email_only and r.answered_at is null) as delivered
           from listing l left join listing_contact c on c.listing_id = l.id
          where l.account_id = ? and ${LISTED}
          order by l.id for update of l`,
        [account],
      );
      const requests = await em.execute<{ email: string; at: StoredTime }[]>(
        `select lower(r.email) as email, max(r.queued_at) as at
           from confirmation_reminder r join listing l on l.id = r.listing_id
          where l.account_id = ? and not r.email_only and r.email is not null group by 1`,
        [account],
      );
      const requested = new Map(requests.map(({ email, at }) => [email, new Date(at)]));
      const stale: number[] = [];
      const due: { id: number; at: Date }[] = [];
      for (const [address, rows] of Map.groupBy(listed, ({ email }) => email?.toLowerCase() ?? '')) {
        const listings = rows.map(({ id, name, since, delivered, stale: isStale }) => ({
          id: Number(id),
          name,
          since: new Date(since),
          deliveredAt: delivered === null ? null : new Date(delivered),
          stale: isStale,
        }));
        const dues = freshnessDue(listings, requested.get(address) ?? null, now);
        // One that an earlier email asked about moves down while this one is delivered.
        const unconfirmed = listings.flatMap((listing, index) =>
          dues[index]?.request ? [{ ...listing, stale: listing.stale || listing.deliveredAt !== null }] : [],
        );
        const [first] = rows;
        // Nobody can be asked about a listing without a contact.
        if (unconfirmed.length > 0 && first?.email) await this.#request(em, account, first.email, unconfirmed);
        stale.push(...listings.filter((_, index) => dues[index]?.stale).map(({ id }) => id));
        due.push(...listings.map(({ id }, index) => ({ id, at: dues[index]?.next ?? now })));
      }
      await em.execute('update listing set stale_at = ? where id = any(?::bigint[])', [now, arrayOf(stale)]);
      await housing.reindex(em, stale);
      await em.execute(
        `update listing set confirm_due_at = due.at from jsonb_to_recordset(?::jsonb) due (id bigint, at timestamptz)
          where listing.id = due.id`,
        [JSON.stringify(due)],
      );
    });
  }

  /** Queues the email about an address's listings. */
  async #request(
    em: EntityManager,
    account: number,
    email: string,
    listings: readonly { id: number; name: string; since: Date; stale: boolean }[],
  ): Promise<void> {
    const { mail, clock, baseUrl } = this.deps;
    const queuedAt = clock.now();
    await em.execute(
      `delete from confirmation_reminder r using listing l
        where l.id = r.listing_id and l.account_id = ? and not r.email_only and r.queued_at <= ?`,
      [account, this.#oldestLink()],
    );
    const ids = listings.map(({ id }) => id);
    const { path, key } = await createConfirmLink(em, ids, { email, emailOnly: false, queuedAt });
    const content = stillAvailableEmail({ listings, url: baseUrl + path, queuedAt });
    await mail.queue(em, { key, to: email, account, ...content });
  }
}
