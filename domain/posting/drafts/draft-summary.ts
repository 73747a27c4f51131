import { isEmpty, missingFields } from '../completeness.ts';
import { visibleSections } from '../sections.ts';
import type { Draft } from './draft.ts';
import type { PersistedDraft } from './parse-saved-draft.ts';

/** Returns the labels of what a landlord's draft still needs before it can be published. */
export const missingParts = (draft: Draft | PersistedDraft): string[] => [
  ...(isEmpty(draft.type) ? ['property type'] : []),
  ...visibleSections(1).flatMap(({ name }) => missingFields(name, draft as Draft)),
];

/** Returns what a list shows of a draft. */
export const draftSummary = (id: string, ownId: string | null, draft: PersistedDraft) => ({
  id,
  ownId,
  name: draft.name,
  type: draft.type,
  address: [draft.location.address, draft.location.city].filter((part) => part.trim() !== '').join(', '),
  missing: missingParts(draft),
});
