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
  createHashed(em: EntityManager, account: NewAccount): Promise<{ id: number }>;
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
  /** A free number that renters see, of this area code where possible; null when none is free (K08). */
  assign(em: EntityManager, areaCode: string | null): Promise<string | null>;
}

export interface Letters {
  queue(em: EntityManager, letter: QueuedLetter): Promise<void>;
}
