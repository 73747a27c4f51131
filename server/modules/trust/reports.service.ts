import { hashToken, isToken, keyedDigest, newToken } from '../../secrets.ts';
import { MUTED_DAYS, REPORTERS_FOR_WARNING, REPORT_LINK_DAYS, SETTLED_REPORT_DAYS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mailboxOf } from '../../../domain/account/mailbox.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { isHoneypotFilled, listingUnavailable } from '../../../domain/leads/lead-rules.ts';
import { ACTIVE, REMOVED } from '../../../domain/options/listing-status.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import {
  independentReporters,
  parseReport,
  WARNING_MS,
  type NewReport,
  type ReportOutcome,
} from '../../../domain/trust/listing-reports.ts';
import type { ReportReason } from '../../../domain/trust/report-reasons.ts';
import {
  beingCheckedEmail,
  confirmReportEmail,
  reportResultEmail,
  reportsSettledEmail,
  urgentReportsEmail,
} from '../../emails/templates/trust/listing-report.email.tsx';
import type { DueWork } from '../../jobs/sweeper.ts';
import { reportingNetwork } from '../../throttle.ts';
import { arrayOf, lockName } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { scoreOfListing, type ListingScore } from './listing-signals.ts';
import { deleteInBatches } from '../../jobs/delete-in-batches.ts';

type ReportAnswer = { sent: { id: number } } | { errors: FieldErrors; unknownHome?: true };

interface ReportsDeps extends Pick<ServiceDeps, 'orm' | 'mail' | 'throttle' | 'clock' | 'operatorEmail' | 'baseUrl'> {
  /** The secret of this installation: networks are stored as its digests. */
  secret: string;
  /** The address of the staff console. */
  consoleUrl: string;
}

/** A listing with open reports, as staff see it. */
interface ReportedListing {
  id: number;
  name: string;
  slug: string;
  /** Independent people with confirmed emails whose reasons are not muted. */
  reporters: number;
  reports: { reason: ReportReason; details: string; isConfirmed: boolean; isMuted: boolean; at: Date }[];
}

interface CountedReport {
  email: string;
  network: string;
}

interface ReportRow extends Omit<ReportedListing['reports'][number], 'at'> {
  listing: string;
  name: string;
  slug: string;
  email: string | null;
  network: string;
  at: string | Date;
}

/** SQL of a report that staff have not settled. */
const OPEN = 'r.settled_at is null and r.spam_at is null';
/** SQL of whether the reason of a report was found unjustified after `?`. */
const MUTED = `exists (select from listing_report fine where fine.listing_id = r.listing_id
  and fine.reason = r.reason and fine.outcome = 'fine' and fine.settled_at > ?)`;

/**
 * Stores reports of listings, warns renters of those that several people reported, and tells both sides what came of it
 * (K66).
 */
export class ReportsService implements DueWork {
  constructor(private readonly deps: ReportsDeps) {}

