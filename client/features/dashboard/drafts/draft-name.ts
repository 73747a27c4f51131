import type { MyDraftsQuery } from './my-drafts.generated.ts';

export type Draft = MyDraftsQuery['myDrafts']['drafts'][number];

/** Returns what a draft is called in lists. */
export const draftName = ({ name, address }: Draft): string => name.trim() || address || 'Untitled draft';
