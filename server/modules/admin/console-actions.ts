import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { isPermitted, type StaffPermission } from '../../../domain/admin/staff-roles.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ReportOutcome } from '../../../domain/trust/listing-reports.ts';
import { Forbidden, NotFound } from '../../errors.ts';
import type { UndeliveredEmails } from '../../emails/undelivered-emails.ts';
import type { Payments } from '../../integrations/payments/payments.ts';
import { Account } from '../account/account.entity.ts';
import type { AccountDeletionService } from '../account/deletion/account-deletion.service.ts';
import type { Reconciler } from '../billing/reconciler/reconciler.ts';
import type { SubscriptionEndings } from '../billing/subscription-endings.ts';
import type { ListingRemoval, RemovalProcessor } from '../listings/removal.ts';
import type { LeadChangesService } from '../leads/inbox/lead-changes.service.ts';
import type { ReportsService } from '../trust/reports.service.ts';
import type { ReviewsService } from '../trust/reviews.service.ts';
import { recordAround } from './staff-log.ts';
import type { StaffMember } from './staff.service.ts';

interface ActionDeps {
  orm: MikroORM;
  payments: Pick<Payments, 'paidInvoices'>;
  billing: { endings: Pick<SubscriptionEndings, 'refund'> };
  undelivered: Pick<UndeliveredEmails, 'sendAgain'>;
  accountDeletions: Pick<AccountDeletionService, 'end' | 'run'>;
  removals: Pick<RemovalProcessor, 'run'>;
  reconciler: Pick<Reconciler, 'reconcile'>;
  pool: Pool;
  reviews: Pick<ReviewsService, 'approve' | 'decline'>;
  reports: Pick<ReportsService, 'settle'>;
  removal: Pick<ListingRemoval, 'remove' | 'restore'>;
  leadDesk: Pick<LeadChangesService, 'setSpam'>;
}

interface ConsoleAction {
  /** What happens, in order; it is shown first. */
  lines: readonly string[];
  /** Whether it needs a reason. */
  needsReason: boolean;
  /** @returns what was done; null when the record is not in a state for it. */
  run(id: string, reason: string): Promise<string | null>;
}

const REASON_NEEDED = 'Write the reason.';
const REASON_MAX = 2000;
const NOT_POSSIBLE = 'This is no longer possible: it was decided or changed meanwhile. Reload the page.';

/** The state of a record that the log keeps before and after an action; nothing that is secret, no text of an email. */
const states: Record<string, string> = {
  review: `select state, review ->> 'decision' as decision from publish_intent where id::text = $1 union all
     select case when due_at is null then 'decided' else 'review' end, review ->> 'decision' from edit_review
      where id::text = $1`,
  listing: `select l.status, l.hidden_at, l.removed_at, l.cancelled_at, l.expires_at, s.status as subscription,
     (select count(*)::int from listing_report r where r.listing_id = l.id and settled_at is null) as open_reports
     from listing l left join subscription s on s.listing_id = l.id where l.id::text = $1`,
  payment: 'select status, amount_cents, refunded_cents from invoice where id = $1',
  email: 'select sent_at, refused_at, given_up_at, refusal from mail where id::text = $1',
  landlord: `select (select count(*)::int from listing where account_id = account.id) as listings from account
     where id::text = $1`,
  operations: `select (select count(*)::int from trouble) as troubles, (select count(*)::int from mail
     where given_up_at is not null and sent_at is null and refused_at is null) as emails where $1 = 'all'`,
  lead: 'select delivered_at, spam_at from lead where id::text = $1',
};

/** The kind of record that an action changes. */
const kindOf = (action: string): string => (action.startsWith('reports.') ? 'listing' : (action.split('.')[0] ?? ''));

/** The actions of the console: each calls the service that the command of the same purpose calls (K42). */
export class ConsoleActions {
  readonly #deps: ActionDeps;
  readonly #actions: Partial<Record<StaffPermission, ConsoleAction>>;

