import { defineEntity, p } from '@mikro-orm/core';

/** A landlord's unfinished listing, saved for their other devices. */
export class SavedDraft {
  accountId!: number;
  draftId!: string;
  /** A PersistedDraft; null once it was deleted or published. */
  draft!: object | null;
  /** The owner's own id of a listing that was imported; null for one that was written by hand. */
  ownId?: string | null;
  /** Incremented with every change. */
  version!: number;
  /** In the app clock's time; the draft is deleted a week later. */
  savedAt!: Date;
}

export const SavedDraftSchema = defineEntity({
  class: SavedDraft,
  tableName: 'saved_draft',
  properties: {
    accountId: p.bigint('number').primary().autoincrement(false),
    draftId: p.uuid().primary(),
    draft: p.json<object>().nullable(),
    ownId: p.text().nullable(),
    version: p.integer(),
    savedAt: p.datetime(),
  },
});
