import { defineEntity, p } from '@mikro-orm/core';

/** A listing that its landlord is writing, kept for their other devices. */
export class SavedDraft {
  accountId!: number;
  draftId!: string;
  /** A PersistedDraft; null once it was forgotten or published. */
  draft!: object | null;
  /** Grows with every change. */
  version!: number;
  /** On the product's clock; a week later it is thrown away. */
  savedAt!: Date;
}

export const SavedDraftSchema = defineEntity({
  class: SavedDraft,
  tableName: 'saved_draft',
  properties: {
    accountId: p.bigint('number').primary().autoincrement(false),
    draftId: p.uuid().primary(),
    draft: p.json<object>().nullable(),
    version: p.integer(),
    savedAt: p.datetime(),
  },
});
