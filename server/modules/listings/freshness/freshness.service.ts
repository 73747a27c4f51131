import type { EntityManager } from '@mikro-orm/postgresql';
import { hashToken, isToken } from '../../../secrets.ts';
import { arrayOf } from '../../../sql/statements.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import {
  FRESHNESS,
  nextFreshnessAction,
  type FreshnessStep,
  type Reminder,
} from '../../../../domain/listings/freshness.ts';
import { ACTIVE, EXPIRED, REMOVED } from '../../../../domain/options/listing-status.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';
import { confirmListingEmail } from '../../../emails/templates/listings/confirm-listing.email.tsx';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { lockListingsByContact } from '../lock-listings.ts';
import { confirmAvailability, createConfirmLink, sendContactLink } from './confirm-links.ts';

type FreshnessDeps = Pick<ServiceDeps, 'orm' | 'mail' | 'housing' | 'payments' | 'billing' | 'clock' | 'baseUrl'>;

type StoredTime = string | Date;

interface DueRow {
  name: string;
  /** Null for a listing without a contact, which waits for one. */
  email: string | null;
  account: string;
  since: StoredTime;
  stale: boolean;
  /** Whether it is to be hidden, once its renewal is stopped. */
  unconfirmed: boolean;
}

const BATCH = 100;

/** Listings that renters can find, and of which nothing is known yet (no due time) or something is due. */
const LISTED = `status = ${ACTIVE} and hidden_at is null and not demo`;
const DUE = `${LISTED} and (confirm_due_at is null or confirm_due_at <= ?)`;

/**
 * A link is known while nobody confirmed the listing, or the email, since, for so many days; one that confirms the
 * email alone while that is the contact email.
 */
const LINKED = `from confirmation_reminder r join listing l on l.id = r.listing_id
  join listing_contact c on c.listing_id = l.id
  where r.token_hash = ? and r.queued_at > ? and (not r.email_only or r.email = c.email)`;

/** Reminds landlords to confirm that their listings are available, and moves down and hides what stays unconfirmed (K65). */
export class FreshnessService {
  constructor(private readonly deps: FreshnessDeps) {}

