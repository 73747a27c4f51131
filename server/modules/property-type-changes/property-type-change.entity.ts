import { defineEntity, p } from '@mikro-orm/core';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ValidatedDraft } from '../../../domain/posting/listing-location.ts';

/** How a change ended; the same call is answered with it for good. */
export type PropertyTypeChangeAnswer = { listing: number } | { errors: FieldErrors };

export type PropertyTypeChangeState = 'open' | 'authenticating' | 'done' | 'refused' | 'undone';

/**
 * One try to change the kind of a listing whose month runs: written before anything is charged, so that whatever a crash
 * leaves behind can be finished or undone. Its id is the processor's idempotency key. Its times are the machine's, but for
 * the one that its price was told at.
 */
export class PropertyTypeChange {
  id!: string;
  /** Of the whole call: the same call is the same try. */
  bodyHash!: Buffer;
  listingId!: number;
  accountId!: number;
  state!: PropertyTypeChangeState;
  fromType!: number;
  toType!: number;
  /** The whole edit that the change is a part of; gone once it came to nothing. */
  draft!: ValidatedDraft | null;
  /** The processor's id of what pays for the listing. */
  subscription!: string;
  /** The processor's id of the new price. */
  price!: string;
  /** What its landlord has agreed to pay now. */
  chargeCents!: number;
  /** The rest of the month is counted from here. The product's time. */
  quotedAt!: Date;
  answer!: PropertyTypeChangeAnswer | null;
  openedAt!: Date;
  /** When somebody last worked on it; one untouched for long is anybody's to go on with. */
  touchedAt!: Date;
  endedAt!: Date | null;
}

export const PropertyTypeChangeSchema = defineEntity({
  class: PropertyTypeChange,
  tableName: 'kind_change',
  properties: {
    id: p.uuid().primary(),
    bodyHash: p.blob(),
    listingId: p.bigint('number'),
    accountId: p.bigint('number'),
    state: p.text().$type<PropertyTypeChangeState>(),
    fromType: p.smallint(),
    toType: p.smallint(),
    draft: p.json<ValidatedDraft>().nullable(),
    subscription: p.text(),
    price: p.text(),
    chargeCents: p.integer(),
    quotedAt: p.datetime(),
    answer: p.json<PropertyTypeChangeAnswer>().nullable(),
    openedAt: p.datetime(),
    touchedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});