  constructor(deps: ActionDeps) {
    this.#deps = deps;
    const { reviews, removal, leadDesk } = deps;
    this.#actions = {
      'review.approve': {
        lines: [
          'A new listing is charged its first month within a minute and goes live.',
          'An edit is shown to renters at once.',
        ],
        needsReason: false,
        run: async (id) => ((await reviews.approve(id)) ? 'Approved.' : null),
      },
      'review.decline': {
        lines: ['Nothing is charged, and the text does not go live.', 'The landlord gets an email with your reason.'],
        needsReason: true,
        run: async (id, reason) => ((await reviews.decline(id, reason)) ? 'Declined. The landlord is emailed.' : null),
      },
      'reports.fine': this.#settle(
        'fine',
        'The listing stays as it is, and the same reason does not count for 90 days.',
      ),
      'reports.changed': this.#settle('changed', 'The listing stays; it was corrected.'),
      'reports.removed': this.#settle('removed', 'Only possible once the listing is removed.'),
      'listing.remove': {
        lines: [
          'Renters no longer see the listing.',
          'Its subscription ends now; nothing is refunded.',
          'The landlord gets an email.',
        ],
        needsReason: true,
        run: async (id) => ((await removal.remove(Number(id), { refund: false }))?.changed ? 'Removed.' : null),
      },
      'listing.removeWithRefund': {
        lines: [
          'Renters no longer see the listing.',
          'Its subscription ends now, and the current month is refunded if it was paid.',
          'The landlord gets an email.',
        ],
        needsReason: true,
        run: async (id) =>
          (await removal.remove(Number(id), { refund: true }))?.changed ? 'Removed. The refund is under way.' : null,
      },
      'listing.restore': {
        lines: [
          'Renters see the listing again until the day it is paid to.',
          'A refunded listing is expired instead; its landlord can publish it again.',
          'The landlord gets an email.',
        ],
        needsReason: true,
        run: async (id) => ((await removal.restore(Number(id)))?.changed ? 'Restored.' : null),
      },
      'lead.spam': {
        lines: [
          'The landlord no longer sees the lead.',
          'Its place in the lead cap is free: a waiting lead may be sent.',
        ],
        needsReason: true,
        run: async (id) => ((await leadDesk.setSpam(Number(id), true)) === null ? null : 'Marked as spam.'),
      },
      'lead.notSpam': {
        lines: ['The lead is sent to the landlord, or waits like the others.'],
        needsReason: true,
        run: async (id) => ((await leadDesk.setSpam(Number(id), false)) === null ? null : 'No longer spam.'),
      },
      'email.resend': {
        lines: ['The email is tried again for five days.'],
        needsReason: false,
        run: async (id) => ((await deps.undelivered.sendAgain(id)) === 1 ? 'It is sent again.' : null),
      },
      'payment.refund': {
        lines: [
          'What the invoice charged goes back to the card, and what it used of the credit to the credit.',
          'The ledger gets both entries. Listing and subscription go on.',
        ],
        needsReason: true,
        run: (id) => this.#refund(id),
      },
      'landlord.end': {
        lines: [
          'The account, its listings, leads and images are deleted. This cannot be undone.',
          'Its subscriptions end now; months that are paid are not refunded.',
          'The landlord gets an email.',
        ],
        needsReason: true,
        run: (id) => this.#endAccount(Number(id)),
      },
      'operations.retry': {
        lines: ['Emails that were given up are tried again for five days.', 'Everything else is tried again now.'],
        needsReason: false,
        run: async () => {
          await deps.undelivered.sendAgain();
          await deps.removals.run();
          await deps.accountDeletions.run();
          await deps.reconciler.reconcile({ all: true });
          return 'Tried again. What is still listed needs a person.';
        },
      },
    };
  }

  /**
   * Returns what an action would do.
   * @throws {Forbidden} for a role that may not do it.
   */
  preview(staff: StaffMember, action: string): readonly string[] {
    return this.#permitted(staff, action).lines;
  }

  /**
   * Does an action, with an entry in the log before and after it.
   * @throws {Forbidden} for a role that may not do it.
   */
  async act(
    staff: StaffMember,
    action: string,
    id: string,
    reason: string,
  ): Promise<{ message: string } | { errors: FieldErrors }> {
    const { needsReason, run } = this.#permitted(staff, action);
    const why = reason.trim();
    if (needsReason && why === '') return { errors: { reason: [REASON_NEEDED] } };
    if (why.length > REASON_MAX) return { errors: { reason: ['Use at most 2,000 characters.'] } };
    const subject = { kind: kindOf(action), id };
    const state = async () => (await this.#state(subject)) ?? null;
    if ((await state()) === null) throw new NotFound();
    const done = await recordAround(
      this.#deps.pool,
      { staff: staff.email, action, subject, reason: why },
      state,
      () => run(id, why),
      (message) => (message === null ? 'not possible' : 'done'),
    );
    return done === null ? { errors: { notification: [NOT_POSSIBLE] } } : { message: done };
  }

  async #refund(id: string): Promise<string | null> {
    const { pool, payments, billing } = this.#deps;
    const { rows } = await pool.query<{ listing_id: string; subscription: string }>(
      `select listing_id, subscription from invoice where id = $1 and status = 'paid' and refunded_cents < amount_cents`,
      [id],
    );
    const [row] = rows;
    const paid = row && (await payments.paidInvoices(row.subscription)).find((invoice) => invoice.id === id);
    if (!row || !paid) return null;
    await billing.endings.refund(Number(row.listing_id), paid);
    return 'Refunded.';
  }

  async #endAccount(id: number): Promise<string | null> {
    const account = await this.#deps.orm.em.fork().findOne(Account, { id });
    if (!account) return null;
    const { email, firstName } = account;
    return (await this.#deps.accountDeletions.end({ accountId: id, email, firstName }))
      ? 'The account is deleted.'
      : null;
  }

  #permitted({ role }: StaffMember, name: string): ConsoleAction {
    const actions: Partial<Record<string, ConsoleAction>> = this.#actions;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action || !isPermitted(role, name)) throw new Forbidden();
    return action;
  }

  async #state({ kind, id }: { kind: string; id: string }): Promise<unknown> {
    const sql = states[kind];
    if (sql === undefined) return undefined;
    return (await this.#deps.pool.query(sql, [id])).rows[0];
  }

  #settle(outcome: ReportOutcome, line: string): ConsoleAction {
    return {
      lines: [
        line,
        'Its open reports are settled.',
        'Landlord and confirmed reporters get an email; the landlord reads your note.',
      ],
      needsReason: true,
      run: async (id, note) => {
        const settled = await this.#deps.reports.settle(Number(id), outcome, { note });
        return settled === 'not removed' || settled === 0
          ? null
          : `${settled === 1 ? '1 report' : `${settled} reports`} settled.`;
      },
    };
  }
}
