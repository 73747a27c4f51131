import { randomUUID } from 'node:crypto';
import { formatCents } from '../../../domain/format/money.ts';
import { isUuid } from '../../../domain/posting/drafts/saved-draft.ts';
import {
  actionEffects,
  refundLine,
  CREDIT_NEEDED,
  parseCreditCents,
  REASON_NEEDED,
} from '../../../domain/admin/action-effects.ts';
import { isPermitted, type StaffPermission } from '../../../domain/admin/staff-roles.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ReportOutcome } from '../../../domain/trust/listing-reports.ts';
import { Forbidden, NotFound } from '../../errors.ts';
import type { UndeliveredEmails } from '../../emails/undelivered-emails.ts';
import { Account } from '../account/account.entity.ts';
import type { AccountDeletionService } from '../account/deletion/account-deletion.service.ts';
import type { Reconciler } from '../billing/reconciler/reconciler.ts';
import type { SubscriptionEndings } from '../billing/subscription-endings.ts';
import type { ListingRemoval, RemovalProcessor } from '../listings/removal.ts';
import type { LeadChangesService } from '../leads/inbox/lead-changes.service.ts';
import type { ReportsService } from '../trust/reports.service.ts';
import type { ReviewsService } from '../trust/reviews.service.ts';
import { recordAround } from './staff-log.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { StaffMember } from './staff.service.ts';

interface ActionDeps extends Pick<ServiceDeps, 'orm' | 'pool' | 'clock' | 'throttle'> {
  billing: { endings: Pick<SubscriptionEndings, 'refundInvoice' | 'previewRefund' | 'giveCredit'> };
  undelivered: Pick<UndeliveredEmails, 'sendAgain' | 'sendCopy'>;
  accountDeletions: Pick<AccountDeletionService, 'end' | 'run'>;
  removals: Pick<RemovalProcessor, 'run'>;
  reconciler: Pick<Reconciler, 'reconcile'>;
  reviews: Pick<ReviewsService, 'approve' | 'decline'>;
  reports: Pick<ReportsService, 'settle'>;
  removal: Pick<ListingRemoval, 'hide' | 'remove' | 'restore'>;
  leadDesk: Pick<LeadChangesService, 'setSpam'>;
}

type ActionOutcome = string | null | { errors: FieldErrors };

/** Does an action. @returns what was done, or why not; null when the record is not in a state for it. */
type ConsoleAction = (id: string, reason: string, extra: { cents: number; key: string }) => Promise<ActionOutcome>;

/** What an action is asked for, besides the record. */
interface ActionRequest {
  reason: string;
  /** Dollars, for a credit; empty otherwise. */
  amount: string;
  /** A repeated request with the same key moves money once. */
  key: string;
}

const REASON_MAX = 2000;
const REFUNDED_BEFORE = 'There is nothing to refund: this payment was already refunded or credited, or never paid.';
const CREDITED_BEFORE = "A credit was already given in this dialog. Close it and check the landlord's credit.";
const NOT_POSSIBLE = 'This is no longer possible: it was decided or changed meanwhile. Reload the page.';

/** The state of a record that the log keeps before and after an action: nothing secret, no name, no text of an email. */
const states: Record<string, string> = {
  review: `select state, review ->> 'decision' as decision from publish_intent where id::text = $1 union all
     select case when due_at is null then 'decided' else 'review' end, review ->> 'decision' from edit_review
      where id::text = $1`,
  listing: `select l.status, l.rented_at, l.staff_hidden_at, l.removed_at, l.canceled_at, l.expires_at, s.status as subscription,
     (select count(*)::int from listing_report r where r.listing_id = l.id and settled_at is null) as open_reports
     from listing l left join subscription s on s.listing_id = l.id where l.id::text = $1`,
  payment: 'select status, amount_cents, refunded_cents from invoice where id = $1',
  email: 'select sent_at, rejected_at, given_up_at, bounced from email where id::text = $1',
  landlord: `select (select count(*)::int from listing where account_id = account.id) as listings,
     (select coalesce(sum(case entry_type when 'credit' then amount_cents else -amount_cents end), 0)::int from ledger
       where entry_type in ('credit', 'credit_used') and customer = b.customer) as credit_cents
     from account left join billing_customer b on b.account_id = account.id where account.id::text = $1`,
  operations: `select (select count(*)::int from unresolved_operation) as troubles, (select count(*)::int from email
     where given_up_at is not null and sent_at is null and rejected_at is null) as emails where $1 = 'all'`,
  lead: 'select delivered_at, spam_at from lead where id::text = $1',
};

/** The type of record that an action changes. */
const typeOf = (action: string): string => (action.startsWith('reports.') ? 'listing' : (action.split('.')[0] ?? ''));

/** The actions of the console: each calls the service that the command of the same purpose calls (K42). */
export class ConsoleActions {
  readonly #actions: Partial<Record<StaffPermission, ConsoleAction>>;

