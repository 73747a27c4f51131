import { REVIEW_SHOWN_DAYS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { REMOVED } from '../../../domain/options/listing-status.ts';
import type { Draft } from '../../../domain/posting/drafts/draft.ts';
import type { ValidatedDraft } from '../../../domain/posting/listing-location.ts';
import { REVIEW_DECLINED } from '../../../domain/posting/posting-errors.ts';
import { type ReviewState } from '../../../domain/trust/review-states.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { selectMoment } from '../../sql/statements.ts';
import type { DueWork } from '../../jobs/sweeper.ts';
import {
  editDecisionEmail,
  editPublishedEmail,
  paymentLinkEmail,
  reviewDecisionEmail,
} from '../../emails/templates/trust/review.email.tsx';
import { Listing } from '../listings/listing.entity.ts';
import type { DraftsService } from '../posting/drafts/drafts.service.ts';
import type { ReviewPort } from '../posting/posting.service.ts';
import { applyEdit } from '../posting/editing/write-edit.ts';
import { DRAFT_RETENTION_MS } from '../../../domain/posting/drafts/saved-draft.ts';
import { endIntent } from '../posting/publishing/publish-intents.ts';
import {
  PublishIntent,
  type IntentAnswer,
  type IntentReview,
  type ReviewDecision,
  type TextReview,
} from '../posting/publishing/publish-intent.entity.ts';
import { findComparableListings, scoreListing, type ComparedListing, type ListingScore } from './listing-signals.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { ListingReview } from './reviews.resolver.ts';
import { newTextReview } from './text-review.ts';

interface ReviewsDeps extends Pick<ServiceDeps, 'orm' | 'clock' | 'mail' | 'housing' | 'operatorEmail' | 'baseUrl'> {
  drafts: Pick<DraftsService, 'saveUnpaid'>;
}

/** A text that waits for staff. */
interface PendingReview extends TextReview, ListingScore {
  id: string;
  email: string;
  dueAt: Date;
  /** The text itself, and what of other accounts is like it, for a comparison. */
  listing: ComparedListing;
  similar: ComparedListing[];
  /** The slug of the published listing whose edit it is; null for a new listing. */
  slug: string | null;
}

/** What a decision ended. `slug` as in `PendingReview`. */
type Decided = { name: string; slug: string | null };

/** A listing or an edit in review as its landlord sees it. */
interface OwnReview extends Omit<ListingReview, 'draft'> {
  /** The edit, for its landlord to go on with; null for a new listing, whose draft is saved elsewhere. */
  draft: (Omit<Draft, 'account'> & { listingId: number }) | null;
}

interface EditReviewRow {
  id: string;
  draft: ValidatedDraft;
  review: TextReview;
  listing: string;
  slug: string;
}

const BATCH = 100;

/**
 * Reviews of texts that are held (K66). A new listing is a publish intent in state `review`: nothing is charged before
 * an approval; the approved intent is charged by the reconciler like any that was left open. An edit is a row of
 * `edit_review`: the listing stays as it is before an approval, which writes the edit.
 */
export class ReviewsService implements DueWork, ReviewPort {
  constructor(private readonly deps: ReviewsDeps) {}

  /** Returns the undecided reviews, at most `first`, the one that is withdrawn first coming first. */
  async pending(first?: number): Promise<PendingReview[]> {
    type Row = Omit<EditReviewRow, 'listing' | 'slug'> & Pick<PendingReview, 'email' | 'slug'>;
    const em = this.deps.orm.em.fork();
    const rows = await em.execute<(Row & { account: string; due: Date })[]>(
      `select i.id, a.email, i.review, i.review_due_at as due, null as slug, a.id as account, i.draft
           from publish_intent i join account a on a.id = i.account_id where i.state = 'review'
         union all
         select e.id, a.email, e.review, e.due_at, l.slug, a.id, e.draft from edit_review e join listing l on l.id = e.listing_id
           join account a on a.id = l.account_id where e.due_at is not null
         order by due, id limit ?`,
      [first ?? null],
    );
    const reviews: PendingReview[] = [];
    // One after another: each reads many listings, and together they would take every connection.
    for (const { id, email, review, due, slug, account, draft } of rows) {
      const { contact, location, place, description, images, floorplans } = draft;
      const subject = { accountId: Number(account), ...location, ...place, description, images, floorplans };
      const compared = { ...subject, phone: contact.phone };
      const score = await scoreListing(em, compared);
      const similar = score.score === 0 ? [] : await findComparableListings(em, compared);
      const address = `${location.address}, ${location.city}, ${location.state} ${location.zip}`;
      const phone = contact.phone.replaceAll(/\D/g, '');
      const listing = { name: review.name, slug, phone, address, text: description, images };
      reviews.push({ ...review, ...score, id, email, dueAt: new Date(due), slug, listing, similar });
    }
    return reviews;
  }

  /** Returns how many reviews are undecided. */
  async count(): Promise<number> {
    const [row] = await this.deps.orm.em.fork().execute<{ count: number }[]>(
      `select ((select count(*) from publish_intent where state = 'review' and account_id is not null)
             + (select count(*) from edit_review where due_at is not null))::int as count`,
    );
    return row?.count ?? 0;
  }

  async holdEdit(em: EntityManager, listingId: number, draft: ValidatedDraft, held: FieldErrors): Promise<string> {
    const { about, dueAt } = newTextReview(draft, held, this.deps.clock.now());
    const written = JSON.stringify(draft);
    const [same] = await em.execute<{ id: string }[]>(
      'select id from edit_review where listing_id = ? and due_at is not null and draft = ?::jsonb',
      [listingId, written],
    );
    if (same) return same.id;
    const id = randomUUID();
    await em.execute(
      `insert into edit_review (listing_id, id, draft, review, due_at) values (?, ?, ?::jsonb, ?::jsonb, ?)
       on conflict (listing_id) do update
         set id = excluded.id, draft = excluded.draft, review = excluded.review, due_at = excluded.due_at`,
      [listingId, id, written, JSON.stringify(about), dueAt],
    );
    return id;
  }

  /** Approves a text: publishes an edit, or has a new listing charged in a minute. @returns null for none in review. */
  async approve(id: string): Promise<Decided | null> {
    const edit = await this.#decideEdit(id, 'approved', '', (em, row) => this.#publishEdit(em, row));
    return (
      edit ??
      this.#decide(id, 'approved', '', async (_em, intent) => {
        Object.assign(intent, { state: 'open', answer: null, openedAt: new Date(), reviewDueAt: null });
        // The lease of the past makes the reconciler continue it.
        intent.touchedAt = new Date(0);
      })
    );
  }

  /** Declines a text and tells its landlord why. @returns null for one not in review. */
  async decline(id: string, note: string): Promise<Decided | null> {
    const edit = await this.#decideEdit(id, 'declined', note, (em, row) => this.#closeEdit(em, row));
    return edit ?? this.#decide(id, 'declined', note, (em, intent) => this.#close(em, intent));
  }

  /** Withdraws reviews that nobody decided in time, and deletes edits whose decision is no longer shown. */
  async run(): Promise<number> {
    const now = this.deps.clock.now();
    const overdue = { state: 'review', reviewDueAt: { $lte: now } } as const;
    const due = await this.deps.orm.em.fork().find(PublishIntent, overdue, { limit: BATCH });
    for (const { id } of due) await this.#decide(id, 'expired', '', (em, intent) => this.#close(em, intent));
    const em = this.deps.orm.em.fork();
    const edits = await em.execute<{ id: string }[]>(
      `select id from edit_review where due_at <= ? order by due_at limit ${BATCH}`,
      [now],
    );
    for (const { id } of edits) await this.#decideEdit(id, 'expired', '', (tx, row) => this.#closeEdit(tx, row));
    const old = await em.execute<object[]>(
      `delete from edit_review where listing_id in (
         select listing_id from edit_review where (review ->> 'decidedAt')::timestamptz < ? limit ${BATCH}) returning 1`,
      [new Date(now.getTime() - REVIEW_SHOWN_DAYS * DAY_MS)],
    );
    return due.length + edits.length + old.length;
  }

  nextDue(): Promise<Date | null> {
    return selectMoment(
      this.deps.orm.em.fork(),
      `select least((select min(review_due_at) from publish_intent where state = 'review'),
                    (select min(due_at) from edit_review)) as at`,
    );
  }

  /** Returns where the account's recent reviews stand, newest first; published and withdrawn ones are left out. */
  async listForAccount(accountId: number): Promise<OwnReview[]> {
    const { orm, clock } = this.deps;
    const em = orm.em.fork();
    const intents = await em.find(
      PublishIntent,
      { accountId, review: { $ne: null }, state: { $ne: 'done' } },
      { orderBy: { openedAt: 'desc' }, limit: BATCH },
    );
    const ofAccount = 'select draft_id as draft from listing where account_id = ?';
    const published = await em.execute<{ draft: string }[]>(ofAccount, [accountId]);
    const used = new Set(published.map(({ draft }) => draft));
    const oldest = clock.now().getTime() - REVIEW_SHOWN_DAYS * DAY_MS;
    const listings = intents.flatMap(({ id, review, state, draftId, reviewDueAt }) => {
      const stands = review && stateOf(review, state);
      if (!review || !stands || used.has(draftId)) return [];
      if (review.decidedAt !== null && Date.parse(review.decidedAt) < oldest) return [];
      const { name, sentAt, note } = review;
      const sent = { sentAt: new Date(sentAt), dueAt: reviewDueAt, note: note || null };
      return [{ id, name, slug: null, draft: null, state: stands, ...sent }];
    });
    return [...(await this.#editsOf(em, accountId)), ...listings].toSorted(
      (a, b) => Number(b.sentAt) - Number(a.sentAt),
    );
  }

  /** Returns the account's edits in review, and those that were not published. */
  async #editsOf(em: EntityManager, accountId: number): Promise<OwnReview[]> {
    const rows = await em.execute<(EditReviewRow & { due: string | Date | null })[]>(
      `select e.id, e.draft, e.review, e.due_at as due, l.id as listing, l.slug from edit_review e
         join listing l on l.id = e.listing_id where l.account_id = ? and l.status <> ? limit ${BATCH}`,
      [accountId, REMOVED],
    );
    return rows.flatMap(({ id, draft: { place: _place, ...draft }, review, due, listing, slug }) => {
      const { name, sentAt, note, decision } = review;
      const state = decision === null ? 'REVIEW' : decision === 'declined' ? 'DECLINED' : 'EXPIRED';
      const dueAt = due === null ? null : new Date(due);
      const held = { ...draft, listingId: Number(listing) };
      return [{ id, name, slug, draft: held, state, sentAt: new Date(sentAt), dueAt, note: note || null }];
    });
  }

  /** Handles a reviewed intent that ended without a listing: its charge failed, or its landlord corrected the text. */
  async onReviewedEnd(em: EntityManager, intent: PublishIntent, _answer: IntentAnswer): Promise<void> {
    const { review, accountId, draft } = intent;
    if (!review || accountId === null) return;
    if (review.decision === null) {
      // The corrected text, which withdraws it, is published next.
      intent.review = { ...review, decision: 'withdrawn', decidedAt: this.deps.clock.now().toISOString() };
      return;
    }
    if (!draft) return;
    // As long as the link in the email works.
    intent.reviewDueAt = new Date(this.deps.clock.now().getTime() + DRAFT_RETENTION_MS);
    const { place: _place, ...written } = draft;
    // Its texts are approved: paying now charges at once.
    await this.deps.drafts.saveUnpaid(em, accountId, { ...written, id: intent.draftId, textsForReview: [] });
    const email = await emailOf(em, accountId);
    const content = paymentLinkEmail(intent.id, this.#details(review, email));
    await this.deps.mail.queue(em, { ...content, account: accountId });
  }

  async #close(em: EntityManager, intent: PublishIntent): Promise<void> {
    const { review, accountId } = intent;
    intent.reviewDueAt = this.deps.clock.now();
    endIntent(intent, 'rejected', { errors: REVIEW_DECLINED });
    if (!review || accountId === null) return;
    const details = this.#details(review, await emailOf(em, accountId));
    // The account that it created may be removed by then.
    const dashboardUrl = review.madeAccount ? `${this.deps.baseUrl}/post/step-1` : details.dashboardUrl;
    const email = reviewDecisionEmail(intent.id, { ...details, dashboardUrl });
    await this.deps.mail.queue(em, { ...email, account: accountId });
  }

  /** Decides an edit; locks its listing first, as an edit does. @returns null for one not in review. */
  #decideEdit(
    id: string,
    decision: ReviewDecision,
    note: string,
    apply: (em: EntityManager, row: EditReviewRow) => Promise<void>,
  ): Promise<Decided | null> {
    const { orm, clock } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      const locked = await em.execute(
        'select 1 from listing where id = (select listing_id from edit_review where id::text = ?) for update',
        [id],
      );
      const [row] = await em.execute<EditReviewRow[]>(
        `select e.id, e.draft, e.review, l.id as listing, l.slug from edit_review e join listing l on l.id = e.listing_id
          where e.id::text = ? and e.due_at is not null and l.status <> ?`,
        [id, REMOVED],
      );
      if (locked.length === 0 || !row) return null;
      const review = { ...row.review, decision, note, decidedAt: clock.now().toISOString() };
      const decided = 'update edit_review set review = ?::jsonb, due_at = null where id = ?';
      await em.execute(decided, [JSON.stringify(review), row.id]);
      await apply(em, { ...row, review });
      return { name: review.name, slug: row.slug };
    });
  }

  /** Publishes an approved edit; writing it deletes its review. */
  async #publishEdit(em: EntityManager, { id, draft, review, listing: listingId, slug }: EditReviewRow): Promise<void> {
    const { housing, mail } = this.deps;
    const listing = await em.findOneOrFail(Listing, { id: Number(listingId) });
    await applyEdit(em, this.deps, listing, draft, new Date(review.sentAt));
    await em.flush();
    await housing.reindex(em, [listing.id]);
    const details = this.#details(review, await emailOf(em, listing.accountId));
    const email = editPublishedEmail(id, { ...details, dashboardUrl: `${this.deps.baseUrl}/home/${slug}` });
    await mail.queue(em, { ...email, account: listing.accountId });
  }

  async #closeEdit(em: EntityManager, { id, review, listing: listingId, slug }: EditReviewRow): Promise<void> {
    const { accountId } = await em.findOneOrFail(Listing, { id: Number(listingId) });
    const details = this.#details(review, await emailOf(em, accountId));
    const email = editDecisionEmail(id, { ...details, dashboardUrl: `${this.deps.baseUrl}/edit/${slug}` });
    await this.deps.mail.queue(em, { ...email, account: accountId });
  }

  #details<Review extends TextReview>(review: Review, email: string) {
    const { baseUrl, operatorEmail } = this.deps;
    return { review, email, operatorEmail, dashboardUrl: `${baseUrl}/advertising-home` };
  }

  #decide(
    id: string,
    decision: ReviewDecision,
    note: string,
    apply: (em: EntityManager, intent: PublishIntent) => Promise<void>,
  ): Promise<Decided | null> {
    const { orm, clock } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      const [row] = await em.execute<{ id: string }[]>(
        `select id from publish_intent where id::text = ? and state = 'review' for update`,
        [id],
      );
      const intent = row && (await em.findOne(PublishIntent, { id: row.id }));
      if (!intent?.review) return null;
      intent.review = { ...intent.review, decision, note, decidedAt: clock.now().toISOString() };
      await apply(em, intent);
      return { name: intent.review.name, slug: null };
    });
  }
}

async function emailOf(em: EntityManager, accountId: number): Promise<string> {
  const [account] = await em.execute<{ email: string }[]>('select email from account where id = ?', [accountId]);
  return account?.email ?? '';
}

function stateOf({ decision }: IntentReview, state: PublishIntent['state']): ReviewState | null {
  // Before its card is verified, nothing is sent.
  if (decision === null) return state === 'review' ? 'REVIEW' : null;
  if (decision === 'declined') return 'DECLINED';
  if (decision === 'expired') return 'EXPIRED';
  if (decision === 'withdrawn') return null;
  return state === 'open' || state === 'authenticating' ? 'APPROVED' : 'PAYMENT_NEEDED';
}