  /** Does what is due; returns how many listings were due. One that fails does not block the others. */
  async run(): Promise<number> {
    const { orm, clock } = this.deps;
    const failed: unknown[] = [];
    const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failed.push(error));
    let done = 0;
    for (let last = 0; ;) {
      const sql = `select id from listing where ${DUE} and id > ? order by id limit ${BATCH}`;
      const due = await orm.em.fork().execute<{ id: string }[]>(sql, [clock.now(), last]);
      for (const { id } of due) await attempt(this.#handle(Number(id)));
      done += due.length;
      last = Number(due.at(-1)?.id ?? 0);
      if (due.length < BATCH) break;
    }
    const changed = await orm.em.fork().execute<{ id: string }[]>(
      `select l.id from listing l join subscription s on s.listing_id = l.id
        where l.renewal_stopped and l.hidden_unconfirmed <> s.cancel_at_period_end and s.status <> 'canceled'
        order by l.id limit ${BATCH}`,
    );
    for (const { id } of changed) await attempt(this.#applyRenewal(Number(id)));
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
   * Returns the listing that an emailed link confirms; `ended`: it must be listed again. `email`: the link confirms this
   * address alone. Null for a used or expired link.
   */
  async listingOf(token: string): Promise<{ name: string; ended: boolean; email: string | null } | null> {
    if (!isToken(token)) return null;
    const [row] = await this.deps.orm.em.fork().execute<{ name: string; ended: boolean; email: string | null }[]>(
      `select l.name, l.status = ${EXPIRED} as ended, case when r.email_only then r.email end as email
         ${LINKED} and l.status <> ${REMOVED}`,
      [hashToken(token), this.#oldestLink()],
    );
    return row ?? null;
  }

  /**
   * Confirms the listing of an emailed link, once, and the contact email that it went to; with `only`, no other listing,
   * and not by a link that confirms the email alone.
   * @returns false for a link that is used or expired.
   */
  async confirmByLink(token: string, only: number | null = null): Promise<boolean> {
    if (!isToken(token)) return false;
    const { orm } = this.deps;
    const listingId = await orm.em.fork().transactional(async (em) => {
      const find = () =>
        em.execute<{ id: string; email: string | null; emailOnly: boolean }[]>(
          `select l.id, r.email, r.email_only as "emailOnly" ${LINKED}
            and (l.status = ${ACTIVE} or (r.email_only and l.status <> ${REMOVED}))`,
          [hashToken(token), this.#oldestLink()],
        );
      const [linked] = await find();
      if (!linked) return null;
      const same = await lockListingsByContact(em, Number(linked.id), 'lower(c.email) = lower(?)', [linked.email]);
      // The locks were waited for: another press may have used the link, or an edit ended it.
      const [row] = await find();
      if (!row || (only !== null && (row.emailOnly || Number(row.id) !== only))) return null;
      if (!row.emailOnly) await this.confirm(em, Number(row.id));
      if (row.email !== null) await this.#confirmEmail(em, same, row.email);
      return Number(row.id);
    });
    if (listingId === null) return false;
    await this.restoreRenewal(listingId);
    return true;
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

  /** Sends the contact of a listing a link that confirms its email. @returns why none is sent */
  sendContactLink(listingId: number): Promise<FieldErrors | null> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      // Before its contact, as an edit does.
      await em.execute('select 1 from listing where id = ? for update', [listingId]);
      return sendContactLink(em, this.deps, listingId, { requested: true });
    });
  }

  /** Confirms a listing in the caller's transaction; `restoreRenewal` follows once it is committed. */
  async confirm(em: EntityManager, listingId: number): Promise<void> {
    await confirmAvailability(em, listingId, this.deps.clock.now());
    await this.deps.housing.reindex(em, [listingId]);
  }

  /** Restores the renewal of a confirmed listing; while the processor is unreachable, the next run does. */
  async restoreRenewal(listingId: number): Promise<void> {
    try {
      await this.#applyRenewal(listingId);
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error;
    }
  }

  /**
   * Stops the renewal of a listing that is hidden because nobody confirmed it, or restores a renewal that was stopped
   * so. Each call brings the processor to the listing's present state, so that a repeated one changes nothing.
   */
  async #applyRenewal(listingId: number): Promise<void> {
    const { orm, payments, billing } = this.deps;
    const read = async (em: EntityManager) => {
      const [row] = await em.execute<{ subscription: string; hidden: boolean }[]>(
        `select s.subscription, l.hidden_unconfirmed as hidden
           from listing l join subscription s on s.listing_id = l.id where l.id = ? and l.renewal_stopped`,
        [listingId],
      );
      return row;
    };
    // Most listings that are confirmed need no lock.
    while (await read(orm.em.fork())) {
      const applied = await orm.em.fork().transactional(async (em) => {
        // Locked before it is read again, so that a cancellation by the landlord is never undone.
        await em.execute('select 1 from subscription where listing_id = ? for update', [listingId]);
        const row = await read(em);
        if (!row) return null;
        await payments.setCancelAtPeriodEnd(row.subscription, row.hidden);
        await billing.syncWithin(em, row.subscription);
        const sql = `update listing set renewal_stopped = hidden_unconfirmed
          where id = ? and hidden_unconfirmed = ? returning 1`;
        const same = await em.execute<object[]>(sql, [listingId, row.hidden]);
        return { ...row, same: same.length > 0 };
      });
      // A past-due month would be attempted again while the listing is hidden: it ends, as if its landlord canceled it (K24).
      if (applied?.hidden) await billing.endings.stopCharging(listingId);
      // Confirmed, or hidden, while the processor was called: its state is brought up to date again.
      if (!applied || applied.same) return;
    }
  }

  #oldestLink(): Date {
    return new Date(this.deps.clock.now().getTime() - FRESHNESS.link * DAY_MS);
  }

