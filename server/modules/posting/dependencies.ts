import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ValidatedDraft } from '../../../domain/posting/listing-location.ts';
import type { Draft, ImagePair } from '../../../domain/posting/drafts/draft.ts';
import type { QueuedEmail } from '../../emails/email.service.ts';
import type { IntentAnswer, NewAccount, PublishIntent } from './publishing/publish-intent.entity.ts';

/** What posting, billing and listings require of the other modules; the services implement these interfaces. */

export interface AccountPort {
  /** Returns the argon2 hash. */
  hash(password: string): Promise<string>;
  emailTaken(email: string): Promise<boolean>;
  byId(id: number): Promise<{ email: string } | null>;
  /** Returns whether this is the account's current password. */
  isPasswordOf(accountId: number, password: string): Promise<boolean>;
  createHashed(em: EntityManager, account: NewAccount): Promise<{ id: number }>;
}

export interface DraftPort {
  /** Returns the account's own draft with this id, or null. */
  find(accountId: number, draftId: string): Promise<{ draft: object } | null>;
  /** Deletes a draft whose listing is created in the caller's transaction. */
  deletePublished(em: EntityManager, accountId: number, draftId: string): Promise<void>;
  /** Saves an approved draft that could not be charged, so that its landlord can pay for it. */
  saveUnpaid(em: EntityManager, accountId: number, draft: Omit<Draft, 'account'>): Promise<void>;
}

export interface ImagePort {
  /** Returns whether all of these pairs were issued by an upload. */
  areUploaded(pairs: ImagePair[]): Promise<boolean>;
}

export interface OfferPort {
  /** Rewrites the search index rows of these listings in the caller's transaction. */
  reindex(em: EntityManager, listingIds: number[]): Promise<void>;
}

export interface NumberPort {
  /** Assigns the listing a public phone number, of this area code where possible; null when none is free (K08). */
  assign(em: EntityManager, areaCode: string | null, listingId: number): Promise<string | null>;
}

/** Holds edits for staff, and is told of reviewed intents that end without a listing (K66). */
export interface ReviewPort {
  /**
   * Holds an edit in the caller's transaction, which has locked the listing. It replaces the one that was held before;
   * the same edit again keeps its review.
   * @returns the id of the review.
   */
  holdEdit(em: EntityManager, listingId: number, draft: ValidatedDraft, held: FieldErrors): Promise<string>;
  onReviewedEnd(em: EntityManager, intent: PublishIntent, answer: IntentAnswer): Promise<void>;
}

export interface WaitingLeadsPort {
  /**
   * Hides a listing from the results or restores it, according to its property type and its leads this month; sends
   * nothing (K23).
   */
  updateCap(em: EntityManager, listingId: number): Promise<unknown>;
}

export interface EmailPort {
  queue(em: EntityManager, letter: QueuedEmail): Promise<void>;
}
