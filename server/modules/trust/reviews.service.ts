import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { REVIEW_DECLINED } from '../../../domain/posting/posting-errors.ts';
import { REVIEW_SHOWN_DAYS, type ReviewState } from '../../../domain/trust/review-states.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import type { Clock } from '../../clock.ts';
import type { DueWork } from '../../jobs/sweeper.ts';
import { paymentLinkEmail, reviewDecisionEmail } from '../../emails/templates/listing-status.email.tsx';
import type { DraftPort, EmailPort } from '../posting/dependencies.ts';
import { endIntent } from '../posting/publishing/publish-intents.ts';
import {
  PublishIntent,
  type IntentAnswer,
  type IntentReview,
  type ReviewDecision,
} from '../posting/publishing/publish-intent.entity.ts';

interface ReviewsDeps {
  orm: MikroORM;
  clock: Clock;
  mail: EmailPort;
  drafts: Pick<DraftPort, 'saveUnpaid'>;
  operatorEmail: string;
  baseUrl: string;
}

/** A listing that waits for staff. */
interface PendingReview extends IntentReview {
  id: string;
  email: string;
  dueAt: Date;
}

/** A listing in review as its landlord sees it. */
export interface OwnReview {
  id: string;
  name: string;
  state: ReviewState;
  sentAt: Date;
  dueAt: Date | null;
  note: string | null;
}

const BATCH = 100;

/**
 * Reviews of listings whose text is held (K66): a publish intent in state `review`. Nothing is charged before an
 * approval; the approved intent is charged by the reconciler like any that was left open.
 */
export class ReviewsService implements DueWork {
  readonly #deps: ReviewsDeps;

  constructor(deps: ReviewsDeps) {
    this.#deps = deps;
  }

  /** Returns every undecided review, the one that is withdrawn first coming first. */
  async pending(): Promise<PendingReview[]> {
    const rows = await this.#deps.orm.em
      .fork()
      .execute<{ id: string; email: string; review: IntentReview; due: Date }[]>(
        `select i.id, a.email, i.review, i.review_due_at as due from publish_intent i join account a on a.id = i.account_id
        where i.state = 'review' order by i.review_due_at, i.id`,
      );
    return rows.map(({ id, email, review, due }) => ({ ...review, id, email, dueAt: new Date(due) }));
  }

  /** Approves a text; its price is charged within a minute while a server runs. @returns null for one not in review. */
  approve(id: string): Promise<IntentReview | null> {
    return this.#decide(id, 'approved', '', async (_em, intent) => {
      // The lease of the past makes the reconciler continue it.
      Object.assign(intent, {
        state: 'open',
        answer: null,
        openedAt: new Date(),
        touchedAt: new Date(0),
        reviewDueAt: null,
      });
    });
  }

  /** Declines a text and tells its landlord why. @returns null for one not in review. */
  decline(id: string, note: string): Promise<IntentReview | null> {
    return this.#decide(id, 'declined', note, (em, intent) => this.#close(em, intent));
  }

  /** Withdraws reviews that nobody decided in time. */
  async run(): Promise<number> {
    const now = this.#deps.clock.now();
    const due = await this.#deps.orm.em
      .fork()
      .find(PublishIntent, { state: 'review', reviewDueAt: { $lte: now } }, { limit: BATCH });
    for (const { id } of due) await this.#decide(id, 'expired', '', (em, intent) => this.#close(em, intent));
    return due.length;
  }

  async nextDue(): Promise<Date | null> {
    const [first] = await this.#deps.orm.em
      .fork()
      .find(PublishIntent, { state: 'review' }, { orderBy: { reviewDueAt: 'asc' }, limit: 1 });
    return first?.reviewDueAt ?? null;
  }

  /** Returns where the account's recent reviews stand, newest first; published and withdrawn ones are left out. */
  async listForAccount(accountId: number): Promise<OwnReview[]> {
    const { orm, clock } = this.#deps;
    const em = orm.em.fork();
    const intents = await em.find(
      PublishIntent,
      { accountId, review: { $ne: null }, state: { $ne: 'done' } },
      { orderBy: { openedAt: 'desc' }, limit: BATCH },
    );
    const published = await em.execute<{ draft_id: string }[]>('select draft_id from listing where account_id = ?', [
      accountId,
    ]);
    const used = new Set(published.map(({ draft_id }) => draft_id));
    const oldest = clock.now().getTime() - REVIEW_SHOWN_DAYS * DAY_MS;
    return intents.flatMap(({ id, review, state, draftId, reviewDueAt }) => {
      const stands = review && stateOf(review, state);
      if (!review || !stands || used.has(draftId)) return [];
      if (review.decidedAt !== null && Date.parse(review.decidedAt) < oldest) return [];
      const { name, sentAt, note } = review;
      return [{ id, name, state: stands, sentAt: new Date(sentAt), dueAt: reviewDueAt, note: note || null }];
    });
  }

  /** Handles a reviewed intent that ended without a listing: its charge failed, or its landlord corrected the text. */
  async onReviewedEnd(em: EntityManager, intent: PublishIntent, _answer: IntentAnswer): Promise<void> {
    const { review, accountId, draft } = intent;
    if (!review || accountId === null) return;
    if (review.decision === null) {
      intent.review = { ...review, decision: 'withdrawn', decidedAt: this.#deps.clock.now().toISOString() };
      return;
    }
    if (!draft) return;
    const { place: _place, ...written } = draft;
    await this.#deps.drafts.saveUnpaid(em, accountId, { ...written, id: intent.draftId });
    const email = await emailOf(em, accountId);
    await this.#deps.mail.queue(em, {
      ...paymentLinkEmail(intent.id, this.#letter(review, email)),
      account: accountId,
    });
  }

  async #close(em: EntityManager, intent: PublishIntent): Promise<void> {
    const { review, accountId } = intent;
    endIntent(intent, 'refused', { errors: REVIEW_DECLINED });
    if (!review || accountId === null) return;
    const letter = this.#letter(review, await emailOf(em, accountId));
    await this.#deps.mail.queue(em, { ...reviewDecisionEmail(intent.id, letter), account: accountId });
  }

  #letter(review: IntentReview, email: string) {
    const { baseUrl, operatorEmail } = this.#deps;
    return { review, email, operatorEmail, dashboardUrl: `${baseUrl}/advertising-home` };
  }

  #decide(
    id: string,
    decision: ReviewDecision,
    note: string,
    apply: (em: EntityManager, intent: PublishIntent) => Promise<void>,
  ): Promise<IntentReview | null> {
    const { orm, clock } = this.#deps;
    return orm.em.fork().transactional(async (em) => {
      const [row] = await em.execute<{ id: string }[]>(
        `select id from publish_intent where id::text = ? and state = 'review' for update`,
        [id],
      );
      const intent = row && (await em.findOne(PublishIntent, { id: row.id }));
      if (!intent?.review) return null;
      intent.review = { ...intent.review, decision, note, decidedAt: clock.now().toISOString() };
      await apply(em, intent);
      return intent.review;
    });
  }
}

async function emailOf(em: EntityManager, accountId: number): Promise<string> {
  const [account] = await em.execute<{ email: string }[]>('select email from account where id = ?', [accountId]);
  return account?.email ?? '';
}

function stateOf({ decision }: IntentReview, state: PublishIntent['state']): ReviewState | null {
  if (decision === null) return 'REVIEW';
  if (decision === 'declined') return 'DECLINED';
  if (decision === 'expired') return 'EXPIRED';
  if (decision === 'withdrawn') return null;
  return state === 'open' || state === 'authenticating' ? 'APPROVED' : 'PAYMENT_NEEDED';
}