  constructor(private readonly deps: ActionDeps) {
    const { reviews, removal, leadDesk } = deps;
    this.#actions = {
      'review.approve': async (id) => ((await reviews.approve(id)) ? 'Approved.' : null),
      'review.decline': async (id, reason) =>
        (await reviews.decline(id, reason)) ? 'Declined. The landlord is emailed.' : null,
      'reports.fine': this.#settle('fine'),
      'reports.changed': this.#settle('changed'),
      'reports.removed': this.#settle('removed'),
      'listing.hide': async (id) => ((await removal.hide(Number(id), true))?.changed ? 'Hidden.' : null),
      'listing.show': async (id) => ((await removal.hide(Number(id), false))?.changed ? 'No longer hidden.' : null),
      'listing.remove': async (id) =>
        (await removal.remove(Number(id), { refund: false }))?.changed ? 'Removed.' : null,
      'listing.removeWithRefund': async (id) =>
        (await removal.remove(Number(id), { refund: true }))?.changed ? 'Removed. The refund is under way.' : null,
      'listing.restore': async (id) => ((await removal.restore(Number(id)))?.changed ? 'Restored.' : null),
      'lead.spam': async (id) => ((await leadDesk.setSpam(Number(id), true)) === null ? null : 'Marked as spam.'),
      'lead.notSpam': async (id) => ((await leadDesk.setSpam(Number(id), false)) === null ? null : 'No longer spam.'),
      'email.resend': async (id) =>
        (await deps.undelivered.sendAgain(id)) === 1 || (await deps.undelivered.sendCopy(id, deps.clock.now()))
          ? 'It is sent again.'
          : null,
      'payment.refund': async (id) =>
        (await deps.billing.endings.refundInvoice(id)) ? 'Refunded.' : { errors: { notification: [REFUNDED_BEFORE] } },
      'landlord.credit': async (id, _reason, { cents, key }) =>
        (await deps.billing.endings.giveCredit(Number(id), cents, key))
          ? `Credited ${formatCents(cents)}.`
          : { errors: { amount: [CREDITED_BEFORE] } },
      'landlord.end': (id) => this.#endAccount(Number(id)),
      'operations.retry': async () => {
        await deps.throttle.take('processorCheck', 'operations.retry');
        await deps.undelivered.sendAgain();
        await deps.removals.run();
        await deps.accountDeletions.run();
        await deps.reconciler.reconcile({ all: true });
        return 'Tried again. What is still listed needs a person.';
      },
    };
  }

  /** Returns what an action would do to a record. @throws {Forbidden} for a role that may not do it. */
  async preview(staff: StaffMember, action: string, id: string | null): Promise<string[]> {
    this.#permitted(staff, action);
    const lines = [...(actionEffects[action]?.lines ?? [])];
    const isRemoval = action === 'listing.removeWithRefund';
    if (id === null || !(isRemoval || action === 'payment.refund')) return lines;
    const invoice = isRemoval ? await this.#currentInvoice(id) : id;
    const refund = invoice === null ? null : await this.deps.billing.endings.previewRefund(invoice, isRemoval);
    return [...lines, refundLine(refund ?? { cents: 0, spentCents: 0 })];
  }

  /** Returns an invoice of a listing's current month. */
  async #currentInvoice(listing: string): Promise<string | null> {
    const { pool, clock } = this.deps;
    const { rows } = await pool.query<{ id: string }>(
      `select id from invoice where listing_id::text = $1 and status = 'paid' and refunded_cents < amount_cents
         and period_end > $2 order by billed_at limit 1`,
      [listing, clock.now()],
    );
    return rows[0]?.id ?? null;
  }

  /** Does an action, with a log entry before and after it. @throws {Forbidden} for a role that may not do it. */
  async act(
    staff: StaffMember,
    action: string,
    id: string,
    { reason, amount, key }: ActionRequest,
  ): Promise<{ message: string } | { errors: FieldErrors }> {
    const run = this.#permitted(staff, action);
    const why = reason.trim();
    if (actionEffects[action]?.needsReason && why === '') return { errors: { reason: [REASON_NEEDED] } };
    if (why.length > REASON_MAX) return { errors: { reason: ['Use at most 2,000 characters.'] } };
    const cents = parseCreditCents(amount);
    if (action === 'landlord.credit' && cents === null) return { errors: { amount: [CREDIT_NEEDED] } };
    const subject = { type: typeOf(action), id };
    const state = async () => (await this.#state(subject)) ?? null;
    if ((await state()) === null) throw new NotFound();
    const done = await recordAround(
      this.deps.pool,
      { staff: staff.email, action, subject, reason: why },
      state,
      () => run(id, why, { cents: cents ?? 0, key: isUuid(key) ? key : randomUUID() }),
      (outcome) => (typeof outcome === 'string' ? 'done' : 'not possible'),
    );
    if (typeof done === 'string') return { message: done };
    return done ?? { errors: { notification: [NOT_POSSIBLE] } };
  }

  async #endAccount(id: number): Promise<string | null> {
    const account = await this.deps.orm.em.fork().findOne(Account, { id });
    if (!account) return null;
    const { email, firstName } = account;
    return (await this.deps.accountDeletions.end({ accountId: id, email, firstName }))
      ? 'The account is deleted.'
      : null;
  }

  #permitted({ role }: StaffMember, name: string): ConsoleAction {
    const actions: Partial<Record<string, ConsoleAction>> = this.#actions;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action || !isPermitted(role, name)) throw new Forbidden();
    return action;
  }

  async #state({ type, id }: { type: string; id: string }): Promise<unknown> {
    const sql = states[type];
    if (sql === undefined) return undefined;
    return (await this.deps.pool.query(sql, [id])).rows[0];
  }

  #settle(outcome: ReportOutcome): ConsoleAction {
    return async (id, note) => {
      const settled = await this.deps.reports.settle(Number(id), outcome, { note });
      return settled === 'not removed' || settled === 0
        ? null
        : `${settled === 1 ? '1 report' : `${settled} reports`} settled.`;
    };
  }
}
