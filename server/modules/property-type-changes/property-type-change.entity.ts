import { defineEntity, p } from '@mikro-orm/core';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ValidatedDraft } from '../../../domain/posting/listing-location.ts';

/** Outcome of a change; the same call returns it permanently. */
export type PropertyTypeChangeAnswer = { listing: number } | { errors: FieldErrors };

export type PropertyTypeChangeState = 'open' | 'authenticating' | 'done' | 'rejected' | 'undone';

export const PropertyTypeChangeSchema = defineEntity({
  name: 'PropertyTypeChange',
  tableName: 'property_type_change',
  properties: {
    id: p.uuid().primary(),
    /** Hash of the whole call: an equal call is the same attempt. */
    bodyHash: p.blob().$type<Buffer>(),
    listingId: p.bigint('number'),
    accountId: p.bigint('number'),
    state: p.text().$type<PropertyTypeChangeState>(),
    fromType: p.smallint(),
    toType: p.smallint(),
    /** The whole edit that contains the change; deleted when it was unsuccessful. */
    draft: p.json<ValidatedDraft>().strictNullable(),
    /** The processor's id of the subscription that pays for the listing. */
    subscription: p.text(),
    /** The processor's id of the new price. */
    price: p.text(),
    /** What the landlord agreed to pay now. */
    chargeCents: p.integer(),
    /** The start of the prorated rest of the month. App clock time. */
    quotedAt: p.datetime(),
    answer: p.json<PropertyTypeChangeAnswer>().strictNullable(),
    openedAt: p.datetime(),
    /** When it was last processed; any process may resume one untouched for long. */
    touchedAt: p.datetime(),
    endedAt: p.datetime().strictNullable(),
  },
});

/**
 * One attempt to change the property type of a listing whose month is running: written before anything is charged, so
 * that whatever a crash leaves behind can be finished or undone. Its id is the processor's idempotency key. Its times
 * are system time, except `quotedAt`.
 */
export class PropertyTypeChange extends PropertyTypeChangeSchema.class {}
PropertyTypeChangeSchema.setClass(PropertyTypeChange);
