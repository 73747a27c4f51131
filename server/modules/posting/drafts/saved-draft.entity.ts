import { defineEntity, p } from '@mikro-orm/core';

export const SavedDraftSchema = defineEntity({
  name: 'SavedDraft',
  tableName: 'saved_draft',
  properties: {
    accountId: p.bigint('number').primary().autoincrement(false),
    draftId: p.uuid().primary(),
    /** A PersistedDraft; null once it was deleted or published. */
    draft: p.json<object>().strictNullable(),
    /** The owner's own id of a listing that was imported; null for one that was written by hand. */
    ownId: p.text().nullable(),
    /** Incremented with every change. */
    version: p.integer(),
    /** In the app clock's time; the draft is deleted a week later. */
    savedAt: p.datetime(),
  },
});

/** A landlord's unfinished listing, saved for their other devices. */
export class SavedDraft extends SavedDraftSchema.class {}
SavedDraftSchema.setClass(SavedDraft);
