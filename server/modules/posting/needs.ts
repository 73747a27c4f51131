import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImagePair } from '../../../domain/posting/draft.ts';
import type { QueuedLetter } from '../mail/mail.service.ts';
import type { NewAccount } from './publish-intent.entity.ts';

/** What posting, billing and listings need of the other modules; the services themselves satisfy these. */

export interface Accounts {
  /** The argon2 hash. */
  hash(password: string): Promise<string>;
  emailTaken(email: string): Promise<boolean>;
  /** Is this the account's password now? */
  isPasswordOf(accountId: number, password: string): Promise<boolean>;
  /** The account's e-mail; null when it is gone. */
  emailOfId(accountId: number): Promise<string | null>;
  createHashed(em: EntityManager, account: NewAccount): Promise<{ id: number }>;
}

export interface Drafts {
  /** Nobody is to go on with this draft: its listing is made, in the caller's transaction. */
  published(em: EntityManager, accountId: number, draftId: string): Promise<void>;
}

export interface Pictures {
  /** Were all of these pairs given out by an upload? */
  known(pairs: ImagePair[]): Promise<boolean>;
}

export interface Offers {
  /** Rewrites what searches find of these listings, in the caller's transaction. */
  reindex(em: EntityManager, listingIds: number[]): Promise<void>;
}

export interface Phones {
  /** A number that renters see, of this area code where possible, for this listing; null when none is free (K08). */
  assign(em: EntityManager, areaCode: string | null, listingId: number): Promise<string | null>;
}

export interface LeadsAnew {
  /** Sends what waits for a home as far as its month has room, and takes it out of the results or back, in the caller's transaction. */
  deliverWaiting(em: EntityManager, listingId: number): Promise<unknown>;
}

export interface Letters {
  queue(em: EntityManager, letter: QueuedLetter): Promise<void>;
}