  /**
   * Stores a report (`parseReport`). The answer is the same whether the listing was reported before or the reason is
   * muted. The same report again within a day returns the first one's id.
   * Beyond the confirmation emails of its mailbox or network a report stays unconfirmed.
   * @throws TooManyRequests after ten a minute from one IP address.
   */
  async report(input: unknown, { ip }: { ip: string }): Promise<ReportAnswer> {
    const { throttle, orm, secret } = this.deps;
    await throttle.take('report', ip);
    const read = parseReport(input);
    if ('errors' in read) return read;
    const { email } = read.read;
    const mayEmail = Boolean(email) && (await throttle.mayEmail('reportConfirmation', email ?? '', ip));
    const network = keyedDigest(secret, `report ${reportingNetwork(ip)}`);
    return orm.em.fork().transactional((em) => this.#store(em, read.read, { network, mayEmail }));
  }

  /** Returns the name of the listing that a confirmation link reports; null for a link that is used or expired. */
  async listingOf(token: string): Promise<string | null> {
    if (!isToken(token)) return null;
    const [row] = await this.deps.orm.em.fork().execute<{ name: string }[]>(
      `select l.name from listing_report r join listing l on l.id = r.listing_id
          where r.token_hash = ? and r.created_at > ?`,
      [hashToken(token), this.#before(REPORT_LINK_DAYS)],
    );
    return row?.name ?? null;
  }

  /** Confirms the email of a report, once. @returns false as `listingOf` null. */
  async confirm(token: string): Promise<boolean> {
    if (!isToken(token)) return false;
    return this.deps.orm.em.fork().transactional(async (em) => {
      const [row] = await em.execute<{ listing: string }[]>(
        `update listing_report set confirmed_at = ?, token_hash = null where token_hash = ? and created_at > ?
         returning listing_id as listing`,
        [this.deps.clock.now(), hashToken(token), this.#before(REPORT_LINK_DAYS)],
      );
      if (row) await this.#warn(em, Number(row.listing));
      return row !== undefined;
    });
  }

  /** Returns the listings with open reports, at most `first`: most independent reporters first, then the oldest report. */
  async open(first?: number): Promise<ReportedListing[]> {
    const em = this.deps.orm.em.fork();
    // Anyone can report, so the texts are read for the shown listings alone.
    const reported = await em.execute<{ id: string; counted: CountedReport[] }[]>(
      `select r.listing_id as id, coalesce(jsonb_agg(jsonb_build_object('email', r.email, 'network', r.network) order by r.id)
            filter (where r.email is not null and r.confirmed_at is not null and not ${MUTED}), '[]') as counted
         from listing_report r where ${OPEN} group by r.listing_id order by min(r.id)`,
      [this.#before(MUTED_DAYS)],
    );
    const shown = reported
      .map(({ id, counted }) => ({ id: Number(id), reporters: independentReporters(counted) }))
      .toSorted((a, b) => b.reporters - a.reporters)
      .slice(0, first);
    const rows = await this.#openReports(
      em,
      shown.map(({ id }) => id),
    );
    const byListing = Map.groupBy(rows, ({ listing }) => Number(listing));
    return shown.flatMap(({ id, reporters }) => {
      const own = byListing.get(id);
      // Settled between the two statements.
      if (!own?.[0]) return [];
      const { name, slug } = own[0];
      const reports = own.map(({ reason, details, isConfirmed, isMuted, at }) => {
        return { reason, details, isConfirmed, isMuted, at: new Date(at) };
      });
      return [{ id, name, slug, reporters, reports }];
    });
  }

  /** Returns how many listings have open reports. */
  async count(): Promise<number> {
    const counted = `select count(distinct r.listing_id)::int as count from listing_report r where ${OPEN}`;
    const [row] = await this.deps.orm.em.fork().execute<{ count: number }[]>(counted);
    return row?.count ?? 0;
  }

  /** Returns how likely a reported listing is a copy or a scam. */
  score(listingId: number): Promise<ListingScore> {
    return scoreOfListing(this.deps.orm.em.fork(), listingId);
  }

  /**
   * Settles the open reports of a listing, of one reason or of all, ends the warning and tells its landlord and the
   * reporters with confirmed emails what came of it.
   * @returns how many were settled; 'not removed' for the outcome `removed` of a listing that is not.
   */
  async settle(
    listingId: number,
    outcome: ReportOutcome,
    { reason, note = '' }: { reason?: ReportReason; note?: string } = {},
  ): Promise<number | 'not removed'> {
    const { orm, clock, mail, operatorEmail, baseUrl } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      const [listing] = await em.execute<
        { name: string; slug: string; status: number; account: string; email: string }[]
      >(
        `select l.name, l.slug, l.status, a.id as account, a.email from listing l join account a on a.id = l.account_id
          where l.id = ? for update of l`,
        [listingId],
      );
      if (!listing) return 0;
      if (outcome === 'removed' && listing.status !== REMOVED) return 'not removed';
      const settled = await em.execute<{ id: string; email: string | null; site: string; confirmed: boolean }[]>(
        `update listing_report set settled_at = ?, outcome = ?, token_hash = null
          where listing_id = ? and settled_at is null and spam_at is null and reason = coalesce(?, reason)
          returning id, email, site, confirmed_at is not null as confirmed`,
        [clock.now(), outcome, listingId, reason ?? null],
      );
      const [first] = settled;
      if (!first) return 0;
      await em.execute('update listing set being_checked_until = null where id = ?', [listingId]);
      const { name } = listing;
      for (const { id, email, site, confirmed } of settled)
        if (email && confirmed)
          await mail.queue(em, {
            key: `report-result:${id}`,
            to: email,
            account: null,
            ...reportResultEmail({ name, outcome, site: getBrand(site).code }),
          });
      await mail.queue(em, {
        key: `reports-settled:${first.id}`,
        to: listing.email,
        account: Number(listing.account),
        ...reportsSettledEmail({ name, outcome, note, operatorEmail, url: `${baseUrl}/home/${listing.slug}` }),
      });
      return settled.length;
    });
  }

  /** Deletes settled reports and unconfirmed addresses that are no longer needed. @returns how many. */
  async run(): Promise<number> {
    const em = this.deps.orm.em.fork();
    const isOld = 'settled_at < ? or (settled_at is null and spam_at < ?)';
    const ended = await deleteInBatches(em, 'listing_report', isOld, [
      this.#before(SETTLED_REPORT_DAYS),
      this.#before(MUTED_DAYS),
    ]);
    const expired = await em.execute<object[]>(
      `update listing_report set email = null, token_hash = null
        where email is not null and confirmed_at is null and created_at < ? returning 1`,
      [this.#before(REPORT_LINK_DAYS)],
    );
    return ended + expired.length;
  }

  async #store(
    em: EntityManager,
    report: NewReport,
    { network, mayEmail }: { network: string; mayEmail: boolean },
  ): Promise<ReportAnswer> {
    const { clock, mail, baseUrl } = this.deps;
    const { listingId, reason, details, email = null, site } = report;
    const now = clock.now();
    // A concurrent duplicate submission must see the first one.
    await lockName(em, `report:${email === null ? network : mailboxOf(email)}`);
    const [listing] = await em.execute<{ name: string }[]>(
      'select name from listing where id = ? and status = ? and hidden_at is null',
      [listingId, ACTIVE],
    );
    if (!listing) return { errors: listingUnavailable(), unknownHome: true };
    const [known] = await em.execute<{ id: string }[]>(
      `select id from listing_report where listing_id = ? and reason = ? and details = ? and network = ?
          and email is not distinct from ? and created_at > ? order by id limit 1`,
      [listingId, reason, details, network, email, this.#before(1)],
    );
    if (known) return { sent: { id: Number(known.id) } };
    const isSpam = isHoneypotFilled(report);
    const asks = mayEmail && email !== null && !isSpam && !(await this.#hasDeclined(em, email));
    const token = asks ? newToken() : null;
    const [made] = await em.execute<{ id: string }[]>(
      `insert into listing_report (listing_id, reason, details, email, network, site, token_hash, spam_at, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [listingId, reason, details, email, network, site, token && hashToken(token), isSpam ? now : null, now],
    );
    const id = Number(made?.id);
    if (token && email) {
      const url = `${baseUrl}/confirm-report/${token}`;
      const content = confirmReportEmail(getBrand(site).code, url);
      await mail.queue(em, { key: `report:${id}`, to: email, account: null, ...content });
    }
    return { sent: { id } };
  }

  /** Returns whether the owner of a mailbox has declined such emails. */
  async #hasDeclined(em: EntityManager, email: string): Promise<boolean> {
    const declined = 'select 1 from renter_email where mailbox_of(email) = ? and declined_at is not null limit 1';
    return (await em.execute(declined, [mailboxOf(email)])).length > 0;
  }

  /**
   * Warns renters for a day of a listing that enough independent people reported; never hides it. The time stays as a mark
   * until staff settle, so that more reports do not prolong the warning.
   */
  async #warn(em: EntityManager, listingId: number): Promise<void> {
    const { clock, mail, operatorEmail, baseUrl, consoleUrl } = this.deps;
    const reporters = countedReporters(await this.#openReports(em, [listingId]));
    if (reporters < REPORTERS_FOR_WARNING) return;
    const now = clock.now();
    const [listing] = await em.execute<{ name: string; slug: string; account: string; email: string }[]>(
      `update listing l set being_checked_until = ? from account a
        where l.id = ? and l.being_checked_until is null and a.id = l.account_id
        returning l.name, l.slug, a.id as account, a.email`,
      [new Date(now.getTime() + WARNING_MS), listingId],
    );
    if (!listing) return;
    const { name, slug, account, email } = listing;
    const at = now.toISOString();
    await mail.queue(em, {
      key: `being-checked:${listingId}:${at}`,
      to: email,
      account: Number(account),
      ...beingCheckedEmail({ name, operatorEmail }),
    });
    await mail.queue(em, {
      key: `urgent-reports:${listingId}:${at}`,
      to: operatorEmail,
      account: null,
      ...urgentReportsEmail({ name, reporters, url: `${baseUrl}/home/${slug}`, consoleUrl }),
    });
  }

  #openReports(em: EntityManager, listingIds: readonly number[]): Promise<ReportRow[]> {
    return em.execute<ReportRow[]>(
      `select r.listing_id as listing, l.name, l.slug, r.reason, r.details, r.email, r.network, r.created_at as at,
          r.confirmed_at is not null as "isConfirmed", ${MUTED} as "isMuted"
        from listing_report r join listing l on l.id = r.listing_id
        where ${OPEN} and r.listing_id = any(?::bigint[]) order by r.id`,
      [this.#before(MUTED_DAYS), arrayOf(listingIds)],
    );
  }

  #before(days: number): Date {
    return new Date(this.deps.clock.now().getTime() - days * DAY_MS);
  }
}

/** Returns how many independent people with confirmed emails stand behind open reports whose reasons are not muted. */
const countedReporters = (rows: readonly ReportRow[]): number =>
  independentReporters(
    rows.flatMap(({ email, network, isConfirmed, isMuted }) =>
      email !== null && isConfirmed && !isMuted ? [{ email, network }] : [],
    ),
  );
