import { defineEntity, p } from '@mikro-orm/core';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import type { ValidatedDraft } from '../../../../domain/posting/listing-location.ts';
import type { StoredPassword } from '../../account/account.service.ts';
import type { StoredCard } from '../../../integrations/payments/cards/stored-card.ts';

/** The account that an intent will create, with the argon2 hash only: a password is never stored. */
interface NewAccount extends StoredPassword {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Outcome of an intent; the same key returns it permanently, except that a review is followed by its own outcome.
 * `madeAccount`: the account that it created and that is to be logged in.
 */
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
  /** Whether its account was created for it; set once its card is verified. */
  madeAccount?: boolean;
}

export type ReviewDecision = 'approved' | 'declined' | 'withdrawn' | 'expired';

export type IntentState = 'review' | 'open' | 'authenticating' | 'done' | 'rejected' | 'undone';

export const PublishIntentSchema = defineEntity({
  name: 'PublishIntent',
  tableName: 'publish_intent',
  properties: {
    id: p.uuid().primary(),
    /** The client's Idempotency-Key. */
    key: p.text(),
    bodyHash: p.blob().$type<Buffer>(),
    draftId: p.uuid(),
    /** Null when the listing exists already and is to be reactivated. */
    draft: p.json<ValidatedDraft>().strictNullable(),
    accountId: p.bigint('number').strictNullable(),
    newAccount: p.json<NewAccount>().strictNullable(),
    /** Reserved from the sequence, because the processor's metadata contains it before the listing exists. */
    listingId: p.bigint('number'),
    state: p.text().$type<IntentState>(),
    /** The processor's price id. */
    price: p.text(),
    paymentMethod: p.text(),
    /** Set once the payment method is attached. */
    card: p.json<StoredCard>().strictNullable(),
    customer: p.text().strictNullable(),
    /** Whether its card becomes the account's card on file, even if there is one. */
    keepCard: p.boolean().default(true),
    subscription: p.text().strictNullable(),
    answer: p.json<IntentAnswer>().strictNullable(),
    review: p.json<IntentReview>().strictNullable(),
    /**
     * When an undecided review is withdrawn, or the unused account of one that has ended is removed, on the product's
     * clock.
     */
    reviewDueAt: p.datetime().strictNullable(),
    /** When the email about it and others of its checkout is due, on the product's clock; null if it has its own. */
    noticeDueAt: p.datetime().strictNullable(),
    openedAt: p.datetime(),
    /** When it was last processed; any process may resume an open intent untouched for long. */
    touchedAt: p.datetime(),
    endedAt: p.datetime().strictNullable(),
  },
});

/**
 * One attempt to be charged for a listing (ADR 0011): written before anything is charged, so that whatever a crash
 * leaves behind can be finished or undone. Its id is the processor's idempotency key. Its times are system time.
 */
export class PublishIntent extends PublishIntentSchema.class {}
PublishIntentSchema.setClass(PublishIntent);
