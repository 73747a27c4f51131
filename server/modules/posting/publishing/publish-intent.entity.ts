import { defineEntity, p } from '@mikro-orm/core';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import type { ValidatedDraft } from '../../../../domain/posting/listing-location.ts';
import type { StoredCard } from '../../../integrations/payments/cards/stored-card.ts';

/** The account that an intent will create, with the argon2 hash only: a password is never stored. */
export interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
}

/** Outcome of an intent; the same key returns it permanently, except that a review is followed by its own outcome. */
export type IntentAnswer =
  | { listing: number; madeAccount: number | null }
  | { errors: FieldErrors }
  | { review: string; madeAccount: number | null };

/** Why a text is held and what staff decided (K66). */
export interface TextReview {
  /** The name of the listing. */
  name: string;
  /** The errors at the held texts. */
  errors: FieldErrors;
  /** The texts that an approval covers. */
  texts: string[];
  /** ISO time at which it was sent, on the product's clock, as are the others. */
  sentAt: string;
  decision: ReviewDecision | null;
  decidedAt: string | null;
  /** What staff wrote to the landlord. */
  note: string;
}

/** The review of a listing to be published. It stays when the draft is deleted. */
export interface IntentReview extends TextReview {
  /** Dollars a month that were shown and will be charged. */
  price: number;
}

export type ReviewDecision = 'approved' | 'declined' | 'withdrawn' | 'expired';

export type IntentState = 'review' | 'open' | 'authenticating' | 'done' | 'refused' | 'undone';

/**
 * One attempt to be charged for a listing (ADR 0011): written before anything is charged, so that whatever a crash
 * leaves behind can be finished or undone. Its id is the processor's idempotency key. Its times are system time.
 */
export class PublishIntent {
  id!: string;
  /** The client's Idempotency-Key. */
  key!: string;
  bodyHash!: Buffer;
  draftId!: string;
  /** Null when the listing exists already and is to be reactivated. */
  draft!: ValidatedDraft | null;
  accountId!: number | null;
  newAccount!: NewAccount | null;
  /** Reserved from the sequence, because the processor's metadata contains it before the listing exists. */
  listingId!: number;
  state!: IntentState;
  /** The processor's price id. */
  price!: string;
  paymentMethod!: string;
  /** Set once the payment method is attached. */
  card!: StoredCard | null;
  customer!: string | null;
  /** Whether its card becomes the account's card on file, even if there is one. */
  keepCard!: boolean;
  subscription!: string | null;
  answer!: IntentAnswer | null;
  review!: IntentReview | null;
  /** When an undecided review is withdrawn, on the product's clock. */
  reviewDueAt!: Date | null;
  openedAt!: Date;
  /** When it was last processed; any process may resume an open intent untouched for long. */
  touchedAt!: Date;
  endedAt!: Date | null;
}

export const PublishIntentSchema = defineEntity({
  class: PublishIntent,
  tableName: 'publish_intent',
  properties: {
    id: p.uuid().primary(),
    key: p.text(),
    bodyHash: p.blob(),
    draftId: p.uuid(),
    draft: p.json<ValidatedDraft>().nullable(),
    accountId: p.bigint('number').nullable(),
    newAccount: p.json<NewAccount>().nullable(),
    listingId: p.bigint('number'),
    state: p.text().$type<IntentState>(),
    price: p.text(),
    paymentMethod: p.text(),
    card: p.json<StoredCard>().nullable(),
    customer: p.text().nullable(),
    keepCard: p.boolean().default(true),
    subscription: p.text().nullable(),
    answer: p.json<IntentAnswer>().nullable(),
    review: p.json<IntentReview>().nullable(),
    reviewDueAt: p.datetime().nullable(),
    openedAt: p.datetime(),
    touchedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});
