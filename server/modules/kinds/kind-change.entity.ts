import { defineEntity, p } from '@mikro-orm/core';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ReadyDraft } from '../../../domain/posting/place-of-draft.ts';

/** How a change ended; the same call is answered with it for good. */
export type KindAnswer = { listing: number } | { errors: FieldErrors };

export type KindChangeState = 'open' | 'authenticating' | 'done' | 'refused' | 'undone';

/**
 * One try to change the kind of a listing whose month runs: written before anything is charged, so that whatever a crash
 * leaves behind can be finished or undone. Its id is the processor's idempotency key. Its times are the machine's, but for
 * the one that its price was told at.
 */
export class KindChange {
  id!: string;
  /** Of the whole call: the same call is the same try. */
  bodyHash!: Buffer;
  listingId!: number;
  accountId!: number;
  state!: KindChangeState;
  fromType!: number;
  toType!: number;
  /** The whole edit that the change is a part of; gone once it came to nothing. */
  draft!: ReadyDraft | null;
  /** The processor's id of what pays for the listing. */
  subscription!: string;
  /** The processor's id of the new price. */
  price!: string;
  /** What its landlord has agreed to pay now. */
  chargeCents!: number;
  /** The rest of the month is counted from here. The product's time. */
  quotedAt!: Date;
  answer!: KindAnswer | null;
  openedAt!: Date;
  /** When somebody last worked on it; one untouched for long is anybody's to go on with. */
  touchedAt!: Date;
  endedAt!: Date | null;
}

export const KindChangeSchema = defineEntity({
  class: KindChange,
  tableName: 'kind_change',
  properties: {
    id: p.uuid().primary(),
    bodyHash: p.blob(),
    listingId: p.bigint('number'),
    accountId: p.bigint('number'),
    state: p.text().$type<KindChangeState>(),
    fromType: p.smallint(),
    toType: p.smallint(),
    draft: p.json<ReadyDraft>().nullable(),
    subscription: p.text(),
    price: p.text(),
    chargeCents: p.integer(),
    quotedAt: p.datetime(),
    answer: p.json<KindAnswer>().nullable(),
    openedAt: p.datetime(),
    touchedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});