  /** Does what is due for a listing. It is hidden after its renewal is stopped, so that it is never charged while hidden. */
  async #handle(listingId: number): Promise<void> {
    if (!(await this.#take(listingId))) return;
    await this.#applyRenewal(listingId);
    await this.#hide(listingId);
  }

  /**
   * Sends the reminder or takes the step that is due. Locked and read again: another process may have done it, or the
   * landlord may have confirmed. @returns whether the listing is to be hidden
   */
  async #take(listingId: number): Promise<boolean> {
    const { orm, clock, housing } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      const now = clock.now();
      const [row] = await em.execute<DueRow[]>(
        `select l.name, c.email, l.account_id as account, coalesce(l.confirmed_at, l.published_at) as since,
            l.stale_at is not null as stale, l.hidden_unconfirmed as unconfirmed
           from listing l left join listing_contact c on c.listing_id = l.id
          where l.id = ? and ${DUE}
          for update of l skip locked`,
        [listingId, now],
      );
      if (!row || row.unconfirmed) return row !== undefined;
      const { email } = row;
      if (email === null) {
        const until = new Date(now.getTime() + FRESHNESS.reminder * DAY_MS);
        await em.execute('update listing set confirm_due_at = ? where id = ?', [until, listingId]);
        return false;
      }
      let reached: FreshnessStep | null = row.stale ? 'stale' : null;
      const reminders = await this.#reminders(em, listingId);
      for (;;) {
        const next = nextFreshnessAction({ since: new Date(row.since), reached, reminders }, now);
        if (next.action === 'wait') {
          await em.execute('update listing set confirm_due_at = ? where id = ?', [next.until, listingId]);
          return false;
        }
        if (next.action === 'remind') reminders.push(await this.#remind(em, listingId, { ...row, email }, next));
        else if (next.step === 'stale') {
          await em.execute('update listing set stale_at = ? where id = ?', [now, listingId]);
          await housing.reindex(em, [listingId]);
          reached = 'stale';
        } else {
          // A renewal that the landlord has already stopped is not touched.
          await em.execute(
            `update listing set hidden_unconfirmed = true, renewal_stopped = exists (
               select from subscription s where s.listing_id = listing.id and s.status <> 'canceled'
                 and not s.cancel_at_period_end) where id = ?`,
            [listingId],
          );
          return true;
        }
      }
    });
  }

  async #reminders(em: EntityManager, listingId: number): Promise<Reminder[]> {
    const rows = await em.execute<Reminder[]>(
      `select r.queued_at as "queuedAt", m.sent_at as "deliveredAt", r.announces, r.step_at as "stepAt"
         from confirmation_reminder r left join mail m on m.id = r.mail_id
        where r.listing_id = ? and not r.email_only order by r.id`,
      [listingId],
    );
    // The driver returns times as text.
    return rows.map(({ queuedAt, deliveredAt, announces, stepAt }) => ({
      queuedAt: new Date(queuedAt),
      deliveredAt: deliveredAt && new Date(deliveredAt),
      announces,
      stepAt: stepAt && new Date(stepAt),
    }));
  }

  async #remind(
    em: EntityManager,
    listingId: number,
    { name, email, account }: DueRow & { email: string },
    { announces, stepAt }: Pick<Reminder, 'announces' | 'stepAt'>,
  ): Promise<Reminder> {
    const { mail, clock, baseUrl } = this.deps;
    const queuedAt = clock.now();
    const link = { email, emailOnly: false, queuedAt, announces, stepAt };
    const { path, key } = await createConfirmLink(em, listingId, link);
    const content = confirmListingEmail({ name, url: baseUrl + path, announces, stepAt });
    await mail.queue(em, { key, to: email, account: Number(account), ...content });
    return { queuedAt, deliveredAt: null, announces, stepAt };
  }

  /** Hides a listing, unless it was confirmed meanwhile. */
  async #hide(listingId: number): Promise<void> {
    const { orm, clock, housing } = this.deps;
    await orm.em.fork().transactional(async (em) => {
      const sql = 'update listing set hidden_at = ? where id = ? and hidden_unconfirmed and hidden_at is null';
      await em.execute(sql, [clock.now(), listingId]);
      await housing.reindex(em, [listingId]);
    });
  }
}
