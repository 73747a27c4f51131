import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ValidatedDraft } from '../../../domain/posting/listing-location.ts';
import type { HousingService } from '../housing/housing.service.ts';
import type { LeadsService } from '../leads/leads.service.ts';
import type { DraftsService } from './drafts/drafts.service.ts';
import type { IntentAnswer, PublishIntent } from './publishing/publish-intent.entity.ts';

export type DraftPort = Pick<DraftsService, 'find' | 'deletePublished' | 'saveUnpaid'>;
export type OfferPort = Pick<HousingService, 'reindex'>;
export type WaitingLeadsPort = Pick<LeadsService, 'updateCap'>;

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
