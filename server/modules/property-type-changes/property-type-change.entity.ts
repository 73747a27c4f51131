import { defineEntity, p } from '@mikro-orm/core';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ValidatedDraft } from '../../../domain/posting/listing-location.ts';

/** Outcome of a change; the same call returns it permanently. */
export type PropertyTypeChangeAnswer = { listing: number } | { errors: FieldErrors };

export type PropertyTypeChangeState = 'open' | 'authenticating' | 'done' | 'refused' | 'undone';

/**
 * One attempt to change the property type of a listing whose month is running: written before anything is charged, so
 * that whatever a crash leaves behind can be finished or undone. Its id is the processor's idempotency key. Its times
 * are system time, except `quotedAt`.
 */
export class PropertyTypeChange {
  id!: string;
  /** Hash of the whole call: an equal call is the same attempt. */
  bodyHash!: Buffer;
  listingId!: number;
  accountId!: number;
  state!: PropertyTypeChangeState;
  fromType!: number;
  toType!: number;
  /** The whole edit that contains the change; deleted when it was unsuccessful. */
  draft!: ValidatedDraft | null;
  /** The processor's id of the subscription that pays for the listing. */
  subscription!: string;
  /** The processor's id of the new price. */
  price!: string;
  /** What the landlord agreed to pay now. */
  chargeCents!: number;
  /** The start of the prorated rest of the month. App clock time. */
  quotedAt!: Date;
  answer!: PropertyTypeChangeAnswer | null;
  openedAt!: Date;
  /** When it was last processed; any process may resume one untouched for long. */
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
