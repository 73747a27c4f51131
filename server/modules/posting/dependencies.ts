import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import type { QueuedEmail } from '../../emails/email.service.ts';
import type { NewAccount } from './publishing/publish-intent.entity.ts';

/** What posting, billing and listings need of the other modules; the services themselves satisfy these. */

export interface AccountPort {
  /** The argon2 hash. */
  hash(password: string): Promise<string>;
  emailTaken(email: string): Promise<boolean>;
  byId(id: number): Promise<{ email: string } | null>;
  /** Is this the account's password now? */
  isPasswordOf(accountId: number, password: string): Promise<boolean>;
  createHashed(em: EntityManager, account: NewAccount): Promise<{ id: number }>;
}

export interface DraftPort {
  /** Nobody is to go on with this draft: its listing is made, in the caller's transaction. */
  deletePublished(em: EntityManager, accountId: number, draftId: string): Promise<void>;
}

export interface ImagePort {
  /** Were all of these pairs given out by an upload? */
  areUploaded(pairs: ImagePair[]): Promise<boolean>;
}

export interface OfferPort {
  /** Rewrites what searches find of these listings, in the caller's transaction. */
  reindex(em: EntityManager, listingIds: number[]): Promise<void>;
}

export interface NumberPort {
  /** A number that renters see, of this area code where possible, for this listing; null when none is free (K08). */
  assign(em: EntityManager, areaCode: string | null, listingId: number): Promise<string | null>;
}

export interface WaitingLeadsPort {
  /** Takes a home out of the results or back, as its type and its month's leads have it; sends nothing (K23). */
  updateCap(em: EntityManager, listingId: number): Promise<unknown>;
}

export interface EmailPort {
  queue(em: EntityManager, letter: QueuedEmail): Promise<void>;
}
